import { randomInt } from 'node:crypto';

/** A number from `min` up to `max`, in fine steps. */
export function between(min: number, max: number): number {
  return min + ((max - min) * randomInt(1_000_001)) / 1_000_000;
}

export function pickOne<T>(list: readonly [T, ...T[]]): T {
  return list[randomInt(list.length)] ?? list[0];
}

/** So many different ones, in any order. */
export function pickSome<T>(list: readonly T[], count: number): T[] {
  const left = [...list];
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)).flat();
}
