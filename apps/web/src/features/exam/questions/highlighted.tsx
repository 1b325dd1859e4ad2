import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { findMatches } from './find-matches.ts';
import './highlighted.css';

const name = 'tiku-match';

function* textNodes(element: Element): Generator<Text> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

function rangeOf(node: Text, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/**
 * Marks the words of a search in its children. The browser paints over the text: not a tag is added to it,
 * so formulas, pictures and controls stay as they are. Where it cannot, the text is simply not marked.
 */
export function Highlighted({ query, children }: { query: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // After every drawing: another page of hits, or a picture that came late, is other text.
  useEffect(() => {
    const element = box.current;
    if (!element || !('highlights' in CSS)) return undefined;
    const nodes = [...textNodes(element)];
    const ranges = nodes.flatMap((node) =>
      findMatches(node.data, query).map(([start, end]) => rangeOf(node, start, end)),
    );
    CSS.highlights.set(name, new Highlight(...ranges));
    return () => void CSS.highlights.delete(name);
  });
  return <div ref={box}>{children}</div>;
}
