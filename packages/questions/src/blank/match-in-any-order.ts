/**
 * Which expected answer each blank is held against, so that as much as possible is earned and none is used twice.
 * Expected answers choose in the order of their worth, and an earlier one only ever moves to another blank, never out:
 * taking the worthiest first is therefore the best there is, at the cost of a plain search for a free blank.
 */
export function matchInAnyOrder(
  scores: readonly number[],
  accepts: (expected: number, blank: number) => boolean,
): number[] {
  const blanks = [...scores.keys()];
  const expectedIn = new Map<number, number>();

  function findPlace(expected: number, tried: Set<number>): boolean {
    // Its own blank first: answers in the author's order stay where they are.
    for (let step = 0; step < scores.length; step++) {
      const blank = (expected + step) % scores.length;
      if (tried.has(blank) || !accepts(expected, blank)) continue;
      tried.add(blank);
      const holder = expectedIn.get(blank);
      if (holder !== undefined && !findPlace(holder, tried)) continue;
      expectedIn.set(blank, expected);
      return true;
    }
    return false;
  }

  const byWorth = blanks.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  // What nobody answered stands, in the author's order, where nothing right was given.
  const unmatched = byWorth.filter((expected) => !findPlace(expected, new Set())).toSorted((a, b) => a - b);
  return blanks.map((blank) => expectedIn.get(blank) ?? unmatched.shift() ?? blank);
}
