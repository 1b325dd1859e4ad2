// From rounds to figures: no clock, no network.

export interface Round {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds the server process itself computed per answer: steadier than throughput where others use the machine. */
  cpu: number;
}

export type Side = 'product' | 'floor';

/** Measured one after the other, so that other load on the machine hit both. */
export type Pair = Record<Side, Round>;

export interface Figures extends Pair {
  /** The product's throughput as a fraction of the floor's. */
  fraction: number;
  /** The smallest and the largest fraction of a pair: far apart, the machine was busy with other things. */
  spread: [least: number, most: number];
}

export type Verdict = 'reached' | 'missed' | 'informative';

export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (value === undefined) throw new RangeError('no values');
  return value;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new RangeError('no values');
  return (low + high) / 2;
}

function medianRound(rounds: readonly Round[]): Round {
  const of = (field: keyof Round) => median(rounds.map((round) => round[field]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') };
}

/** The fraction is the median of the pairs' own: a slow minute of the machine then moves neither side alone. */
export function summarise(pairs: readonly Pair[]): Figures {
  const fractions = pairs.map(({ product, floor }) => product.perSecond / floor.perSecond);
  return {
    product: medianRound(pairs.map((pair) => pair.product)),
    floor: medianRound(pairs.map((pair) => pair.floor)),
    fraction: median(fractions),
    spread: [Math.min(...fractions), Math.max(...fractions)],
  };
}

export function judge(fraction: number, target: number | null): Verdict {
  if (target === null) return 'informative';
  return fraction >= target ? 'reached' : 'missed';
}
