import { describe, expect, it } from 'vitest';
import { isEmptyRichText } from './empty-rich-text.ts';
import { readHtmlText } from './html-text.ts';

describe('rich text', () => {
  it.each(['', ' \n', '<p></p>', '<p><br></p>', '<p>&nbsp;</p>', '<p> \u3000</p><ul><li></li></ul>'])(
    '%j is empty',
    (html) => {
      expect(isEmptyRichText(html)).toBe(true);
    },
  );

  it.each([
    '0',
    '<img src="a.png">',
    '<p><audio src="a.mp3"></audio></p>',
    '$x$',
    '<p>&lt;</p>',
    '<code>x</code>',
    '<',
  ])('%j is not', (html) => {
    expect(isEmptyRichText(html)).toBe(false);
  });

  it('is read without its tags, each character with its place', () => {
    const { text, places, formulas } = readHtmlText('<p>A<b>B</b><br>&amp;$x$</p>');
    expect(text).toBe('\nAB\n&\ufffc\n');
    expect(places).toEqual([0, 3, 7, 12, 16, 21, 24]);
    expect(formulas).toEqual(['$x$']);
  });

  it('tells a formula from money', () => {
    expect(readHtmlText('$5 and $10').formulas).toEqual([]);
    expect(readHtmlText('$$x$$ \\(y\\) \\[z\\] $w$').formulas).toEqual(['$$x$$', '\\(y\\)', '\\[z\\]', '$w$']);
    expect(readHtmlText('$ x$ $y $ $$ \\()').formulas).toEqual([]);
    expect(readHtmlText('$x and \\(y').formulas).toEqual([]);
    expect(readHtmlText('<p>5$</p><p>6$</p>').formulas).toEqual([]);
  });

  it.each(['<', '<a', '<a "', '&', '$', '$x', '\\(', '$$x', '<p>', '<code>', '</'])(
    'is read to its end, however long: %s',
    (piece) => {
      expect(readHtmlText(`${piece.repeat(300_000)}<`).places.length).toBeLessThanOrEqual(piece.length * 300_000 + 1);
    },
  );
});
