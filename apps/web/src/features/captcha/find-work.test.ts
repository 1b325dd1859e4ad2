import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findWork } from './find-work.ts';

const zeroBits = (text: string) => {
  const bits = [...createHash('sha256').update(text).digest()]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return bits.indexOf('1');
};

describe('the work', () => {
  it.each([1, 8, 10])('finds a number for each place whose hash begins with %i zeros, and none too late', (bits) => {
    const captchaId = '0b8f3c1e-5d1a-4c55-9f0e-2f4f3c2b1a00';
    const numbers = findWork({ captchaId, count: 5, bits });
    expect(numbers).toHaveLength(5);
    for (const [place, number] of numbers.entries()) {
      expect(zeroBits(`${captchaId}:${place}:${number}`)).toBeGreaterThanOrEqual(bits);
      for (let earlier = 0; earlier < number; earlier++)
        expect(zeroBits(`${captchaId}:${place}:${earlier}`)).toBeLessThan(bits);
    }
  });
});
