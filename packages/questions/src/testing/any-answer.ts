import fc from 'fast-check';
import { letters, maxOptions } from '../letters.ts';
import type { Answer, Question } from '../question.ts';

const letter = fc.constantFrom(...letters.split(''));

/** Right, half right, wrong, too short, too long, beside the options, twice the same, or empty. */
export function anyAnswer(question: Question): fc.Arbitrary<Answer> {
  switch (question.type) {
    case 0:
    case 7:
      return fc.record({ text: fc.string(), files: fc.array(fc.string({ maxLength: 20 }), { maxLength: 3 }) });
    case 4:
      return fc.boolean();
    case 5: {
      const guess = fc.oneof(fc.constantFrom(...question.correct_answer), fc.option(letter));
      return fc.oneof(fc.constant(question.correct_answer), fc.array(guess, { maxLength: maxOptions }));
    }
    case 3:
    case 6:
    case 10:
    case 11: {
      const known = question.correct_answer.flat();
      return anyTexts(known, fc.shuffledSubarray(question.correct_answer.map(([text = '']) => text)));
    }
    case 14:
      return anyTexts(question.correct_answer, fc.constant(question.correct_answer));
    default: {
      const guess = fc.oneof(fc.constantFrom(...question.correct_answer), letter);
      return fc.oneof(fc.constant(question.correct_answer), fc.array(guess, { maxLength: maxOptions }));
    }
  }
}

function anyTexts(known: string[], right: fc.Arbitrary<string[]>): fc.Arbitrary<string[]> {
  const guess = fc.oneof(fc.constantFrom(...known), fc.constant(''), fc.string({ unit: 'grapheme' }));
  return fc.oneof(right, fc.array(guess, { maxLength: maxOptions }));
}
