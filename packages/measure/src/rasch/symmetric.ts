// Elementary symmetric functions: with easiness e of each question, γ(r) sums the products of all choices of r questions. The
// chance of a pattern among those with the same raw score is made of them, also of those who answered another day.
import { zeros } from '../numbers/numbers.ts';

/** γ(0) to γ(k), by adding one question after the other: nothing is subtracted, so nothing is lost. */
export function symmetricFunctions(easiness: readonly number[]): number[] {
  const gamma = zeros(easiness.length + 1);
  gamma[0] = 1;
  for (const [at, e] of easiness.entries()) {
    for (let r = at + 1; r >= 1; r--) gamma[r] = (gamma[r] ?? 0) + e * (gamma[r - 1] ?? 0);
  }
  return gamma;
}

/**
 * γ of all questions but one, from γ of all. From both ends to where they meet: the end from which each value is the smaller part
 * of what is subtracted would lose its digits.
 */
export function withoutQuestion(gamma: readonly number[], e: number): number[] {
  const count = gamma.length - 1;
  const rest = zeros(count);
  // Upwards, what is known already weighs less as long as e γ'(r-1) < γ'(r): up to about where the products are largest.
  let middle = 0;
  for (let r = 0; r < count; r++) if ((gamma[r] ?? 0) * e <= (gamma[r + 1] ?? 0)) middle = r;
  let above = 0;
  for (let r = 0; r <= Math.min(middle, count - 1); r++) {
    rest[r] = (gamma[r] ?? 0) - e * (r > 0 ? (rest[r - 1] ?? 0) : 0);
  }
  for (let r = count - 1; r > middle; r--) {
    rest[r] = ((gamma[r + 1] ?? 0) - above) / e;
    above = rest[r] ?? 0;
  }
  return rest;
}
