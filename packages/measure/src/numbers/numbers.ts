// What the figures are computed with.

export const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** A quotient, or null where it has no meaning: nobody is to see NaN or infinity. */
export function ratio(numerator: number, denominator: number): number | null {
  const value = numerator / denominator;
  return denominator === 0 || !Number.isFinite(value) ? null : value;
}

/** Whether a sum of squares is nothing but rounding, beside what it was made of. */
export function isNothing(squares: number, scale: number): boolean {
  return !(squares > 1e-12 * Math.max(1, scale));
}

/** The chance that a fair coin falls on its head so often or more, exactly. */
export function tailOfFairCoin(tosses: number, heads: number): number {
  if (heads <= 0) return 1;
  if (heads > tosses) return 0;
  let [term, tail] = [-tosses * Math.LN2, 0];
  // From no head upwards in logarithms, so that thousands of tosses underflow nowhere.
  for (let at = 0; at <= tosses; at++) {
    if (at >= heads) tail += Math.exp(term);
    term += Math.log(tosses - at) - Math.log(at + 1);
  }
  return Math.min(1, tail);
}

/** 95 %. */
const z = 1.959963984540054;

export interface Interval {
  low: number;
  high: number;
}

/** By Wilson: of a share, from how many it was seen. Holds near 0 and 1, where the plain one leaves the scale. */
export function shareInterval(share: number, n: number): Interval | null {
  if (!(n > 0) || !Number.isFinite(share)) return null;
  const squared = z ** 2 / n;
  const middle = (share + squared / 2) / (1 + squared);
  const half = (z * Math.sqrt((share * (1 - share)) / n + squared / (4 * n))) / (1 + squared);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** By Fisher: of a correlation. */
export function correlationInterval(correlation: number, n: number): Interval | null {
  if (n < 4 || Math.abs(correlation) >= 1) return null;
  const [middle, half] = [Math.atanh(correlation), z / Math.sqrt(n - 3)];
  return { low: Math.tanh(middle - half), high: Math.tanh(middle + half) };
}
