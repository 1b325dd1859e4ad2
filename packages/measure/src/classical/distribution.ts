// How totals lie, from how many earned how much.
import { isNothing, ratio } from '../numbers/numbers.ts';
import type { FormSums } from './sums.ts';

export interface Distribution {
  n: number;
  mean: number;
  /** Of a sample; null for one paper. */
  sd: number | null;
  lowest: number;
  quartile1: number;
  median: number;
  quartile3: number;
  highest: number;
  /** As a sample estimates them for everybody (G1 and G2); null where all earned the same or there are too few. */
  skewness: number | null;
  kurtosis: number | null;
}

type Counted = readonly (readonly [value: number, count: number])[];

export function countedTotals({ totals }: FormSums): Counted {
  return Object.entries(totals)
    .map(([total, count]) => [Number(total), count] as const)
    .toSorted(([one], [other]) => one - other);
}

/** Between the neighbours, as most programs do it. */
function quantile(counted: Counted, n: number, share: number): number {
  const place = (n - 1) * share;
  const valueAt = (at: number) => {
    let passed = 0;
    for (const [value, count] of counted) {
      passed += count;
      if (at < passed) return value;
    }
    return counted.at(-1)?.[0] ?? 0;
  };
  const [below, above] = [valueAt(Math.floor(place)), valueAt(Math.ceil(place))];
  return below + (above - below) * (place - Math.floor(place));
}

/** Null without a paper. */
export function describeTotals(form: FormSums): Distribution | null {
  const { n } = form;
  const counted = countedTotals(form);
  const [first, last] = [counted[0], counted.at(-1)];
  if (n === 0 || !first || !last) return null;
  const moment = (power: number, about: number) =>
    counted.reduce((sofar, [value, count]) => sofar + count * (value - about) ** power, 0);
  const mean = moment(1, 0) / n;
  const squares = moment(2, mean);
  const isSpread = !isNothing(squares, n * mean ** 2);
  const variance = squares / n;
  const skew = isSpread ? ratio(moment(3, mean) / n, variance ** 1.5) : null;
  const excess = isSpread ? ratio(moment(4, mean) / n, variance ** 2) : null;
  return {
    n,
    mean,
    sd: n > 1 ? Math.sqrt(squares / (n - 1)) : null,
    lowest: first[0],
    quartile1: quantile(counted, n, 0.25),
    median: quantile(counted, n, 0.5),
    quartile3: quantile(counted, n, 0.75),
    highest: last[0],
    skewness: skew === null || n < 3 ? null : (skew * Math.sqrt(n * (n - 1))) / (n - 2),
    kurtosis: excess === null || n < 4 ? null : ((n - 1) / ((n - 2) * (n - 3))) * ((n + 1) * (excess - 3) + 6),
  };
}
