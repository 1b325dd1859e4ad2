import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerFromShown, answerToShown, arrangeQuestion, hideKey, showQuestion } from '../index.ts';
import { letters } from '../letters.ts';
import type { Question, Shapes } from '../question.ts';
import { publicQuestion } from '../schema.ts';
import { anyQuestion } from '../testing/index.ts';
import { familyNameOf, isOf } from '../types.ts';
import type { FamilyName } from '../types.ts';

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** As a learner gets it. */
function publish(question: Question, by: number): string {
  return JSON.stringify(hideKey(showQuestion(question, arrangeQuestion(question, by))));
}

const marker = 'SECRET';

/** Everything that must not get out contains the marker. */
function mark(question: Question): Question {
  const explanation = `<p>${marker}</p>`;
  if (isOf(question, 'open')) return { ...question, explanation, correct_answer: marker };
  if (isOf(question, 'blank')) {
    const correct_answer = question.correct_answer.map((texts) => texts.map(() => marker));
    return { ...question, explanation, correct_answer };
  }
  if (!isOf(question, 'correction')) return { ...question, explanation };
  return { ...question, explanation, correct_answer: question.correct_answer.map(() => marker) };
}

/** The same question with another key, and other points for its parts. */
function changeKey(question: Question, by: number): Question {
  const other = (count: number, at = 0) => letters.charAt((by + at) % count);
  const texts = (key: readonly unknown[]) => key.map(() => `other ${by}`);
  const changers: { [Name in FamilyName]: (old: Shapes[Name]['question']) => Question } = {
    choice: (old) => ({ ...old, correct_answer: [other(old.options.length)], partial_score: null }),
    'true-false': (old) => ({ ...old, correct_answer: !old.correct_answer }),
    blank: (old) => ({ ...old, correct_answer: texts(old.correct_answer).map((text) => [text]), item_scores: [] }),
    matching(old) {
      const correct_answer = old.correct_answer.map((_, item) => other(old.matchings.length, item));
      return { ...old, correct_answer, item_scores: null };
    },
    correction: (old) => ({ ...old, correct_answer: texts(old.correct_answer), item_scores: [] }),
    open: (old) => ({ ...old, correct_answer: `other ${by}` }),
  };
  const change = changers[familyNameOf(question.type)] as (old: Question) => Question;
  return change(question);
}

describe('the public question', () => {
  it('fits the closed schema and holds nothing of the key or the explanation', () => {
    fc.assert(
      fc.property(anyQuestion, seed, (question, by) => {
        const json = publish(mark(question), by);
        expect(publicQuestion.parse(JSON.parse(json))).toEqual(JSON.parse(json));
        expect(json).not.toContain(marker);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same whatever the right answer is', () => {
    fc.assert(
      fc.property(anyQuestion, seed, fc.nat(), (question, by, key) => {
        expect(publish(changeKey(question, key), by)).toBe(publish(question, by));
      }),
      { numRuns: 500 },
    );
  });
});

const cities: Question = {
  type: 2,
  desc: 'Which are capitals?',
  options: ['Rome', 'Milan', 'Paris', 'Lyon'],
  correct_answer: ['A', 'C'],
  score: 1,
  partial_score: null,
  explanation: 'A and C are correct.',
  difficulty: null,
};
const animals: Question = {
  type: 5,
  desc: 'What is it?',
  options: ['Dog', 'Frog', 'Bee'],
  matchings: ['Mammal', 'Amphibian', 'Insect'],
  correct_answer: ['A', 'B', 'C'],
  score: 1,
  item_scores: null,
  explanation: '',
  difficulty: null,
};

describe('shuffling', () => {
  it('shows options, key and explanation in their new places', () => {
    expect(showQuestion(cities, { options: [3, 2, 1, 0] })).toEqual({
      ...cities,
      options: ['Lyon', 'Paris', 'Milan', 'Rome'],
      correct_answer: ['B', 'D'],
      explanation: 'D and B are correct.',
    });
  });

  it('moves the right-hand side of a matching alone', () => {
    expect(showQuestion(animals, { matchings: [1, 2, 0] })).toEqual({
      ...animals,
      matchings: ['Amphibian', 'Insect', 'Mammal'],
      correct_answer: ['C', 'A', 'B'],
    });
  });

  it('brings the letters shown back to the author’s, and those of no option unchanged', () => {
    const arrangement = { options: [3, 2, 1, 0], matchings: [1, 2, 0] };
    expect(answerFromShown(cities, ['A', 'B', 'F'], arrangement)).toEqual(['C', 'D', 'F']);
    expect(answerToShown(cities, ['C', 'D', 'F'], arrangement)).toEqual(['A', 'B', 'F']);
    expect(answerFromShown(animals, ['A', null, 'T'], arrangement)).toEqual(['B', null, 'T']);
    expect(answerToShown(animals, ['B', null, 'T'], arrangement)).toEqual(['A', null, 'T']);
  });

  it('is the same for a seed, and differs between seeds and between questions', () => {
    const seeds = Array.from({ length: 200 }, (_, index) => index);
    const orders = (question: Question) => seeds.map((by) => arrangeQuestion(question, by).options?.join('') ?? '');
    expect(orders(cities)).toEqual(orders(cities));
    expect(new Set(orders(cities)).size).toBe(24);
    const twin = orders({ ...cities, desc: 'Which are big?' });
    expect(orders(cities).filter((order, index) => order === twin[index]).length).toBeLessThan(30);
  });

  it('gives every place to every option alike', () => {
    const counts = [0, 0, 0, 0];
    for (let by = 0; by < 4000; by++) counts[arrangeQuestion(cities, by).options?.indexOf(0) ?? 0]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it.each([8, 9, 13] as const)('leaves the ordered type %d in place', (type) => {
    const question = { ...cities, type };
    expect(arrangeQuestion(question, 7)).toEqual({});
    expect(showQuestion(question, {})).toBe(question);
    expect(answerFromShown(question, ['B'], {})).toEqual(['B']);
  });

  it('leaves in place what its texts may speak of', () => {
    expect(arrangeQuestion({ ...cities, explanation: 'Vitamin A.' }, 7)).toEqual({});
    expect(arrangeQuestion({ ...cities, desc: 'Why is option B wrong?' }, 7)).toEqual({});
    expect(arrangeQuestion({ ...cities, options: ['x', 'y', 'none of the above'] }, 7)).toEqual({});
    expect(arrangeQuestion({ ...animals, matchings: ['x', 'y', 'A and B'] }, 7)).toEqual({});
  });
});
