// Every family and every type, once: one that is missing does not compile.
import { blank } from './blank/index.ts';
import type { BlankAnswer, BlankQuestion, PublicBlankQuestion } from './blank/schema.ts';
import { choice } from './choice/index.ts';
import type { ChoiceAnswer, ChoiceQuestion, PublicChoiceQuestion } from './choice/schema.ts';
import { correction } from './correction/index.ts';
import type { CorrectionAnswer, CorrectionQuestion, PublicCorrectionQuestion } from './correction/schema.ts';
import type { Family } from './family.ts';
import { matching } from './matching/index.ts';
import type { MatchingAnswer, MatchingQuestion, PublicMatchingQuestion } from './matching/schema.ts';
import { open } from './open/index.ts';
import type { OpenAnswer, OpenQuestion, PublicOpenQuestion } from './open/schema.ts';
import type { Answer, Question, QuestionType } from './question.ts';
import type { PublicQuestion } from './schema.ts';
import { trueFalse } from './true-false/index.ts';
import type { PublicTrueFalseQuestion, TrueFalseAnswer, TrueFalseQuestion } from './true-false/schema.ts';

interface Shapes {
  choice: { question: ChoiceQuestion; answer: ChoiceAnswer; public: PublicChoiceQuestion };
  'true-false': { question: TrueFalseQuestion; answer: TrueFalseAnswer; public: PublicTrueFalseQuestion };
  blank: { question: BlankQuestion; answer: BlankAnswer; public: PublicBlankQuestion };
  matching: { question: MatchingQuestion; answer: MatchingAnswer; public: PublicMatchingQuestion };
  correction: { question: CorrectionQuestion; answer: CorrectionAnswer; public: PublicCorrectionQuestion };
  open: { question: OpenQuestion; answer: OpenAnswer; public: PublicOpenQuestion };
}
export type FamilyName = keyof Shapes;

const families = { choice, 'true-false': trueFalse, blank, matching, correction, open } satisfies {
  [Name in FamilyName]: Family<Shapes[Name]['question'], Shapes[Name]['answer'], Shapes[Name]['public']>;
};

const familyNames = {
  0: 'open',
  1: 'choice',
  2: 'choice',
  3: 'blank',
  4: 'true-false',
  5: 'matching',
  6: 'blank',
  7: 'open',
  8: 'choice',
  9: 'choice',
  10: 'blank',
  11: 'blank',
  12: 'choice',
  13: 'choice',
  14: 'correction',
} as const satisfies Record<QuestionType, FamilyName> & {
  [Name in FamilyName as Shapes[Name]['question']['type']]: Name;
};

export function familyNameOf<T extends QuestionType>(type: T): (typeof familyNames)[T] {
  return familyNames[type];
}

/** The methods of a family take questions of that family; a caller who asks by type has one. */
export function familyOf(type: QuestionType): Family<Question, Answer, PublicQuestion> {
  return families[familyNames[type]];
}
