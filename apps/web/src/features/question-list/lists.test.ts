import { describe, expect, it } from 'vitest';
import { listPath, readOrder } from './lists.ts';

describe('the lists of marked questions', () => {
  it('lead to the questions of an exam', () => {
    expect(listPath('noted', 12)).toBe('/question/exam-noted-questions?exam_id=12');
  });

  it('begin with the newest, whatever the address says', () => {
    expect([undefined, '', 'toString', 'count'].map(readOrder)).toEqual(['recent', 'recent', 'recent', 'count']);
  });
});
