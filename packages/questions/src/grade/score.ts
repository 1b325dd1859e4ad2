// Scores have one decimal. Adding them as they are would drift (0.1 + 0.2), so sums are made of whole tenths.

/** Half-up. The tiny extra lifts what binary fractions put a hair below the half, such as 1.15 × 10. */
function toTenths(score: number): number {
  return Math.floor(score * 10 + 0.5 + 1e-9);
}

export function roundScore(score: number): number {
  return toTenths(score) / 10;
}

/** Whole tenths, but for what binary fractions add (0.1 + 0.2): what is none has more decimals than a score may. */
export function isScore(score: number): boolean {
  return Math.abs(roundScore(score) - score) < 1e-9;
}

export function isSameScore(score: number | null, other: number | null): boolean {
  return score === null || other === null ? score === other : toTenths(score) === toTenths(other);
}

export function sumScores(scores: readonly number[]): number {
  let tenths = 0;
  for (const score of scores) tenths += toTenths(score);
  return tenths / 10;
}

/** In tenths that add up: 5 over three items gives 1.7, 1.7 and 1.6. */
export function shareOut(total: number, items: number): number[] {
  const tenths = Math.round(total * 10);
  const each = Math.floor(tenths / items);
  const left = tenths - each * items;
  return Array.from({ length: items }, (_, index) => (each + (index < left ? 1 : 0)) / 10);
}
