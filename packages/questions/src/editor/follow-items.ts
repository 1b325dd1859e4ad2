/**
 * For every item of `before` its place in `after`, null where it is gone: found by its content, and by its place where
 * only the content changed.
 */
export function followItems(before: readonly string[], after: readonly string[]): (number | null)[] {
  const known = new Set(before);
  return before.map((item, place) => {
    if (after[place] === item) return place;
    const moved = item === '' ? -1 : after.indexOf(item);
    if (moved !== -1) return moved;
    const there = after[place];
    return there !== undefined && (there === '' || !known.has(there)) ? place : null;
  });
}
