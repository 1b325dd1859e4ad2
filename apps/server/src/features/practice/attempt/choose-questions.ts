// Which questions an attempt asks, and in which order. Pure but for the dice.
import { randomInt } from 'node:crypto';
import type { Candidate } from './new-attempt.store.ts';

interface Selection {
  isRandom: boolean;
  count: number | undefined;
}

/** What belongs to one material stays together, so that a text is read once. */
export function chooseQuestions(candidates: readonly Candidate[], { isRandom, count }: Selection): Candidate[] {
  const ordered = isRandom ? shuffle(groupByMaterial(candidates)).flat() : candidates;
  return ordered.slice(0, count);
}

function groupByMaterial(candidates: readonly Candidate[]): Candidate[][] {
  const groups: Candidate[][] = [];
  for (const candidate of candidates) {
    const last = groups.at(-1);
    if (last && candidate.material_id !== null && last[0]?.material_id === candidate.material_id) last.push(candidate);
    else groups.push([candidate]);
  }
  return groups;
}

export function shuffle<T>(items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    const moved = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = moved;
  }
  return shuffled;
}
