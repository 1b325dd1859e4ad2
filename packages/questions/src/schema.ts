// The schemas, for those who check what comes in: the server and the contract. The web takes types only.
import { z } from 'zod';
import { blankAnswer, blankQuestion, publicBlankQuestion } from './blank/schema.ts';
import { choiceAnswer, choiceQuestion, publicChoiceQuestion } from './choice/schema.ts';
import { correctionAnswer, correctionQuestion, publicCorrectionQuestion } from './correction/schema.ts';
import { matchingAnswer, matchingQuestion, publicMatchingQuestion } from './matching/schema.ts';
import { openAnswer, openQuestion, publicOpenQuestion } from './open/schema.ts';
import type { Shapes } from './question.ts';
import { publicTrueFalseQuestion, trueFalseAnswer, trueFalseQuestion } from './true-false/schema.ts';
import type { FamilyName } from './types.ts';

export { scoreBetween, scoreUpTo } from './fields.ts';

/** One that is missing does not compile. */
const schemas = {
  choice: { question: choiceQuestion, public: publicChoiceQuestion, answer: choiceAnswer },
  'true-false': { question: trueFalseQuestion, public: publicTrueFalseQuestion, answer: trueFalseAnswer },
  blank: { question: blankQuestion, public: publicBlankQuestion, answer: blankAnswer },
  matching: { question: matchingQuestion, public: publicMatchingQuestion, answer: matchingAnswer },
  correction: { question: correctionQuestion, public: publicCorrectionQuestion, answer: correctionAnswer },
  open: { question: openQuestion, public: publicOpenQuestion, answer: openAnswer },
} satisfies {
  [Name in FamilyName]: { [Kind in keyof Shapes[Name]]: z.ZodType<Shapes[Name][Kind]> };
};

type FamilySchemas = (typeof schemas)[FamilyName];

/** A question of any family with more fields. A family that is missing here fails the test of `testing/`. */
export function extendQuestion<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.discriminatedUnion('type', [
    schemas.choice.question.extend(shape),
    schemas['true-false'].question.extend(shape),
    schemas.blank.question.extend(shape),
    schemas.matching.question.extend(shape),
    schemas.correction.question.extend(shape),
    schemas.open.question.extend(shape),
  ]);
}

export const question = extendQuestion({});

export const publicQuestion = z.discriminatedUnion('type', [
  schemas.choice.public,
  schemas['true-false'].public,
  schemas.blank.public,
  schemas.matching.public,
  schemas.correction.public,
  schemas.open.public,
]);

export function answerSchemaOf(family: FamilyName): FamilySchemas['answer'] {
  return schemas[family].answer;
}
