// Adding, removing and moving the items of a question: lists that run side by side change together, and letters
// that point into a list follow their item.
import { letters } from '../letters.ts';
import type { Letter } from '../letters.ts';

export type ListChange =
  | { kind: 'add' }
  | { kind: 'remove'; index: number }
  | { kind: 'move'; from: number; to: number };

export function changeList<T>(list: readonly T[], change: ListChange, fresh: T): T[] {
  if (change.kind === 'add') return [...list, fresh];
  if (change.kind === 'remove') return list.toSpliced(change.index, 1);
  const moved = list[change.from];
  if (moved === undefined) return [...list];
  return list.toSpliced(change.from, 1).toSpliced(change.to, 0, moved);
}

/** Where the item at `place` stands afterwards; null if it is gone. */
export function placeAfter(place: number, change: ListChange): number | null {
  if (change.kind === 'add') return place;
  if (change.kind === 'remove') {
    if (place === change.index) return null;
    return place > change.index ? place - 1 : place;
  }
  const { from, to } = change;
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  if (to <= place && place < from) return place + 1;
  return place;
}

/** The letter under which the same item is found afterwards; null if it is gone. */
export function letterAfter(letter: Letter, change: ListChange): Letter | null {
  const place = placeAfter(letters.indexOf(letter), change);
  return place === null ? null : (letters[place] ?? null);
}
