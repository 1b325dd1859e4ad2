import fc from 'fast-check';
import { letters, maxOptions } from '../letters.ts';
import type { Answer, Question, Shapes } from '../question.ts';
import { familyNameOf } from '../types.ts';
import type { FamilyName } from '../types.ts';

const letter = fc.constantFrom(...letters.split(''));

function anyLetters<T>(key: T[], other: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  const guess = fc.oneof(fc.constantFrom(...key), other);
  return fc.oneof(fc.constant(key), fc.array(guess, { maxLength: maxOptions }));
}

/** One that is missing does not compile. */
const makers: {
  [Name in FamilyName]: (question: Shapes[Name]['question']) => fc.Arbitrary<Shapes[Name]['answer']>;
} = {
  choice: ({ correct_answer }) => anyLetters(correct_answer, letter),
  'true-false': () => fc.boolean(),
  blank: ({ correct_answer }) =>
    anyTexts(correct_answer.flat(), fc.shuffledSubarray(correct_answer.map(([text = '']) => text))),
  matching: ({ correct_answer }) => anyLetters<string | null>(correct_answer, fc.option(letter)),
  correction: ({ correct_answer }) => anyTexts(correct_answer, fc.constant(correct_answer)),
  open: () => fc.record({ text: fc.string(), files: fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 }) }),
};

/** Right, half right, wrong, too short, too long, beside the options, twice the same, or empty. */
export function anyAnswer(question: Question): fc.Arbitrary<Answer> {
  const make = makers[familyNameOf(question.type)] as (question: Question) => fc.Arbitrary<Answer>;
  return make(question);
}

function anyTexts(known: string[], right: fc.Arbitrary<string[]>): fc.Arbitrary<string[]> {
  const guess = fc.oneof(fc.constantFrom(...known), fc.constant(''), fc.string({ unit: 'grapheme' }));
  return fc.oneof(right, fc.array(guess, { maxLength: maxOptions }));
}
