// The schemas, for those who check what comes in: the server and the contract. The web takes types only.
import { z } from 'zod';
import { blankAnswer, blankQuestion, publicBlankQuestion } from './blank/schema.ts';
import { choiceAnswer, choiceQuestion, publicChoiceQuestion } from './choice/schema.ts';
import { correctionAnswer, correctionQuestion, publicCorrectionQuestion } from './correction/schema.ts';
import { matchingAnswer, matchingQuestion, publicMatchingQuestion } from './matching/schema.ts';
import { openAnswer, openQuestion, publicOpenQuestion } from './open/schema.ts';
import { publicTrueFalseQuestion, trueFalseAnswer, trueFalseQuestion } from './true-false/schema.ts';

export { scoreUpTo } from './fields.ts';

export const question = z.discriminatedUnion('type', [
  choiceQuestion,
  trueFalseQuestion,
  blankQuestion,
  matchingQuestion,
  correctionQuestion,
  openQuestion,
]);

export const publicQuestion = z.discriminatedUnion('type', [
  publicChoiceQuestion,
  publicTrueFalseQuestion,
  publicBlankQuestion,
  publicMatchingQuestion,
  publicCorrectionQuestion,
  publicOpenQuestion,
]);
export type PublicQuestion = z.output<typeof publicQuestion>;

export const answerSchemas = {
  choice: choiceAnswer,
  'true-false': trueFalseAnswer,
  blank: blankAnswer,
  matching: matchingAnswer,
  correction: correctionAnswer,
  open: openAnswer,
} as const;
