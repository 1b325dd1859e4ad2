import type { Span } from '../workbook.ts';

/** Those that begin in these rows, of a list from top to bottom. */
export function listSpans(spans: readonly Span[], firstRow: number, lastRow: number): Span[] {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.row ?? 0) < firstRow) low = middle + 1;
    else high = middle;
  }
  const found: Span[] = [];
  for (let at = low; at < spans.length && (spans[at]?.row ?? 0) <= lastRow; at += 1) found.push(spans[at]!);
  return found;
}
