// Where people stand on the scale of the questions: the raw score says all there is to know of it.
import type { RaschItem } from './fit-rasch.ts';

export interface RaschPerson {
  raw: number;
  /** Most likely; null for all or nothing right, of which no end is the most likely. */
  likeliest: Located | null;
  /** By Warm: weighted, so that it is right on the average, and is there for every score. */
  weighted: Located;
}

export interface Located {
  ability: number;
  standardError: number;
}

interface Expected {
  score: number;
  information: number;
  /** The third moment, which Warm's weights need. */
  third: number;
}

export function chanceOf(ability: number, difficulty: number): number {
  return 1 / (1 + Math.exp(difficulty - ability));
}

function expect(difficulties: readonly number[], ability: number): Expected {
  const expected = { score: 0, information: 0, third: 0 };
  for (const difficulty of difficulties) {
    const p = chanceOf(ability, difficulty);
    expected.score += p;
    expected.information += p * (1 - p);
    expected.third += p * (1 - p) * (1 - 2 * p);
  }
  return expected;
}

/** Where a falling function is zero. */
function zeroOf(falling: (at: number) => number): number {
  let [low, high] = [-40, 40];
  for (let halvings = 0; halvings < 100; halvings++) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export function locatePeople(items: readonly Pick<RaschItem, 'difficulty'>[]): RaschPerson[] {
  const difficulties = items.map(({ difficulty }) => difficulty);
  const locate = (falling: (expected: Expected) => number): Located => {
    const ability = zeroOf((at) => falling(expect(difficulties, at)));
    return { ability, standardError: 1 / Math.sqrt(expect(difficulties, ability).information) };
  };
  if (difficulties.length === 0) return [];
  return Array.from({ length: difficulties.length + 1 }, (_, raw) => ({
    raw,
    likeliest: raw === 0 || raw === difficulties.length ? null : locate(({ score }) => raw - score),
    weighted: locate(({ score, information, third }) => raw - score + third / (2 * information)),
  }));
}
