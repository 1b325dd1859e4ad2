// The best and the last at the rest of the paper, from their hundredths. Those who earned the same are alike: where a group ends among
// them, each of them belongs to it in part, so that nothing depends on the order of rows.
import type { BinSums, ItemSums } from './sums.ts';

type Counts = Record<string, number>;

/** Of several forms that asked a question, or of one. */
export function joinBins(items: readonly ItemSums[]): readonly BinSums[] {
  const joined = new Map<number, BinSums>();
  for (const { bins } of items) {
    for (const [bin, { n, x, options }] of Object.entries(bins)) {
      const sums = joined.get(Number(bin)) ?? { n: 0, x: 0, options: {} };
      sums.n += n;
      sums.x += x;
      for (const [option, count] of Object.entries(options)) {
        sums.options[option] = (sums.options[option] ?? 0) + count;
      }
      joined.set(Number(bin), sums);
    }
  }
  return [...joined].toSorted(([one], [other]) => one - other).map(([, sums]) => sums);
}

export interface Group {
  n: number;
  x: number;
  options: Counts;
}

/** From one share of all papers to another, beginning with the last. */
export function groupBetween(bins: readonly BinSums[], from: number, to: number): Group {
  const all = bins.reduce((sofar, { n }) => sofar + n, 0);
  const [first, last] = [from * all, to * all];
  const group: Group = { n: 0, x: 0, options: {} };
  let passed = 0;
  for (const { n, x, options } of bins) {
    const inside = Math.min(passed + n, last) - Math.max(passed, first);
    passed += n;
    if (n === 0 || inside <= 0) continue;
    const part = inside / n;
    group.n += inside;
    group.x += x * part;
    for (const [option, count] of Object.entries(options)) {
      group.options[option] = (group.options[option] ?? 0) + count * part;
    }
  }
  return group;
}

/** Whole hundredths from the best downwards, as near to a third of all papers as they come: for tests of chance, which count people. */
export function bestThird(bins: readonly BinSums[]): Group {
  const third = bins.reduce((sofar, { n }) => sofar + n, 0) / 3;
  const group: Group = { n: 0, x: 0, options: {} };
  for (const { n, x, options } of bins.toReversed()) {
    if (group.n > 0 && group.n + n - third > third - group.n) break;
    group.n += n;
    group.x += x;
    for (const [option, count] of Object.entries(options)) {
      group.options[option] = (group.options[option] ?? 0) + count;
    }
  }
  return group;
}
