import { describe, expect, it } from 'vitest';
import { clampNumber } from './clamp-number.ts';

const bounds = { value: 7, min: 1, max: 60 };

describe('a number that is typed', () => {
  it('is taken as it is between the bounds', () => {
    expect(clampNumber('12', bounds)).toBe(12);
    expect(clampNumber('１２', bounds)).toBe(12);
    expect(clampNumber(' 5 ', bounds)).toBe(5);
  });

  it('becomes the nearest bound outside of them', () => {
    expect(clampNumber('0', bounds)).toBe(1);
    expect(clampNumber('-3', bounds)).toBe(1);
    expect(clampNumber('1,000', bounds)).toBe(60);
    expect(clampNumber('', bounds)).toBe(1);
  });

  it('is rounded to a whole one', () => {
    expect(clampNumber('2.6', bounds)).toBe(3);
  });

  it('leaves the one before where it is none', () => {
    expect(clampNumber('ten', bounds)).toBe(7);
  });
});
