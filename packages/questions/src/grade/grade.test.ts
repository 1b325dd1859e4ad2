import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Arrangement } from '../show/arrange.ts';
import {
  answerFromShown,
  answerToShown,
  createQuestion,
  gradeQuestion,
  isEmptyAnswer,
  showQuestion,
} from '../index.ts';
import { letters } from '../letters.ts';
import type { Answer, Question } from '../question.ts';
import { anyAnswer, anyQuestion, anyQuestionOf } from '../testing/index.ts';
import { questionTypes } from '../types.ts';
import type { QuestionType } from '../types.ts';

const answered = anyQuestion.chain((question) => fc.tuple(fc.constant(question), anyAnswer(question)));

function orderOf(texts: string[]): fc.Arbitrary<number[]> {
  return fc.shuffledSubarray([...texts.keys()], { minLength: texts.length });
}

/** Any order at all, likely or not. */
function anyArrangement(question: Question): fc.Arbitrary<Arrangement> {
  if (question.type === 5) return orderOf(question.matchings).map((matchings) => ({ matchings }));
  if ('options' in question && question.type !== 14) return orderOf(question.options).map((options) => ({ options }));
  return fc.constant({});
}

const emptyAnswers: [QuestionType, Answer | null][] = [
  ...Object.values(questionTypes).map((type): [QuestionType, null] => [type, null]),
  [1, []],
  [3, []],
  [3, ['', ' \u3000']],
  [5, []],
  [5, [null, null]],
  [14, ['\n']],
  [0, { text: ' ', files: [] }],
];

describe('grading', () => {
  it.each(emptyAnswers)('type %d takes %j for no answer', (type, answer) => {
    const question = createQuestion(type);
    expect(isEmptyAnswer(question, answer)).toBe(true);
    expect(gradeQuestion(question, answer)).toEqual({ status: 'unanswered', earned: 0, total: 1 });
  });

  it('takes what is right, wrong or half for an answer', () => {
    expect(gradeQuestion(createQuestion(4), false)).toMatchObject({ status: 'graded', earned: 0 });
    expect(isEmptyAnswer(createQuestion(3), ['', '0'])).toBe(false);
    expect(isEmptyAnswer(createQuestion(5), [null, 'A'])).toBe(false);
  });

  it.each([0, 7] as const)('leaves type %d to a person', (type) => {
    const question = createQuestion(type);
    expect(gradeQuestion(question, { text: 'x', files: [] })).toEqual({ status: 'needs-person', total: 1 });
    expect(gradeQuestion(question, { text: '', files: ['a.png'] })).toEqual({ status: 'needs-person', total: 1 });
  });

  it('never exceeds the maximum, and its parts add up', () => {
    fc.assert(
      fc.property(answered, ([question, answer]) => {
        const grading = gradeQuestion(question, answer);
        expect(grading.total).toBe(question.score);
        if (grading.status !== 'graded') return;
        expect(grading.earned).toBeGreaterThanOrEqual(0);
        expect(grading.earned).toBeLessThanOrEqual(question.score);
        expect(Math.round(grading.earned * 10) / 10).toBe(grading.earned);
        for (const part of grading.parts) expect(part.earned).toBeLessThanOrEqual(part.total);
        expect(grading.right).toBe(grading.parts.every((part) => part.right));
        expect(grading.right && grading.earned !== question.score).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on the order in which options are shown', () => {
    const shown = answered.chain(([question, answer]) =>
      fc.tuple(fc.constant(question), fc.constant(answer), anyArrangement(question)),
    );
    fc.assert(
      fc.property(shown, ([question, answer, arrangement]) => {
        const chosen = answerToShown(question, answer, arrangement);
        const grading = gradeQuestion(question, answer);
        expect(gradeQuestion(showQuestion(question, arrangement), chosen)).toEqual(grading);
        expect(gradeQuestion(question, answerFromShown(question, chosen, arrangement))).toEqual(grading);
      }),
      { numRuns: 1000 },
    );
  });

  it('never earns more by a further option that is wrong', () => {
    const choice = fc.constantFrom(...([1, 2, 8, 9, 12, 13] as const)).chain(anyQuestionOf);
    const cases = choice.chain((question) =>
      fc.tuple(fc.constant(question), anyAnswer(question), fc.constantFrom(...letters.split(''))),
    );
    fc.assert(
      fc.property(cases, ([question, answer, letter]) => {
        if (!Array.isArray(question.correct_answer) || !Array.isArray(answer)) throw new Error('not a choice');
        fc.pre(!(question.correct_answer as string[]).includes(letter));
        const earned = (given: Answer) => {
          const grading = gradeQuestion(question, given);
          return grading.status === 'needs-person' ? Number.NaN : grading.earned;
        };
        expect(earned([...(answer as string[]), letter])).toBeLessThanOrEqual(earned(answer));
      }),
      { numRuns: 500 },
    );
  });

  // Anything but linear time would never end on a megabyte.
  it.each([
    ['a'.repeat(1_000_000), '(a+)+$'],
    [' '.repeat(1_000_000), ' x'],
    ['ａ'.repeat(1_000_000), 'a'.repeat(1_000_000)],
    ['e\u0301'.repeat(500_000), 'é'.repeat(500_000)],
    [`x${' \t'.repeat(500_000)}y`, 'x y'],
  ])('ends on a megabyte', (given, expected) => {
    for (const type of [3, 6, 10, 11] as const) {
      const blank = createQuestion(type);
      const question = { ...blank, correct_answer: [[expected], ['x']], item_scores: [1, 1] } as Question;
      expect(gradeQuestion(question, [given, given]).total).toBe(1);
    }
    const correction = { ...createQuestion(14), options: ['x'], correct_answer: [expected] } as Question;
    expect(gradeQuestion(correction, [given]).total).toBe(1);
  });

  it('takes content for text, never for a pattern', () => {
    for (const text of ['(a+)+$', '.*', '[a-z]', '\\d']) {
      const question = { ...createQuestion(3), correct_answer: [[text]] } as Question;
      expect(gradeQuestion(question, [text])).toMatchObject({ right: true });
      expect(gradeQuestion(question, ['a'])).toMatchObject({ right: false });
    }
  });

  it('has no code that could build a regular expression from content', () => {
    const source = path.join(import.meta.dirname, '..');
    const sources = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.includes('.test.'));
    expect(sources).toContain('blank/grade.ts');
    const building = sources.filter((file) => /\bRegExp\s*\(/.test(readFileSync(path.join(source, file), 'utf8')));
    expect(building).toEqual([]);
  });
});
