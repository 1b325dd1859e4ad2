import { describe, expect, it } from 'vitest';
import {
  chooseQuestions,
  drawQuestions,
  newDraft,
  questionsOf,
  readDraft,
  scoreOne,
  scoreTotal,
  scoreType,
  totalOf,
} from './draft.ts';
import type { OfferedQuestion } from './draft.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';
import { presetOf, presets } from './presets.ts';

const question = (no: number, more: Partial<OfferedQuestion> = {}): OfferedQuestion => ({
  no,
  type: 1,
  score: 1,
  section_no: null,
  difficulty: null,
  ...more,
});
const exam = { exam_id: 7, title: 'Source' };
const withThree = () =>
  chooseQuestions(newDraft(), exam, [question(3), question(1, { score: 2 }), question(2, { type: 4 })]);

describe('the questions of a homework', () => {
  it('come in the order of their exam, and go with the last of it', () => {
    const draft = withThree();
    expect(questionsOf(draft).map(({ no }) => no)).toEqual([1, 2, 3]);
    expect(chooseQuestions(draft, exam, []).exams).toEqual([]);
  });

  it('are drawn by a rule, none twice', () => {
    const offered = [1, 2, 3, 4, 5].map((no) => question(no, { section_no: no > 2 ? 2 : 1, difficulty: no % 2 }));
    const drawn = drawQuestions(offered, new Set([3]), { count: 9, section: 2, difficulty: 1 });
    expect(drawn.map(({ no }) => no)).toEqual([5]);
    expect(drawQuestions(offered, new Set(), { count: 2, section: null, difficulty: null })).toHaveLength(2);
  });
});

describe('the scores of a homework', () => {
  it('are set one by one, by type, or to a total that adds up', () => {
    const draft = withThree();
    expect(totalOf(draft)).toBe(4);
    expect(totalOf(scoreOne(draft, { exam_id: 7, no: 3 }, 2.5))).toBe(5.5);
    expect(totalOf(scoreType(draft, 1, 3))).toBe(7);
    const whole = scoreTotal(draft, 100);
    expect(questionsOf(whole).map(({ score }) => score)).toEqual([50, 25, 25]);
    const uneven = scoreTotal(chooseQuestions(newDraft(), exam, [question(1), question(2), question(3)]), 10);
    expect(totalOf(uneven)).toBe(10);
    expect(totalOf(scoreTotal(scoreType(scoreType(draft, 1, 0), 4, 0), 9))).toBe(9);
  });
});

describe('a draft', () => {
  it('comes back as it was kept, and what is none is given up', () => {
    const draft = withThree();
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    expect([readDraft('{}'), readDraft('not json')]).toEqual([null, null]);
  });
});

it('knows its presets again', () => {
  expect(presetOf(presets.exam)).toBe('exam');
  expect(presetOf({ ...presets.exam, duration: 91 })).toBe(null);
});

it('has times to the minute', () => {
  expect(fromLocalTime(toLocalTime('2026-05-04T10:20:30.000Z'))).toBe('2026-05-04T10:20:00.000Z');
  expect(fromLocalTime('')).toBe(null);
});
