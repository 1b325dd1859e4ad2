import { describe, expect, it } from 'vitest';
import { readDay, settleOrder } from './read-day.ts';

describe('a day', () => {
  it.each([
    ['2026-12-31', '2026-12-31'],
    ['2026/12/31', '2026-12-31'],
    ['2026.12.31 00:00', '2026-12-31'],
    ['2026年12月31日', '2026-12-31'],
    ['２０２６年１２月３１日', '2026-12-31'],
    ['20261231', '2026-12-31'],
    ['46387', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['12/31/2026', '2026-12-31'],
    ['31.12.26', '2026-12-31'],
    ['3.4.2026', '2026-04-03'],
    ['4/4/2026', '2026-04-04'],
    ['31 Dec 2026', '2026-12-31'],
    ['December 31, 2026', '2026-12-31'],
    ['31-dez-26', '2026-12-31'],
    ['31 de diciembre de 2026', '2026-12-31'],
    ['长期有效', null],
    ['never', null],
    ['2026-02-30', 'wrong'],
    ['soon', 'wrong'],
    ['12345', 'wrong'],
    ['3/4/2026', 'ambiguous'],
  ])('written as %s is %s', (text, day) => {
    expect(readDay(text, null)).toBe(day);
  });

  it('is read in the order that others of its column settle', () => {
    expect(settleOrder(['3/4/2026', '31/12/2026', ''])).toBe('dmy');
    expect(settleOrder(['3/4/2026', '12/31/2026'])).toBe('mdy');
    expect(settleOrder(['31/12/2026', '12/31/2026'])).toBeNull();
    expect(readDay('3/4/2026', 'dmy')).toBe('2026-04-03');
    expect(readDay('3/4/2026', 'mdy')).toBe('2026-03-04');
  });
});
