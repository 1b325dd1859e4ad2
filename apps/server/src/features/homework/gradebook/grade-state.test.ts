import { describe, expect, it } from 'vitest';
import { gradeStateOf, scoreOf } from './grade-state.ts';
import type { ColumnTimes, GivenCell } from './grade-state.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 4, 4, hour));
const over: ColumnTimes = { end_time: at(10), closes_at: at(10), server_time: at(12), result_time: 0 };
const running: ColumnTimes = { ...over, end_time: at(14), closes_at: at(14) };
const stayed = { joined_at: at(1), left_at: null };
const given = (more: Partial<GivenCell>): GivenCell => ({
  homework_id: 1,
  best_id: null,
  score: null,
  is_withheld: null,
  is_marked: null,
  is_open: false,
  reason: null,
  is_theirs: true,
  is_over: true,
  ...more,
});
const paper = given({ best_id: 7, score: 8, is_withheld: false, is_marked: true });

describe('a grade', () => {
  it('counts once its result is out', () => {
    expect(gradeStateOf(over, paper, stayed)).toBe('scored');
    expect(gradeStateOf({ ...running, result_time: 1 }, paper, stayed)).toBe('unreleased');
    expect(gradeStateOf(over, { ...paper, is_withheld: true }, stayed)).toBe('unreleased');
    expect(gradeStateOf(over, { ...paper, is_withheld: true, is_marked: false }, stayed)).toBe('waiting');
  });

  it('is to be done until it ends for its person, and missing from then on', () => {
    expect(gradeStateOf(running, undefined, stayed)).toBe('due');
    expect(gradeStateOf(over, undefined, stayed)).toBe('missing');
    // What is for others alone is never theirs to do.
    expect(gradeStateOf(over, given({ is_theirs: false }), stayed)).toBe('none');
    expect(gradeStateOf(running, given({ is_theirs: false, is_over: false }), stayed)).toBe('none');
    // They were given longer than the others, or are at it until somebody hands it in for them.
    expect(gradeStateOf({ ...over, closes_at: at(13) }, given({ is_over: false }), stayed)).toBe('due');
    expect(gradeStateOf(over, given({ is_open: true }), stayed)).toBe('due');
    // Or less: it is over for them alone.
    expect(gradeStateOf(running, given({ is_over: true }), stayed)).toBe('missing');
  });

  it('is not missed by who came after its end, or went before it', () => {
    expect(gradeStateOf(over, undefined, { joined_at: at(11), left_at: null })).toBe('none');
    expect(gradeStateOf(over, undefined, { joined_at: at(1), left_at: at(9) })).toBe('none');
    expect(gradeStateOf(over, undefined, { joined_at: at(1), left_at: at(11) })).toBe('missing');
    expect(gradeStateOf(running, undefined, { joined_at: at(1), left_at: at(11) })).toBe('none');
    // What they did before they went stands.
    expect(gradeStateOf(over, paper, { joined_at: at(1), left_at: at(9) })).toBe('scored');
  });

  it('does not count for who is exempt, whatever they did', () => {
    expect(gradeStateOf(over, given({ reason: 'ill' }), stayed)).toBe('exempt');
    expect(gradeStateOf(over, { ...paper, reason: 'ill' }, stayed)).toBe('exempt');
  });

  it('shows its person nothing that is not out, and its markers what has every mark', () => {
    const withheld = { ...paper, is_withheld: true };
    expect(scoreOf('unreleased', withheld, over, true)).toBeNull();
    expect(scoreOf('exempt', { ...withheld, reason: 'ill' }, over, true)).toBeNull();
    expect(scoreOf('unreleased', withheld, over, false)).toBe(8);
    expect(scoreOf('waiting', { ...withheld, is_marked: false }, over, false)).toBeNull();
    expect(scoreOf('exempt', { ...withheld, is_marked: false, reason: 'ill' }, over, false)).toBeNull();
    expect(scoreOf('scored', paper, over, true)).toBe(8);
  });
});
