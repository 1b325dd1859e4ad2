import { describe, expect, it } from 'vitest';
import {
  addQuestions,
  dropExam,
  dropQuestion,
  moveQuestion,
  newDraft,
  readDraft,
  runsOf,
  scoreOne,
  scoreTotal,
  scoreType,
  totalOf,
} from './draft.ts';
import type { Draft, OfferedQuestion } from './draft.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';
import { presetOf, presets } from './presets.ts';

const question = (no: number, more: Partial<OfferedQuestion> = {}): OfferedQuestion => ({
  no,
  type: 1,
  score: 1,
  section_no: null,
  difficulty: null,
  stem: `Stem ${no}`,
  is_used: false,
  ...more,
});
const source = { exam_id: 7, title: 'Source' };
const other = { exam_id: 9, title: 'Other' };
const withThree = () =>
  addQuestions(newDraft(), source, [question(3), question(1, { score: 2 }), question(2, { type: 4 })]);
const placesOf = ({ questions }: Draft) => questions.map(({ exam_id, no }) => `${exam_id}/${no}`);

describe('the questions of a homework', () => {
  it('come in the order chosen, none twice, and keep their scores when chosen again', () => {
    const draft = scoreOne(withThree(), { exam_id: 7, no: 3 }, 5);
    const more = addQuestions(addQuestions(draft, other, [question(1)]), source, [question(3), question(4)]);
    expect(placesOf(more)).toEqual(['7/3', '7/1', '7/2', '9/1', '7/4']);
    expect(more.questions[0]?.score).toBe(5);
    expect(more.titles).toEqual({ 7: 'Source', 9: 'Other' });
    expect(placesOf(dropQuestion(more, { exam_id: 7, no: 1 }))).toEqual(['7/3', '7/2', '9/1', '7/4']);
    expect(placesOf(dropExam(more, 7))).toEqual(['9/1']);
  });

  it('are moved, and stay at the ends of their list', () => {
    const draft = withThree();
    expect(placesOf(moveQuestion(draft, 0, 2))).toEqual(['7/1', '7/2', '7/3']);
    expect(placesOf(moveQuestion(draft, 2, -1))).toEqual(['7/2', '7/3', '7/1']);
    expect(placesOf(moveQuestion(draft, 1, 9))).toEqual(['7/3', '7/2', '7/1']);
    expect(moveQuestion(draft, 5, 0)).toBe(draft);
  });

  it('are asked for in runs, so that their order holds across exams', () => {
    const mixed = moveQuestion(addQuestions(withThree(), other, [question(1)]), 3, 1);
    expect(runsOf(mixed)).toEqual([
      { exam_id: 7, sel_qs: [3] },
      { exam_id: 9, sel_qs: [1] },
      { exam_id: 7, sel_qs: [1, 2] },
    ]);
  });
});

describe('the scores of a homework', () => {
  it('are set one by one, by type, or to a total that adds up', () => {
    const draft = withThree();
    expect(totalOf(draft)).toBe(4);
    expect(totalOf(scoreOne(draft, { exam_id: 7, no: 3 }, 2.5))).toBe(5.5);
    expect(totalOf(scoreType(draft, 1, 3))).toBe(7);
    const whole = scoreTotal(draft, 100);
    expect(whole.questions.map(({ score }) => score)).toEqual([25, 50, 25]);
    const uneven = scoreTotal(addQuestions(newDraft(), source, [question(1), question(2), question(3)]), 10);
    expect(totalOf(uneven)).toBe(10);
    expect(totalOf(scoreTotal(scoreType(scoreType(draft, 1, 0), 4, 0), 9))).toBe(9);
  });
});

describe('a draft', () => {
  it('comes back as it was kept, and what is none is given up', () => {
    const draft = withThree();
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    expect([readDraft('{}'), readDraft('not json'), readDraft('{"info":{}}')]).toEqual([null, null, null]);
  });

  it('comes back from the time when each exam had its questions together', () => {
    const { info } = newDraft();
    const { section_no, difficulty, stem, is_used, ...kept } = question(2);
    const old = { step: 2, exams: [{ ...source, questions: [{ ...kept, section_no, difficulty }] }], info };
    const draft = readDraft(JSON.stringify(old));
    expect(draft).toMatchObject({ step: 2, titles: { 7: 'Source' } });
    expect(draft?.questions).toEqual([{ exam_id: 7, ...kept, stem: '' }]);
    expect([stem, is_used]).toEqual(['Stem 2', false]);
  });

  it('is small enough to be kept with as many questions as a homework has', () => {
    const long = Array.from({ length: 300 }, (_, at) => question(at + 1, { stem: '题'.repeat(100) }));
    expect(JSON.stringify(addQuestions(newDraft(), source, long)).length).toBeLessThan(60_000);
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
