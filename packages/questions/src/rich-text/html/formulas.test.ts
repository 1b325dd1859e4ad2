import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFormulas } from './formulas.ts';
import { findFormulas } from './inline-parts.ts';
import { readHtml } from './sanitise.ts';
import { isInline } from './tree.ts';

function partsOf(html: string) {
  return findFormulas(readHtml(html).filter(isInline));
}

function texIn(text: string): string[] {
  return splitFormulas(text).flatMap(({ tex }) => tex ?? []);
}

describe('formulas in text', () => {
  it.each([
    ['$x$', ['x']],
    ['a $x+1$, b $y$.', ['x+1', 'y']],
    ['$$\\frac12$$', ['\\frac12']],
    ['\\(a\\) and \\[b\\]', ['a', 'b']],
    ['$$\nx\n$$', ['\nx\n']],
    ['$\\$5$', ['\\$5']],
    ['价格$x$元', ['x']],
    ['\\[\\begin{matrix}a\\\\(b)\\end{matrix}\\]', ['\\begin{matrix}a\\\\(b)\\end{matrix}']],
  ])('are found in %j', (text, found) => {
    expect(texIn(text)).toEqual(found);
  });

  it.each([
    '$5 and $10',
    'US$5, HK$10',
    'a $ b $ c',
    '$ x$',
    '$x $',
    '$x\ny$',
    '$',
    '$$',
    '$$$$',
    '\\$x\\$',
    '\\(x',
    'a\\\\(x\\)',
    '$x$2',
  ])('are not seen in %j', (text) => {
    expect(texIn(text)).toEqual([]);
  });

  it('and text make up the whole', () => {
    const unit = fc.constantFrom('$', '$$', '\\(', '\\)', '\\[', '\\]', '\\', 'a', ' ', '1', '\n');
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(
          splitFormulas(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['$', '$a ', '\\(', '\\[ $', '\\', '$$a', '$x$', '\\$'])(
    'are looked for in half a megabyte of %j',
    (piece) => {
      const text = piece.repeat(500_000 / piece.length);
      expect(splitFormulas(text).reduce((length, part) => length + part.text.length, 0)).toBe(text.length);
    },
  );
});

describe('formulas in rich text', () => {
  it('go over line breaks, as typed in a cell', () => {
    expect(partsOf('a<br>$$<br>x<br>$$ b')).toEqual([
      { kind: 'text', text: 'a', marks: [] },
      { kind: 'break' },
      { kind: 'formula', tex: '\nx\n', source: '$$\nx\n$$', display: true, marks: [] },
      { kind: 'text', text: ' b', marks: [] },
    ]);
  });

  it('keep the style they stand in', () => {
    expect(partsOf('<strong>$x$</strong>')).toMatchObject([{ kind: 'formula', tex: 'x', marks: ['strong'] }]);
  });

  it('are none in code', () => {
    expect(partsOf('<code>$x$</code>')).toEqual([{ kind: 'text', text: '$x$', marks: ['code'] }]);
  });

  it('may hold what HTML must escape', () => {
    expect(partsOf('$a &lt; b$')).toMatchObject([{ tex: 'a < b' }]);
  });
});
