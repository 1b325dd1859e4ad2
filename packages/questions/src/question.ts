// What every part of the product means by a question. One shape, with the specification's field names, travels
// unchanged from the spreadsheet through the database and the wire to the screen.
import type { BlankAnswer, BlankQuestion, PublicBlankQuestion } from './blank/schema.ts';
import type { ChoiceAnswer, ChoiceQuestion, PublicChoiceQuestion } from './choice/schema.ts';
import type { CorrectionAnswer, CorrectionQuestion, PublicCorrectionQuestion } from './correction/schema.ts';
import type { MatchingAnswer, MatchingQuestion, PublicMatchingQuestion } from './matching/schema.ts';
import type { OpenAnswer, OpenQuestion, PublicOpenQuestion } from './open/schema.ts';
import type { PublicTrueFalseQuestion, TrueFalseAnswer, TrueFalseQuestion } from './true-false/schema.ts';
import type { FamilyName } from './types.ts';

export interface Shapes {
  choice: { question: ChoiceQuestion; answer: ChoiceAnswer; public: PublicChoiceQuestion };
  'true-false': { question: TrueFalseQuestion; answer: TrueFalseAnswer; public: PublicTrueFalseQuestion };
  blank: { question: BlankQuestion; answer: BlankAnswer; public: PublicBlankQuestion };
  matching: { question: MatchingQuestion; answer: MatchingAnswer; public: PublicMatchingQuestion };
  correction: { question: CorrectionQuestion; answer: CorrectionAnswer; public: PublicCorrectionQuestion };
  open: { question: OpenQuestion; answer: OpenAnswer; public: PublicOpenQuestion };
}

export type Question = Shapes[FamilyName]['question'];
/** A question as a learner is given it: without anything that tells its answer. */
export type PublicQuestion = Shapes[FamilyName]['public'];
/** What a learner gave, by family; blanks and corrections are lists of texts, as choices are of letters. */
export type Answer = Shapes[FamilyName]['answer'];

/** Very easy, easy, moderate, hard, very hard. */
export type Difficulty = 0 | 1 | 2 | 3 | 4;

/** HTML of the small set that rich-text/ lets through. Media are named by file, never by address. */
export type RichText = string;
