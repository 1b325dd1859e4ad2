import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyNameOf, findProblems } from '../index.ts';
import { answerSchemaOf, question as questionSchema } from '../schema.ts';
import { anyAnswer, anyQuestion } from './index.ts';

describe('random questions', () => {
  it('are fit to be asked, and their answers fit to be sent', () => {
    fc.assert(
      fc.property(
        anyQuestion.chain((question) => fc.tuple(fc.constant(question), anyAnswer(question))),
        ([question, answer]) => {
          expect(findProblems(question)).toEqual([]);
          expect(questionSchema.parse(question)).toEqual(question);
          expect(answerSchemaOf(familyNameOf(question.type)).parse(answer)).toEqual(answer);
        },
      ),
      { numRuns: 300 },
    );
  });
});
