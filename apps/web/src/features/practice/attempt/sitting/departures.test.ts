import { describe, expect, it } from 'vitest';
import { comeBack, forgetTold, leave, nothingKept, readKept } from './departures.ts';

const start = Date.parse('2026-05-04T10:00:00.000Z');

describe('a departure', () => {
  it('is one, however many signs there are of it, and the strongest names it', () => {
    const away = leave(leave(nothingKept, 'blur', start), 'hidden', start + 50);
    expect(comeBack(away, start + 7_000)).toEqual({
      seq: 1,
      left: null,
      pending: [{ seq: 1, left_at: '2026-05-04T10:00:00.000Z', seconds: 7, cause: 'hidden' }],
    });
  });

  it('keeps its excuse when the page is hidden as well', () => {
    const away = leave(leave(nothingKept, 'picker', start), 'hidden', start + 50);
    expect(comeBack(away, start + 1_000).pending[0]?.cause).toBe('picker');
  });

  it('is none where nobody had left', () => {
    expect(comeBack(nothingKept, start)).toBe(nothingKept);
  });

  it('is counted up, and forgotten once it is told', () => {
    const once = comeBack(leave(nothingKept, 'blur', start), start + 1_000);
    const twice = comeBack(leave(once, 'blur', start + 2_000), start + 3_000);
    expect(twice.pending.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(forgetTold(twice, once.pending).pending.map(({ seq }) => seq)).toEqual([2]);
  });

  it('survives a reload', () => {
    const away = leave(nothingKept, 'hidden', start);
    expect(readKept(JSON.stringify(away))).toEqual(away);
    expect([readKept(null), readKept('{')]).toEqual([nothingKept, nothingKept]);
  });
});
