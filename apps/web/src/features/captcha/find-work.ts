import { sha256 } from '@noble/hashes/sha2.js';

export interface WorkTask {
  captchaId: string;
  /** How many numbers to find. */
  count: number;
  /** Zero bits that the hash of each begins with, at most 24. */
  bits: number;
}

/**
 * For each place, the first number for which the hash of `<captcha id>:<place>:<number>` begins with enough zeros. Not Web
 * Crypto: plain http on a school network has none.
 */
export function findWork({ captchaId, count, bits }: WorkTask): number[] {
  const encoder = new TextEncoder();
  return Array.from({ length: count }, (_, place) => {
    for (let number = 0; ; number++) {
      const [first = 0, second = 0, third = 0] = sha256(encoder.encode(`${captchaId}:${place}:${number}`));
      if (((first << 16) | (second << 8) | third) >>> (24 - bits) === 0) return number;
    }
  });
}
