import { describe, expect, it } from 'vitest';
import { periodOf } from './study-views.ts';

const now = '2026-11-18';

describe('the period above a tab', () => {
  it('is of whole months where months are summed', () => {
    expect(periodOf('months', '2026-09-20', '2026-11-05', now)).toMatchObject({
      type: 'month',
      range: { from: '2026-09', to: '2026-11' },
    });
    expect(periodOf('months', undefined, undefined, now).range).toEqual({ from: '2025-12', to: '2026-11' });
  });

  it('is of days elsewhere, whole months becoming their days', () => {
    expect(periodOf('exams', '2026-09', '2026-11', now)).toMatchObject({
      type: 'date',
      range: { from: '2026-09-01', to: '2026-11-30' },
    });
    expect(periodOf('days', undefined, undefined, now).range).toEqual({ from: '2026-10-19', to: now });
  });

  it('offers what is chosen at one tap in the same shape', () => {
    for (const view of ['days', 'months', 'people', 'exams'] as const) {
      const { quick, range } = periodOf(view, undefined, undefined, now);
      expect(quick.map((one) => one.range)).toContainEqual(range);
    }
  });
});
