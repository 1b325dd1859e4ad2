import type { MatchingAnswer } from './schema.ts';

/** The next item without a match, from the top again after the last; the same one where all have theirs. */
export function findNextItem(given: MatchingAnswer, current: number): number {
  const below = given.indexOf(null, current + 1);
  if (below >= 0) return below;
  const above = given.indexOf(null);
  return above >= 0 ? above : current;
}
