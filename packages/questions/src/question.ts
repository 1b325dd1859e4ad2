// What every part of the product means by a question. One shape, with the specification's field names, travels
// unchanged from the spreadsheet through the database and the wire to the screen.
import type { BlankQuestion } from './blank/schema.ts';
import type { ChoiceAnswer, ChoiceQuestion } from './choice/schema.ts';
import type { CorrectionQuestion } from './correction/schema.ts';
import type { MatchingAnswer, MatchingQuestion } from './matching/schema.ts';
import type { OpenAnswer, OpenQuestion } from './open/schema.ts';
import type { TrueFalseAnswer, TrueFalseQuestion } from './true-false/schema.ts';

export const questionTypes = {
  shortAnswer: 0,
  singleChoice: 1,
  multipleChoice: 2,
  blank: 3,
  trueFalse: 4,
  matching: 5,
  caseSensitiveBlank: 6,
  essay: 7,
  orderedSingleChoice: 8,
  orderedMultipleChoice: 9,
  unorderedBlank: 10,
  caseSensitiveUnorderedBlank: 11,
  oneOrMoreChoice: 12,
  orderedOneOrMoreChoice: 13,
  correction: 14,
} as const;
export type QuestionType = (typeof questionTypes)[keyof typeof questionTypes];

/** Very easy, easy, moderate, hard, very hard. */
export type Difficulty = 0 | 1 | 2 | 3 | 4;

/** HTML of the small set that rich-text/ lets through. Media are named by file, never by address. */
export type RichText = string;

export type Question =
  | ChoiceQuestion
  | TrueFalseQuestion
  | BlankQuestion
  | MatchingQuestion
  | CorrectionQuestion
  | OpenQuestion;

/** What a learner gave, by family; blanks and corrections are lists of texts, as choices are of letters. */
export type Answer = ChoiceAnswer | TrueFalseAnswer | MatchingAnswer | OpenAnswer;
