// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { addHighlight, rangesOf, stretchOf } from './highlights.ts';

function stemOf(html: string): Element {
  const stem = document.createElement('div');
  stem.innerHTML = html;
  return stem;
}

function select(from: Node | null | undefined, start: number, to: Node | null | undefined, end: number): Range {
  const range = document.createRange();
  range.setStart(from as Node, start);
  range.setEnd(to as Node, end);
  return range;
}

describe('highlights', () => {
  it('that touch become one, others stay', () => {
    const before = [
      { start: 0, end: 4, color: 0 },
      { start: 10, end: 14, color: 0 },
      { start: 30, end: 40, color: 0 },
    ];
    expect(addHighlight(before, { start: 4, end: 12, color: 0 })).toEqual([
      { start: 0, end: 14, color: 0 },
      { start: 30, end: 40, color: 0 },
    ]);
  });

  it('are counted in the text, across tags', () => {
    const stem = stemOf('<p>Which of <b>these</b> is right?</p>');
    const bold = stem.querySelector('b');
    const range = select(stem.querySelector('p')?.firstChild, 6, bold?.firstChild, 5);
    expect(stretchOf(stem, range)).toEqual({ start: 6, end: 14 });
    expect(rangesOf(stem, [{ start: 6, end: 14 }]).map(String)).toEqual(['of ', 'these']);
  });

  it('do not move when a formula before them is set', () => {
    const stem = stemOf('<p>If <span class="katex">x squared</span> is 4</p>');
    const last = stem.querySelector('p')?.lastChild;
    expect(stretchOf(stem, select(last, 1, last, 5))).toEqual({ start: 4, end: 8 });
    expect(rangesOf(stem, [{ start: 4, end: 8 }]).map(String)).toEqual(['is 4']);
  });

  it('of a place without text are none', () => {
    const stem = stemOf('<p>One</p><p>Two</p>');
    expect(stretchOf(stem, select(stem.firstChild?.firstChild, 3, stem.lastChild?.firstChild, 0))).toBeNull();
  });
});
