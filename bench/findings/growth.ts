// What grows with the amount of data behind it: the same calls, asked of little and of much in turn.
import { median } from '../figures.ts';
import { writeTable } from '../table.ts';
import type { Finding } from './finding.ts';

export interface Growth {
  name: string;
  /** Milliseconds, of every round. */
  few: readonly number[];
  many: readonly number[];
}

interface GrowthReport {
  few: number;
  many: number;
  worstRatio: number;
  /** The sentence up to the ratio, and the one after it. */
  says: (few: string, many: string) => [before: string, after: string];
}

export function describeGrowth(growths: readonly Growth[], { few, many, worstRatio, says }: GrowthReport): Finding {
  const costs = growths.map((growth) => {
    const medians = { few: median(growth.few), many: median(growth.many) };
    return { name: growth.name, ...medians, ratio: medians.many / medians.few };
  });
  const worst = costs.toSorted((a, b) => b.ratio - a.ratio)[0];
  if (!worst) throw new Error('nothing was measured');
  const [least, most] = [few.toLocaleString('en'), many.toLocaleString('en')];
  const [before, after] = says(least, most);
  return {
    isReached: worst.ratio <= worstRatio,
    figures: [{ name: 'largest ratio', value: worst.ratio, unit: '×', better: 'less', goal: worstRatio, noise: 0.3 }],
    text: [
      `${before} at most ${worst.ratio.toFixed(2)} times ${after}`,
      `(${worst.name}), at most ${worstRatio.toFixed(2)} wanted. Medians in milliseconds:`,
      '',
      writeTable(
        ['call', least, most, 'ratio'],
        costs.map((cost) => [cost.name, cost.few.toFixed(1), cost.many.toFixed(1), cost.ratio.toFixed(2)]),
        1,
      ),
    ].join('\n'),
  };
}
