const first = 1_000;
const longest = 30_000;

/** Milliseconds before the next try. A whole school that lost its line together does not come back together. */
export function waitBefore(failures: number, random: number): number {
  return Math.min(longest, first * 2 ** Math.min(failures - 1, 10)) * (0.5 + random / 2);
}
