// What is said about files that people bring, in every language. A code without words does not compile.
import type { Language } from '@tiku/contract';
import { texts as en } from './en.ts';
import type { ImportTexts } from './import-texts.ts';
import { texts as es } from './es.ts';
import { texts as ja } from './ja.ts';
import { texts as pt } from './pt.ts';
import { texts as zhCn } from './zh-CN.ts';

export const importTexts: Record<Language, ImportTexts> = { en, 'zh-CN': zhCn, ja, es, pt };
