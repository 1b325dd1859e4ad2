import { describe, expect, it } from 'vitest';
import { listPath, practicePath, readOrder } from './lists.ts';

describe('the lists of marked questions', () => {
  it('lead to their questions, and to the practice of their kind', () => {
    expect(listPath('noted', 12)).toBe('/question/exam-noted-questions?exam_id=12');
    expect((['wrong', 'favorited', 'noted'] as const).map((kind) => practicePath(kind, 12))).toEqual([
      '/exam/detail/practice?exam_id=12&type=4',
      '/exam/detail/practice?exam_id=12&type=5',
      '/exam/detail/practice?exam_id=12&type=6',
    ]);
  });

  it('begin with the newest, whatever the address says', () => {
    expect([undefined, '', 'toString', 'count'].map(readOrder)).toEqual(['recent', 'recent', 'recent', 'count']);
  });
});
