import type { Highlight } from '@tiku/contract';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { rangesOf } from './highlights.ts';
import './painted-stem.css';

const name = 'tiku-stem';

/** The stem is the first thing a view draws. */
export function stemIn(box: Element | null): Element | null {
  return box?.firstElementChild?.firstElementChild ?? null;
}

/**
 * For the element around a question: the browser paints over the text of its stem, and not a tag is added to it. Formulas come
 * late, so it is painted again then.
 */
export function usePaintedStem(highlights: readonly Highlight[]): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stem = stemIn(box.current);
    if (!stem || !('highlights' in CSS) || highlights.length === 0) return undefined;
    const painted = CSS.highlights.get(name) ?? new window.Highlight();
    CSS.highlights.set(name, painted);
    let ranges: Range[] = [];
    const paint = () => {
      for (const range of ranges) painted.delete(range);
      ranges = rangesOf(stem, highlights);
      for (const range of ranges) painted.add(range);
    };
    paint();
    const observer = new MutationObserver(paint);
    observer.observe(stem, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const range of ranges) painted.delete(range);
    };
  }, [highlights]);
  return box;
}
