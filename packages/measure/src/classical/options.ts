// Who chose what: by thirds of all papers, and what is likely to be wrong with a question.
import { ratio, tailOfFairCoin } from '../numbers/numbers.ts';
import { bestThird, groupBetween, joinBins } from './groups.ts';
import type { Group } from './groups.ts';
import type { ItemSums } from './sums.ts';

export interface OptionFigures {
  option: string;
  count: number;
  /** Shares of the last, the middle and the best third that chose it; null without a paper. */
  thirds: (number | null)[];
}

const thirds = [
  [0, 1 / 3],
  [1 / 3, 2 / 3],
  [2 / 3, 1],
] as const;

export function describeOptions(items: readonly ItemSums[], options: readonly string[]): OptionFigures[] {
  const bins = joinBins(items);
  const all = groupBetween(bins, 0, 1);
  const groups = thirds.map(([from, to]) => groupBetween(bins, from, to));
  return options.map((option) => ({
    option,
    count: Math.round(all.options[option] ?? 0),
    thirds: groups.map((group) => shareIn(group, option)),
  }));
}

function shareIn({ n, options }: Group, option: string): number | null {
  return ratio(options[option] ?? 0, n);
}

interface Keyed {
  options: readonly string[];
  key: readonly string[];
  /** How many questions are looked at together: the more, the likelier that one looks odd by chance. */
  questions: number;
}

export interface RivalOption {
  option: string;
  /** The option of the key that it is preferred to. */
  to: string;
  /** How many of the best third chose each, of how many. */
  count: number;
  toCount: number;
  n: number;
  /** The chance of that, if those who chose one of the two had tossed a coin. */
  chance: number;
}

/** Five in a hundred papers may name a question without cause. */
const risk = 0.05;

interface Rivals {
  group: Group;
  weakest: string;
  rivals: string[];
}

/** Options that are not in the key, and the option of the key that the best third chose least. */
function rivalsOf(items: readonly ItemSums[], { options, key }: Keyed): Rivals | null {
  const bins = joinBins(items);
  const [group, last] = [bestThird(bins), groupBetween(bins, 0, 1 / 3)];
  const [weakest] = key.toSorted((one, other) => (group.options[one] ?? 0) - (group.options[other] ?? 0));
  if (weakest === undefined || group.n === 0) return null;
  // What the last third chose at least as often leads astray, as it is meant to.
  const draws = (option: string) => (shareIn(group, option) ?? 0) > (shareIn(last, option) ?? 0);
  return { group, weakest, rivals: options.filter((option) => !key.includes(option) && draws(option)) };
}

/** The best third prefers an option to the key beyond chance, however many options and questions there are: the key is likely wrong. */
export function findWrongKey(items: readonly ItemSums[], keyed: Keyed): RivalOption | null {
  const found = rivalsOf(items, keyed);
  if (!found) return null;
  const { group, weakest } = found;
  const limit = risk / Math.max(1, keyed.questions) / Math.max(1, keyed.options.length - keyed.key.length);
  const toCount = group.options[weakest] ?? 0;
  const rivals = found.rivals.map((option) => {
    const count = group.options[option] ?? 0;
    return { option, to: weakest, count, toCount, n: group.n, chance: tailOfFairCoin(count + toCount, count) };
  });
  const [rival] = rivals.toSorted((one, other) => one.chance - other.chance);
  return rival && rival.chance < limit ? rival : null;
}

/** Of the best third, so many have to choose each of two options that both look right. */
const fewestOfTwo = 0.3;

/** The best third is divided between the key and one other option, which the last third chooses less. */
export function findSecondKey(items: readonly ItemSums[], keyed: Keyed): RivalOption | null {
  const found = keyed.key.length === 1 ? rivalsOf(items, keyed) : null;
  if (!found) return null;
  const { group, weakest } = found;
  const toCount = group.options[weakest] ?? 0;
  const [option] = found.rivals.toSorted((one, other) => (group.options[other] ?? 0) - (group.options[one] ?? 0));
  const count = group.options[option ?? ''] ?? 0;
  if (option === undefined || Math.min(count, toCount) < fewestOfTwo * group.n) return null;
  return { option, to: weakest, count, toCount, n: group.n, chance: tailOfFairCoin(count + toCount, count) };
}
