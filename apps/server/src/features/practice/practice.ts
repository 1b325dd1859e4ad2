// Practising by oneself as other features meet it: the front door of this feature.
import type { AttemptKind } from '../attempt/kinds/kinds.ts';
import { beginPractice } from './begin-practice.ts';

export { chooseQuestions, questionChoosers, shuffle } from './choose-questions.ts';
export type { Wanted } from './choose-questions.ts';

export const practiceKind: AttemptKind = { begin: beginPractice };
