import type { Highlight } from '@tiku/contract';

/** One more stretch; where it touches others they become one. */
export function addHighlight(highlights: readonly Highlight[], added: Highlight): Highlight[] {
  const touches = ({ start, end }: Highlight) => start <= added.end && end >= added.start;
  const touched = [...highlights.filter(touches), added];
  const joined = {
    ...added,
    start: Math.min(...touched.map(({ start }) => start)),
    end: Math.max(...touched.map(({ end }) => end)),
  };
  return [...highlights.filter((each) => !touches(each)), joined].toSorted((one, other) => one.start - other.start);
}

/**
 * The text that places are counted in. Formulas are left out: they are set after the rest, and their characters with them,
 * so places behind them would move.
 */
function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('.katex')) nodes.push(node);
  }
  return nodes;
}

/** Which stretch of the text a selection covers; null if none of it. */
export function stretchOf(element: Element, range: Range): { start: number; end: number } | null {
  let place = 0;
  let start: number | null = null;
  let end = 0;
  for (const node of textNodesOf(element)) {
    if (range.intersectsNode(node)) {
      const from = node === range.startContainer ? range.startOffset : 0;
      const to = node === range.endContainer ? range.endOffset : node.length;
      if (to > from) {
        start ??= place + from;
        end = place + to;
      }
    }
    place += node.length;
  }
  return start === null ? null : { start, end };
}

export function rangesOf(element: Element, highlights: readonly Pick<Highlight, 'start' | 'end'>[]): Range[] {
  const ranges: Range[] = [];
  let place = 0;
  for (const node of textNodesOf(element)) {
    for (const { start, end } of highlights) {
      const from = Math.max(0, start - place);
      const to = Math.min(node.length, end - place);
      if (to <= from) continue;
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
    place += node.length;
  }
  return ranges;
}
