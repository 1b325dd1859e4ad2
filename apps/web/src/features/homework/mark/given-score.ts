/** What somebody typed for a score: tenths from nothing to what the question is worth; null where it is none of these. */
export function readScore(text: string, full: number): number | null {
  const plain = text.trim().replace(',', '.').replace('。', '.');
  if (!/^\d{1,4}(\.\d)?$/.test(plain)) return null;
  const score = Number(plain);
  return score <= full ? score : null;
}
