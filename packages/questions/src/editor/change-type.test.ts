import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion } from '../choice/schema.ts';
import { createQuestion } from '../edit.ts';
import type { Question } from '../question.ts';
import { changeType, keep, leavesSomething, nothingKept } from './change-type.ts';
import { questionTypes } from '../types.ts';
import type { QuestionType } from '../types.ts';

const shared = { desc: '<p>Stem</p>', explanation: '<p>Because</p>', difficulty: 3 as const };
const choice: ChoiceQuestion = {
  type: 2,
  ...shared,
  options: ['<p>a</p>', '<p>b</p>', '<p>c</p>'],
  correct_answer: ['A', 'C'],
  score: 5,
  partial_score: 2,
};
const samples: Question[] = [
  choice,
  { type: 4, ...shared, correct_answer: false, score: 5 },
  { type: 3, ...shared, correct_answer: [['x', 'y'], ['z']], score: 5, item_scores: [2, 3] },
  {
    type: 5,
    ...shared,
    options: ['1', '2'],
    matchings: ['m', 'n', 'o'],
    correct_answer: ['C', 'A'],
    score: 5,
    item_scores: [1, 4],
  },
  { type: 14, ...shared, options: ['1', '2'], correct_answer: ['one', 'two'], score: 5, item_scores: [4, 1] },
  { type: 0, ...shared, correct_answer: '<p>Reference</p>', score: 5 },
];
const types = Object.values(questionTypes);

/** What an author does who tries one type after another. */
function walk(question: Question, ...way: ((now: Question) => Question | QuestionType)[]): Question {
  let now = question;
  let kept = nothingKept;
  for (const step of way) {
    const next = step(now);
    if (typeof next !== 'number') {
      now = next;
      continue;
    }
    kept = keep(kept, now);
    now = changeType(now, next, kept);
  }
  return now;
}
const to = (type: QuestionType) => () => type;

describe('another type', () => {
  it('keeps stem, explanation, difficulty and score', () => {
    for (const question of samples)
      for (const type of types) expect(changeType(question, type)).toMatchObject({ type, ...shared, score: 5 });
  });

  it('has exactly the fields of its type', () => {
    for (const question of samples)
      for (const type of types) {
        const fields = Object.keys(createQuestion(type)).toSorted();
        expect(Object.keys(changeType(question, type)).toSorted()).toEqual(fields);
      }
  });

  it('loses nothing on the way back, wherever it has been', () => {
    for (const question of samples)
      for (const first of types)
        for (const second of types) expect(walk(question, to(first), to(second), to(question.type))).toEqual(question);
  });

  it('keeps the options of a choice for a matching and a correction', () => {
    expect(changeType(choice, 5)).toMatchObject({ options: choice.options, correct_answer: ['', '', ''] });
    expect(changeType(choice, 14)).toMatchObject({ options: choice.options, correct_answer: ['', '', ''] });
  });

  it('keeps the key among choices, and its first letter where one option can be right', () => {
    expect(changeType(choice, 13)).toMatchObject({ correct_answer: ['A', 'C'], partial_score: 2 });
    expect(changeType(choice, 1)).toMatchObject({ correct_answer: ['A'], partial_score: null });
  });

  it('divides the score among the items', () => {
    expect(changeType(choice, 14)).toMatchObject({ score: 5, item_scores: [1.7, 1.7, 1.6] });
  });
});

it('says whether something has to be left behind', () => {
  expect(leavesSomething(choice, 1)).toBe(true);
  expect(leavesSomething(choice, 9)).toBe(false);
  expect(leavesSomething(choice, 0)).toBe(true);
  for (const type of types) expect(leavesSomething(createQuestion(1), type)).toBe(false);
  expect(leavesSomething(samples[5]!, 7)).toBe(false);
  expect(leavesSomething(samples[5]!, 4)).toBe(true);
});

describe('coming back to a type', () => {
  it('takes what was changed meanwhile over what was kept', () => {
    const answered = walk(choice, to(1), (now) => ({ ...now, correct_answer: ['B'] }) as Question, to(2));
    expect(answered).toMatchObject({ correct_answer: ['B'], partial_score: 2 });
    const rescored = walk(samples[2]!, to(1), (now) => ({ ...now, score: 8 }), to(3));
    expect(rescored).toMatchObject({ score: 8, item_scores: [4, 4], correct_answer: [['x', 'y'], ['z']] });
  });

  it('finds the right options again after they were moved and edited', () => {
    const options = ['<p>c</p>', '<p>a</p>', '<p>b!</p>'];
    const edit = (now: Question) => ({ ...now, options, correct_answer: ['', '', ''] }) as Question;
    expect(walk(choice, to(14), edit, to(2))).toMatchObject({ correct_answer: ['A', 'B'] });
  });

  it('keeps scores per item even while one of them is missing', () => {
    const unfinished: Question = {
      type: 3,
      ...shared,
      correct_answer: [['x'], ['y']],
      score: Number.NaN,
      item_scores: [2, Number.NaN],
    };
    expect(walk(unfinished, to(4), to(3))).toEqual(unfinished);
  });
});
