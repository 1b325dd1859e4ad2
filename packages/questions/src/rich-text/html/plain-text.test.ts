import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { htmlToText, isPlain, searchableText } from './html-to-text.ts';
import { sanitise } from './sanitise.ts';
import { anyText } from '../testing/any-text.ts';
import { textToHtml } from './text-to-html.ts';

describe('plain text', () => {
  it('is never taken for markup', () => {
    expect(textToHtml('if a<b && c>d: <b>x</b>')).toBe('if a&lt;b &amp;&amp; c&gt;d: &lt;b&gt;x&lt;/b&gt;');
  });

  it('keeps its lines and its indentation', () => {
    expect(textToHtml('if x:\r\n    y\n')).toBe('if x:<br>    y<br>');
  });

  it('comes back as it was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const html = textToHtml(text);
        expect(htmlToText(html)).toBe(cleanText(text));
        expect(isPlain(html)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is stored as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\t', '<', '&', '\u00A0', '中') }), (text) => {
        expect(sanitise(textToHtml(text))).toBe(textToHtml(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['<p>a</p>', '<strong>a</strong>', 'a<img src="b.png">', '<ul><li>a</li></ul>', '<b>a</b>', 'a & b'])(
    'is not what is in %j',
    (html) => {
      expect(isPlain(html)).toBe(false);
    },
  );
});

describe('the text of rich text', () => {
  it.each([
    ['<p>a</p><p>b</p>', 'a\nb'],
    ['<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>', '1. a\n2. b\n• c'],
    [
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c<br>d</td><td>e</td></tr></tbody></table>',
      'a\tb\nc d\te',
    ],
    ['see <img src="fig1.png" alt="x"> and <audio src="a.mp3"></audio>', 'see [img:fig1.png] and [audio:a.mp3]'],
    ['<pre>a\n  b</pre>', 'a\n  b'],
    ['x<sup>2</sup> &lt; <strong>y</strong>', 'x2 < y'],
  ])('reads %j line by line', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('is searched for by its words, descriptions included and file names not', () => {
    const html =
      '<p>one<br>two</p><ul><li>three</li><li>four</li></ul><img src="fig1.png" alt="five"><table><tbody><tr><td>six</td><td>seven</td></tr></tbody></table><pre>eight</pre>';
    expect(searchableText(html)).toBe('one two three four five six seven eight');
    expect(searchableText('un<strong>believ</strong>able')).toBe('unbelievable');
  });
});
