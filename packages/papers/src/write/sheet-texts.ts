import type { Language } from '@tiku/questions/languages';
import { texts as en } from './languages/en.ts';
import { texts as es } from './languages/es.ts';
import { texts as ja } from './languages/ja.ts';
import { texts as pt } from './languages/pt.ts';
import type { SheetTexts } from './languages/sheet-texts.ts';
import { texts as zhCn } from './languages/zh-CN.ts';

export const sheetTexts: Record<Language, SheetTexts> = { en, 'zh-CN': zhCn, ja, es, pt };
