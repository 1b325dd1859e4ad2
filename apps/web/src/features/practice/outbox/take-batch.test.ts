import { describe, expect, it } from 'vitest';
import { waitBefore } from './backoff.ts';
import type { PendingAnswer } from './pending.ts';
import { takeBatch } from './take-batch.ts';

function pendingOf(no: number, seq: number, text = 'x'): PendingAnswer {
  return { owner: 'me', attemptId: 1, no, seq, answer: { text, files: [] }, check: false };
}

describe('a batch', () => {
  it('holds the oldest answers first', () => {
    expect(takeBatch([pendingOf(1, 30), pendingOf(2, 10), pendingOf(3, 20)], 2).map(({ no }) => no)).toEqual([2, 3]);
  });

  it('stays small enough for one call', () => {
    const essays = [1, 2, 3, 4].map((no) => pendingOf(no, no, '字'.repeat(50_000)));
    expect(takeBatch(essays)).toHaveLength(2);
  });

  it('holds one answer however long it is', () => {
    expect(takeBatch([pendingOf(1, 1, '字'.repeat(400_000))])).toHaveLength(1);
  });
});

describe('waiting before the next try', () => {
  it('doubles from about a second to half a minute, and differs by chance', () => {
    expect([1, 2, 3, 20].map((failures) => waitBefore(failures, 1))).toEqual([1_000, 2_000, 4_000, 30_000]);
    expect(waitBefore(1, 0)).toBe(500);
  });
});
