// Chance that a seed brings back: the same names give the same numbers, no matter who else draws meanwhile.
import { createHash } from 'node:crypto';

export interface Chance {
  /** At least `from`, below `to`. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
}

export function createChance(...names: (string | number)[]): Chance {
  let state = createHash('sha256').update(names.join('/')).digest().readInt32LE();

  /** splitmix32 */
  function next(): number {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  const between = (from: number, to: number) => from + Math.floor(next() * (to - from));
  return {
    between,
    percent: (share) => next() * 100 < share,
    pick: (list) => {
      const [chosen] = list.slice(between(0, list.length));
      if (chosen === undefined) throw new Error('There is nothing to pick from.');
      return chosen;
    },
  };
}
