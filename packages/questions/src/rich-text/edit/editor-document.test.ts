import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDocument, toDocument } from './editor-document.ts';
import { readHtml, sanitise } from '../html/sanitise.ts';
import { writeHtml } from '../html/write-html.ts';

function edit(html: string): string {
  return writeHtml(fromDocument(toDocument(readHtml(html))));
}

describe('rich text that is opened in the editor and saved again', () => {
  it.each([
    '',
    'plain text',
    'two<br>lines',
    'x<sup>2</sup> <strong>a<em>b</em></strong> <code>c</code>',
    '<p>a</p><p>b</p>',
    '<p>a</p><p><br></p><p>b</p>',
    '<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>',
    '<ol><li><p>a</p><p>b</p></li><li></li></ol>',
    '<table><thead><tr><th>a</th><th></th></tr></thead><tbody><tr><td colspan="2">b<br>c</td></tr></tbody></table>',
    '<p>a</p><pre>\n\nb\n  c</pre>',
    '<blockquote>a</blockquote><p>b</p>',
    'see <img src="a.png" alt="b"> <audio src="c.mp3"></audio> <video src="d.mp4"></video>',
  ])('stays as it is: %s', (html) => {
    expect(sanitise(html)).toBe(html);
    expect(edit(html)).toBe(html);
  });

  it.each([
    '$\\frac{1}{2}$ and $\\frac12$',
    '$\\sqrt{x}$<strong>$\\sqrt[3]{y}$</strong>',
    '$$\\sum_{i=1}^{n} i$$',
    '\\[\\begin{pmatrix}a&amp;b\\\\c&amp;d\\end{pmatrix}\\]',
    '$\\begin{cases}x&amp;x\\ge0\\\\-x&amp;x&lt;0\\end{cases}$',
    '\\(\\alpha+\\Omega\\)',
    '$v=\\text{路程}/\\text{时间}$',
    'a<br>$$<br>x<br>$$ b',
    'US$5 or HK$10, <code>$x$</code>',
  ])('keeps its formulas as they were written: %s', (html) => {
    expect(sanitise(html)).toBe(html);
    expect(edit(html)).toBe(html);
  });

  it('holds formulas as such, but none in code', () => {
    const { content } = toDocument(readHtml('$x$ <code>$y$</code>'));
    expect(content?.[0]?.content?.map(({ type }) => type)).toEqual(['formula', 'text', 'text']);
  });

  it.each([
    ['$x$', '2', '\\(x\\)2'],
    ['$$x$$', '2', '$$x$$2'],
    ['$x$', ' 2', '$x$ 2'],
  ])('tells %s from a price when %j comes after it', (source, text, saved) => {
    const content = [
      { type: 'formula', attrs: { source } },
      { type: 'text', text },
    ];
    expect(writeHtml(fromDocument({ type: 'doc', content: [{ type: 'paragraph', content }] }))).toBe(saved);
  });

  it.each([
    ['<p>a</p>', 'a'],
    ['<p></p><p>a</p>', 'a'],
    ['a<p>b</p>', '<p>a</p><p>b</p>'],
    ['<td><p>a</p></td>', 'a'],
    ['<p>a</p><p><br></p><blockquote></blockquote><p><br></p>', 'a'],
  ])('is simplified: %s', (html, saved) => {
    expect(edit(html)).toBe(saved);
  });

  it('loses the empty lines around it, but not those inside', () => {
    const empty = { type: 'paragraph' };
    const line = { type: 'paragraph', content: [{ type: 'text', text: 'a' }] };
    const nodes = fromDocument({ type: 'doc', content: [empty, line, empty, line, empty, empty] });
    expect(writeHtml(nodes)).toBe('<p>a</p><p><br></p><p>a</p>');
  });

  it('keeps its words, and is settled once it was saved', () => {
    const tags =
      '<p> </p> <b> </b> <ul> <li> </ul> <table> <td> <th> <tr> </table> <pre> </pre> <blockquote> </blockquote> <code>';
    const piece = fc.constantFrom(...tags.split(' '), '<br>', 'a', ' b ', '<img src="c.png">', '\n');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const stored = sanitise(pieces.join(''));
        const saved = edit(stored);
        expect(saved.replaceAll(/<[^>]*>|\s/g, '')).toBe(stored.replaceAll(/<[^>]*>|\s/g, ''));
        expect(sanitise(saved)).toBe(saved);
        expect(edit(saved)).toBe(saved);
      }),
      { numRuns: 500 },
    );
  });
});
