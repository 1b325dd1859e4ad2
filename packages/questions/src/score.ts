// Scores have one decimal. Adding them as they are would drift (0.1 + 0.2), so sums are made of whole tenths.

/** Half-up. The tiny extra lifts what binary fractions put a hair below the half, such as 1.15 × 10. */
function toTenths(score: number): number {
  return Math.floor(score * 10 + 0.5 + 1e-9);
}

export function roundScore(score: number): number {
  return toTenths(score) / 10;
}

export function sumScores(scores: readonly number[]): number {
  let tenths = 0;
  for (const score of scores) tenths += toTenths(score);
  return tenths / 10;
}
