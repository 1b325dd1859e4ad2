// Whether people answered a question as the model expects: about 1 where they did, above where it is more of a lottery, below
// where it repeats what others ask.
import { ratio } from '../numbers/numbers.ts';
import type { RaschFit } from './fit-rasch.ts';
import { chanceOf, locatePeople } from './persons.ts';

export interface ItemFit {
  at: number;
  /** Weighted by what a paper tells, so that slips of those far away count little. */
  infit: number | null;
  outfit: number | null;
}

/** Of papers that are neither all right nor all wrong. */
export function describeFit(matrix: readonly (readonly boolean[])[], { items }: RaschFit): ItemFit[] {
  const people = locatePeople(items);
  const sums = items.map(({ at }) => ({ at, n: 0, squared: 0, expected: 0, standardised: 0 }));
  for (const row of matrix) {
    const raw = items.reduce((sofar, { at }) => sofar + Number(row[at] ?? false), 0);
    const ability = people[raw]?.likeliest?.ability;
    if (ability === undefined) continue;
    for (const [index, { at, difficulty }] of items.entries()) {
      const p = chanceOf(ability, difficulty);
      const [squared, variance] = [(Number(row[at] ?? false) - p) ** 2, p * (1 - p)];
      const own = sums[index];
      if (!own) continue;
      own.n += 1;
      own.squared += squared;
      own.expected += variance;
      own.standardised += squared / variance;
    }
  }
  return sums.map(({ at, n, squared, expected, standardised }) => ({
    at,
    infit: ratio(squared, expected),
    outfit: ratio(standardised, n),
  }));
}
