import { expect, it } from 'vitest';
import { quickEnd } from './quick-ends.ts';

it('means this night, the next, and the Friday that lies ahead', () => {
  const wednesday = new Date(2026, 10, 18, 20, 30);
  expect(quickEnd('tonight', wednesday)).toBe('2026-11-18T23:59');
  expect(quickEnd('tomorrow', wednesday)).toBe('2026-11-19T23:59');
  expect(quickEnd('friday', wednesday)).toBe('2026-11-20T18:00');
  expect(quickEnd('friday', new Date(2026, 10, 20, 17, 59))).toBe('2026-11-20T18:00');
  expect(quickEnd('friday', new Date(2026, 10, 20, 18, 0))).toBe('2026-11-27T18:00');
  expect(quickEnd('tomorrow', new Date(2026, 11, 31, 9, 0))).toBe('2027-01-01T23:59');
});
