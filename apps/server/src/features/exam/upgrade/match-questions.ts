// Which question of one version of an exam is which of another: the same in every word, or at least by its stem.

export interface Fingerprint {
  no: number;
  /** In hexadecimal digits. */
  content_hash: string;
  stem_hash: string;
}

export interface Matching {
  /** From the old number to the new one, for questions that are asked as before. */
  same: Map<number, number>;
  /** The same for questions with the same stem that differ elsewhere. */
  changed: Map<number, number>;
  /** New numbers. */
  added: number[];
  /** Old numbers. */
  removed: number[];
}

export function matchQuestions(before: readonly Fingerprint[], after: readonly Fingerprint[]): Matching {
  const same = pair(before, after, 'content_hash');
  const taken = new Set(same.values());
  const restBefore = before.filter(({ no }) => !same.has(no));
  const restAfter = after.filter(({ no }) => !taken.has(no));
  const changed = pair(restBefore, restAfter, 'stem_hash');
  const reached = new Set(changed.values());
  return {
    same,
    changed,
    added: restAfter.filter(({ no }) => !reached.has(no)).map(({ no }) => no),
    removed: restBefore.filter(({ no }) => !changed.has(no)).map(({ no }) => no),
  };
}

/** One to one; several that are alike, in their order. */
function pair(
  before: readonly Fingerprint[],
  after: readonly Fingerprint[],
  by: 'content_hash' | 'stem_hash',
): Map<number, number> {
  const free = new Map<string, number[]>();
  for (const question of after.toReversed()) {
    const noes = free.get(question[by]);
    if (noes) noes.push(question.no);
    else free.set(question[by], [question.no]);
  }
  const pairs = new Map<number, number>();
  for (const question of before) {
    const no = free.get(question[by])?.pop();
    if (no !== undefined) pairs.set(question.no, no);
  }
  return pairs;
}

/** How many left their place among the others: what stays behind when the longest run in order is taken out. */
export function countMoved(noes: readonly number[]): number {
  /** The smallest end of a run of each length. */
  const ends: number[] = [];
  for (const no of noes) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < no) low = middle + 1;
      else high = middle;
    }
    ends[low] = no;
  }
  return noes.length - ends.length;
}
