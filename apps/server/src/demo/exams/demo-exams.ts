import type { Language } from '@tiku/contract';
import type { DemoExam } from './demo-exam.ts';
import { exam as en } from './en.ts';
import { exam as es } from './es.ts';
import { exam as ja } from './ja.ts';
import { exam as pt } from './pt.ts';
import { exam as zhCn } from './zh-CN.ts';

const inLanguages: Record<Language, DemoExam> = { en, 'zh-CN': zhCn, ja, es, pt };

export const demoExams: readonly DemoExam[] = Object.values(inLanguages);
