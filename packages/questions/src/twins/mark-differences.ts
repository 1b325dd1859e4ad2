// Two texts side by side, with what only one of them has. Pure, and light enough for a browser.
import { diffWordsWithSpace } from 'diff';

export interface MarkedPart {
  text: string;
  /** The other text does not have it. */
  differs: boolean;
}

export function markDifferences(one: string, other: string): [MarkedPart[], MarkedPart[]] {
  const parts = diffWordsWithSpace(one, other, {
    intlSegmenter: new Intl.Segmenter(undefined, { granularity: 'word' }),
  });
  const side = (has: 'removed' | 'added') =>
    parts
      .filter((part) => part[has] || (!part.added && !part.removed))
      .map((part) => ({ text: part.value, differs: part[has] }));
  return [side('removed'), side('added')];
}
