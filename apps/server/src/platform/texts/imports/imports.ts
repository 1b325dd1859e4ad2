// What is said about files that people bring, in five languages. A code without words does not compile.
import type { Language } from '@tiku/contract';
import { en } from './en.ts';
import type { ImportTexts } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { pt } from './pt.ts';
import { zhCn } from './zh-cn.ts';

export const importTexts: Record<Language, ImportTexts> = { en, 'zh-CN': zhCn, ja, es, pt };
