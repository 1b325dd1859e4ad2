import { languages } from '@tiku/contract';
import type { Language } from '@tiku/contract';
import { readDemoExam } from './demo-exam.ts';
import type { DemoExam } from './demo-exam.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import atSea from './stars-at-sea.json' with { type: 'json' };
import zhCn from './zh-CN.json' with { type: 'json' };

const inLanguages: Record<Language, unknown> = { en, 'zh-CN': zhCn, ja, es, pt };

export const demoExams: readonly DemoExam[] = languages.map((language) =>
  readDemoExam(language, inLanguages[language]),
);

/** The exam of the bundle with a price: in no list of free exams. */
export const starsAtSea = readDemoExam('en', atSea);
