import { describe, expect, it } from 'vitest';
import { readPublicId } from './read-public-id.ts';

describe('readPublicId', () => {
  it.each([
    'abcd2345efgh',
    'ABCD 2345 EFGH',
    'abcd-2345-efgh',
    'https://tiku.example.org/group/join?public_id=abcd2345efgh&company_id=3',
  ])('finds the id in %s', (text) => {
    expect(readPublicId(text)).toBe('abcd2345efgh');
  });

  it.each(['', 'abcd', 'abcd2345efg!', 'https://tiku.example.org/group/join', '<script>alert(1)</script>'])(
    'finds none in %s',
    (text) => {
      expect(readPublicId(text)).toBe(null);
    },
  );
});
