import { answersGroup } from './groups.ts';

const day = 24 * 60 * 60 * 1000;

/** Nobody is shown what a server said longer ago; a device that was lost keeps it no longer either. */
export const longest = 14 * day;

/** How many answers, and how many attempts: somebody who has several open goes on with the last ones. */
const most = { answers: 60, attempts: 3 };

interface Age<K> {
  at: number;
  group: string;
  key: K;
}

/** Which records go. They come newest first. */
export function evictedKeys<K>(ages: readonly Age<K>[], now: number): K[] {
  const answers = ages.filter(({ group }) => group === answersGroup);
  const attempts = [...new Set(ages.map(({ group }) => group))].filter((group) => group !== answersGroup);
  const dropped = new Set(attempts.slice(most.attempts));
  const tooMany = new Set(answers.slice(most.answers).map(({ key }) => key));
  return ages
    .filter(({ at, group, key }) => now - at > longest || dropped.has(group) || tooMany.has(key))
    .map(({ key }) => key);
}
