/**
 * Which expected answer each blank is held against, so that as much as possible is earned and none is used twice.
 * Expected answers choose in the order of their worth, and an earlier one only ever moves to another blank, never out:
 * taking the worthiest first is therefore the best there is, at the cost of a plain search for a free blank.
 */
export function matchInAnyOrder(
  scores: readonly number[],
  accepts: (expected: number, blank: number) => boolean,
): number[] {
  const expectedIn = scores.map((): number | null => null);

  function findPlace(expected: number, tried: boolean[]): boolean {
    // Its own blank first: answers in the author's order stay where they are.
    for (let step = 0; step < scores.length; step++) {
      const blank = (expected + step) % scores.length;
      if (tried[blank] || !accepts(expected, blank)) continue;
      tried[blank] = true;
      const holder = expectedIn[blank] ?? null;
      if (holder !== null && !findPlace(holder, tried)) continue;
      expectedIn[blank] = expected;
      return true;
    }
    return false;
  }

  const byWorth = [...scores.keys()].toSorted((a, b) => scores[b]! - scores[a]!);
  // What nobody answered stands, in the author's order, where nothing right was given.
  const unmatched = byWorth.filter((expected) => !findPlace(expected, [])).toSorted((a, b) => a - b);
  return expectedIn.map((expected) => expected ?? unmatched.shift()!);
}
