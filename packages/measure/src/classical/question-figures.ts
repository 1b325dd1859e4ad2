// What the classical theory says of one question.
import { correlationInterval, isNothing, ratio, shareInterval } from '../numbers/numbers.ts';
import type { Interval } from '../numbers/numbers.ts';
import { describeTotals } from './distribution.ts';
import { groupBetween, joinBins } from './groups.ts';
import { secondsOf } from './sums.ts';
import type { FormSums, ItemSums } from './sums.ts';

/** A question in one form. Several forms that ask it are put together by what they say each within itself. */
export interface FormItem {
  form: FormSums;
  item: ItemSums;
}

export interface Estimate {
  value: number;
  interval: Interval | null;
}

export interface QuestionFigures {
  n: number;
  right: number;
  blank: number;
  /** The share of what could be earned that was: the higher, the easier. */
  difficulty: Estimate | null;
  /** With what the rest of the paper earned; null where either is the same for all. */
  correlation: Estimate | null;
  /** What the best 27 % at the rest of the paper earned less what the last 27 % did, as shares. */
  upperLower: number | null;
  medianSeconds: number | null;
}

interface Spread {
  xx: number;
  xr: number;
  rr: number;
}

/** Sums of squares of the question and the rest of the paper within a form, both as shares of what could be earned. */
function spreadOf({ form, item }: FormItem): Spread | null {
  const totals = describeTotals(form);
  const rest = form.full - item.score;
  if (!totals || totals.sd === null || item.n !== form.n || !(item.score > 0) || !(rest > 0)) return null;
  const { n, x } = item;
  const xx = Math.max(0, item.xx - x ** 2 / n);
  const xy = item.xy - x * totals.mean;
  const rr = totals.sd ** 2 * (n - 1) - 2 * xy + xx;
  if (isNothing(xx, item.xx) || isNothing(rr, n * totals.mean ** 2)) return null;
  return { xx: xx / item.score ** 2, xr: (xy - xx) / (item.score * rest), rr: rr / rest ** 2 };
}

function correlate(parts: readonly FormItem[], n: number): Estimate | null {
  const all: Spread = { xx: 0, xr: 0, rr: 0 };
  for (const spread of parts.map(spreadOf)) {
    all.xx += spread?.xx ?? 0;
    all.xr += spread?.xr ?? 0;
    all.rr += spread?.rr ?? 0;
  }
  const value = ratio(all.xr, Math.sqrt(all.xx * all.rr));
  if (value === null) return null;
  const bounded = Math.max(-1, Math.min(1, value));
  return { value: bounded, interval: correlationInterval(bounded, n) };
}

/** Partial scores vary less than all or nothing does: their mean is known as well as a share of more answers would be. */
function estimateDifficulty(parts: readonly FormItem[], n: number): Estimate | null {
  const shares = parts.filter(({ item }) => item.score > 0);
  const value = ratio(
    shares.reduce((sofar, { item }) => sofar + item.x / item.score, 0),
    n,
  );
  if (value === null) return null;
  const squares = shares.reduce((sofar, { item }) => sofar + item.xx / item.score ** 2, 0) / n;
  const variance = squares - value ** 2;
  const known = value * (1 - value) > 1e-12 && variance > 1e-12 ? (n * value * (1 - value)) / variance : n;
  return { value, interval: shareInterval(value, known) };
}

function medianOf(parts: readonly FormItem[]): number | null {
  const counts = new Map<number, number>();
  for (const { item } of parts) {
    for (const [bin, count] of Object.entries(item.seconds)) {
      counts.set(Number(bin), (counts.get(Number(bin)) ?? 0) + count);
    }
  }
  const known = [...counts.values()].reduce((sofar, count) => sofar + count, 0);
  let passed = 0;
  for (const [bin, count] of [...counts].toSorted(([one], [other]) => one - other)) {
    passed += count;
    if (passed * 2 >= known) return secondsOf(bin);
  }
  return null;
}

export function describeQuestion(parts: readonly FormItem[]): QuestionFigures {
  const items = parts.map(({ item }) => item);
  const total = (of: (item: ItemSums) => number) => items.reduce((sofar, item) => sofar + of(item), 0);
  const n = total((item) => item.n);
  const inShares = items.map((item) => inPoints(item, item.score));
  const bins = joinBins(inShares);
  const [best, last] = [groupBetween(bins, 0.73, 1), groupBetween(bins, 0, 0.27)];
  const [high, low] = [ratio(best.x, best.n), ratio(last.x, last.n)];
  return {
    n,
    right: total(({ right }) => right),
    blank: total(({ blank }) => blank),
    difficulty: estimateDifficulty(parts, n),
    correlation: correlate(parts, n),
    upperLower: n < 2 || high === null || low === null ? null : high - low,
    medianSeconds: medianOf(parts),
  };
}

/** Forms may give a question different points. */
function inPoints(item: ItemSums, score: number): ItemSums {
  const bins = Object.fromEntries(
    Object.entries(item.bins).map(([bin, sums]) => [bin, { ...sums, x: score > 0 ? sums.x / score : 0 }]),
  );
  return { ...item, bins };
}
