import { describe, expect, it } from 'vitest';
import { changeOptions, markOption } from './change-options.ts';
import type { ChoiceQuestion } from './schema.ts';

const question: ChoiceQuestion = {
  type: 2,
  desc: '<p>Which are prime?</p>',
  options: ['2', '4', '5', '6'],
  correct_answer: ['A', 'C'],
  score: 2,
  partial_score: 1,
  explanation: '',
  difficulty: null,
};

function rightTexts({ options, correct_answer }: ChoiceQuestion): string[] {
  return correct_answer.map((letter) => options['ABCDEFGHIJKLMNOPQRST'.indexOf(letter)] ?? '?');
}

describe('the key of a choice', () => {
  it('follows an option that moves, and those it passes', () => {
    const moved = changeOptions(question, { kind: 'move', from: 0, to: 3 });
    expect(moved.options).toEqual(['4', '5', '6', '2']);
    expect(moved.correct_answer).toEqual(['B', 'D']);
    expect(rightTexts(moved).toSorted()).toEqual(['2', '5']);
  });

  it('closes up when an option before it goes', () => {
    const removed = changeOptions(question, { kind: 'remove', index: 1 });
    expect(removed.options).toEqual(['2', '5', '6']);
    expect(rightTexts(removed)).toEqual(['2', '5']);
  });

  it('goes with the option it was', () => {
    expect(changeOptions(question, { kind: 'remove', index: 2 }).correct_answer).toEqual(['A']);
  });

  it('stays when an option is added', () => {
    const added = changeOptions(question, { kind: 'add' });
    expect(added.options).toEqual(['2', '4', '5', '6', '']);
    expect(added.correct_answer).toEqual(['A', 'C']);
  });

  it('is kept in the order of the alphabet, each letter once', () => {
    expect(markOption(question, 'B', true).correct_answer).toEqual(['A', 'B', 'C']);
    expect(markOption(question, 'A', true).correct_answer).toEqual(['A', 'C']);
    expect(markOption(question, 'A', false).correct_answer).toEqual(['C']);
  });
});
