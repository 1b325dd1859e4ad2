import type { DemoExam } from './demo-exam.ts';
import { everydayWonders } from './en.ts';
import { languageAndWorld } from './es.ts';
import { wordsAndNature } from './ja.ts';
import { landAndSea } from './pt.ts';
import { poemsAndSky } from './zh-cn.ts';

/** One for each language. */
export const demoExams: readonly DemoExam[] = [
  everydayWonders,
  poemsAndSky,
  wordsAndNature,
  languageAndWorld,
  landAndSea,
];
