import type { ComparedText } from './compared-text.ts';

/** The share of the words of both that they have to have in common. */
const leastShare = 0.5;

function wordsOf({ stem, options }: ComparedText): string[] {
  return [...stem, ...options.flat()];
}

/** Whether somebody may have made one of the other by mending it: more than slips may differ, but not most of it. */
export function areVersions(one: ComparedText, other: ComparedText): boolean {
  const [before, after] = [wordsOf(one), wordsOf(other)];
  const left = new Map<string, number>();
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of after) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared += 1;
  }
  return 2 * shared >= leastShare * (before.length + after.length);
}
