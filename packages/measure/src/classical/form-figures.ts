// What the classical theory says of a whole paper.
import { isNothing, ratio } from '../numbers/numbers.ts';
import { describeTotals } from './distribution.ts';
import type { Distribution } from './distribution.ts';
import type { FormSums, ItemSums } from './sums.ts';

export interface FormFigures {
  distribution: Distribution | null;
  /** Cronbach's; of questions that are right or wrong alone it is KR-20. Null for one question, or where all earned the same. */
  alpha: number | null;
  isKr20: boolean;
  /** By how much a total is likely to be off, in points. */
  standardError: number | null;
  /** Of the paper without each question, in their order. */
  alphaWithout: (number | null)[];
}

function alphaOf(count: number, squaresOfItems: number, squaresOfTotals: number, scale: number): number | null {
  if (count < 2 || isNothing(squaresOfTotals, scale)) return null;
  return ratio(count * (1 - squaresOfItems / squaresOfTotals), count - 1);
}

export function describeForm(form: FormSums, items: readonly ItemSums[]): FormFigures {
  const distribution = describeTotals(form);
  const isKr20 = items.every(({ score, x, xx }) => Math.abs(xx - x * score) < 1e-9 * Math.max(1, xx));
  if (!distribution || distribution.sd === null) {
    return { distribution, alpha: null, isKr20, standardError: null, alphaWithout: items.map(() => null) };
  }
  const { n, mean, sd } = distribution;
  const scale = n * mean ** 2;
  const totals = sd ** 2 * (n - 1);
  const spreads = items.map(({ x, xx, xy }) => ({ own: xx - x ** 2 / n, withTotal: xy - x * mean }));
  const own = spreads.reduce((sofar, spread) => sofar + spread.own, 0);
  const alpha = alphaOf(items.length, own, totals, scale);
  return {
    distribution,
    alpha,
    isKr20,
    standardError: alpha === null ? null : sd * Math.sqrt(Math.max(0, 1 - alpha)),
    alphaWithout: spreads.map((spread) =>
      alphaOf(items.length - 1, own - spread.own, totals - 2 * spread.withTotal + spread.own, scale),
    ),
  };
}
