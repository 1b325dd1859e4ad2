import { describe, expect, it } from 'vitest';
import { readId } from '../../../lib/navigation/read-id.ts';
import { readCategory, readOrder, readStatus, readType } from './filters.ts';

describe('what an address asks for', () => {
  it('is an order of that list, or its first', () => {
    expect(readOrder('public', 'rating')).toBe('rating');
    expect(readOrder('public', 'title')).toBe('hot');
    expect(readOrder('uploaded', undefined)).toBe('updated');
  });

  it('is a status that exists, or none', () => {
    expect(readStatus('0')).toBe(0);
    expect(readStatus('1')).toBeNull();
    expect(readStatus('')).toBeNull();
  });

  it('is a category that exists, or none', () => {
    expect(readCategory('11')).toBe(11);
    expect(readCategory('12')).toBeNull();
    expect(readCategory('1e0')).toBeNull();
  });

  it('is a type of question, or none', () => {
    expect([readType('0'), readType('14')]).toEqual([0, 14]);
    for (const text of [undefined, '', '15', '01', '-1', '1.5']) expect(readType(text)).toBeUndefined();
  });

  it('is an id, or nothing at all', () => {
    expect(readId('42')).toBe(42);
    for (const text of [undefined, '', '0', '-1', '1.5', '1e3', 'x', '9'.repeat(30)])
      expect(readId(text)).toBeUndefined();
  });
});
