import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';
import { anyText } from '../testing/any-text.ts';
import { hostileHtml } from '../testing/hostile-html.ts';
import { marks } from './tree.ts';

const tags = [...marks, 'p', 'br', 'pre', 'blockquote', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** A second opinion from a sanitiser that shares no rule with ours. */
function reduceAgain(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...tags, 'img', 'audio', 'video'],
    allowedAttributes: {
      img: ['src', 'alt'],
      audio: ['src', 'alt'],
      video: ['src', 'alt'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
    },
    allowedSchemes: [],
    allowProtocolRelative: false,
  })
    .replaceAll(' />', '>')
    .replaceAll('&quot;', '"');
}

function expectSafe(html: string): void {
  expect(reduceAgain(html)).toBe(html.replaceAll('&quot;', '"'));
  for (const [, name] of html.matchAll(/ src="([^"]*)"/g)) expect(name).not.toMatch(/[/\\:]/);
}

describe('what is kept', () => {
  it.each([
    ['plain text', 'a &amp; b &lt; c', 'a &amp; b &lt; c'],
    ['line breaks', 'a<br/>b', 'a<br>b'],
    ['formatting', '<b>a</b><i>b</i><u>c</u><strike>d</strike>', '<strong>a</strong><em>b</em><u>c</u><s>d</s>'],
    ['indices', 'H<sub>2</sub>O, x<sup>2</sup>', 'H<sub>2</sub>O, x<sup>2</sup>'],
    ['code', '<code>a  b</code>', '<code>a  b</code>'],
    ['programs', '<pre>if x:\n    y\n</pre>', '<pre>if x:\n    y\n</pre>'],
    ['an empty first line of a program', '<pre>\n\nx</pre>', '<pre>\n\nx</pre>'],
    ['programs with an element per line', '<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
    ['lists', '<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['lists in lists', '<ol><li>a<ul><li>b</ul></ol>', '<ol><li>a<ul><li>b</li></ul></li></ol>'],
    ['quotations', '<blockquote><p>a</p></blockquote>', '<blockquote><p>a</p></blockquote>'],
    [
      'tables',
      '<table><thead><tr><th colspan=2>a</thead><tr><td>b<td rowspan="3">c</table>',
      '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>b</td><td rowspan="3">c</td></tr></tbody></table>',
    ],
    ['pictures', '<img src=fig1.png alt="a &quot;b&quot;">', '<img src="fig1.png" alt="a &quot;b&quot;">'],
    ['pictures with names in any script', '<img src="图 (1).JPG">', '<img src="图 (1).JPG">'],
    ['sounds', '<audio controls src=x.mp3></audio>', '<audio src="x.mp3"></audio>'],
    ['videos', '<video src=y.mp4 autoplay></video>', '<video src="y.mp4"></video>'],
    ['videos named by a source', '<video><source src=y.mp4></video>', '<video src="y.mp4"></video>'],
    ['formulas', 'if $a &lt; b$ then \\(x\\)', 'if $a &lt; b$ then \\(x\\)'],
    ['runs of blanks', 'the ____    is', 'the ____    is'],
  ])('keeps %s', (_, html, stored) => {
    expect(sanitise(html)).toBe(stored);
  });
});

describe('what is brought into form', () => {
  it.each([
    ['sections become paragraphs', '<div>a</div><section>b<p>c</p></section>', '<p>a</p><p>b</p><p>c</p>'],
    ['headings become bold paragraphs', '<h2>a</h2>b', '<p><strong>a</strong></p>b'],
    ['marks around blocks go inside', '<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['marks nest in one order', '<i><b>a</b></i><b>b</b>', '<strong><em>a</em>b</strong>'],
    ['a mark ends with its paragraph', '<p><b>a</p><p>b</p>', '<p><strong>a</strong></p><p>b</p>'],
    ['empty elements go', '<p></p><b></b><ul></ul><table></table><p> </p>a', 'a'],
    ['the source may be indented', '<ul>\n  <li>\n    a\n    b\n  </li>\n</ul>\n', '<ul><li>a b</li></ul>'],
    ['a list item needs no list', '<li>a</li><li>b</li>', '<p>a</p><p>b</p>'],
    [
      'text in a table comes before it',
      '<table>a<tr><td>b</table>',
      '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['unknown elements leave their text', '<font color=red>a</font><x-y>b</x-y>', 'ab'],
    ['an address stays as text', '<a href="https://a.example/b">c</a>', 'c (https://a.example/b)'],
    ['an address is not said twice', '<a href="https://a.example/">a.example</a>', 'a.example'],
    ['a foreign picture leaves its description', '<img src="https://a.example/b.png" alt="a tree">', 'a tree'],
    ['a tag without an end is text', 'if x <y', 'if x &lt;y'],
    ['control characters go', 'a\u0000b\u0007c\r\nd', 'abc d'],
  ])('%s', (_, html, stored) => {
    expect(sanitise(html)).toBe(stored);
  });
});

describe('hostile HTML', () => {
  it('is tried in more than sixty ways', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThan(60);
  });

  it.each(hostileHtml)('leaves nothing to act: %j', (html) => {
    const stored = sanitise(html);
    expectSafe(stored);
    expect(sanitise(stored)).toBe(stored);
  });

  it.each(hostileHtml)('takes no text with it: %j', (html) => {
    expect(sanitise(`before <p>${html}`)).toMatch(/^before /);
  });

  // Each would take minutes if the time grew with the square of the length.
  it.each([
    '<b>',
    '<div>',
    '<svg>',
    '<table><tr><td>',
    '<ul><li>',
    '<a href=x>',
    '</i>',
    '<',
    '&',
    '<!--',
    '<p a=1 ',
    '\n ',
    '<b>x</b>',
  ])('reads half a megabyte of %j', (piece) => {
    const stored = sanitise(piece.repeat(Math.ceil(500_000 / piece.length)));
    expect(sanitise(stored)).toBe(stored);
  });

  it('lays deep nesting flat, with its text', () => {
    const stored = sanitise(`${'<blockquote>'.repeat(10_000)}x`);
    expect(stored).toContain('x');
    expect(stored.length).toBeLessThan(2_000);
  });
});

const piece = fc.oneof(
  fc
    .constantFrom(...tags, 'div', 'h1', 'b', 'i', 'a href="https://x.example"', 'script', 'style', 'svg', 'caption')
    .chain((tag) => fc.constantFrom(`<${tag}>`, `</${tag}>`)),
  fc.constantFrom('<img src="a.png" alt="b">', '<audio src="a.mp3">', '<td colspan="3">', '<img src=x>', '<!--', '-->'),
  fc.constantFrom(
    'a',
    ' ',
    '\n',
    '  b ',
    '\n\n c',
    '&lt;',
    '&amp;lt;',
    '&nbsp;',
    '\u00A0',
    '<',
    '>',
    '"',
    '\t',
    '$x$',
    '\uD83D',
    '\r',
  ),
  anyText,
);
const anyHtml = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

describe('any HTML', () => {
  it('is stored in a form that stays as it is', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const stored = sanitise(html);
        expect(sanitise(stored)).toBe(stored);
        expectSafe(stored);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every word that is no markup', () => {
    const words = fc.array(fc.constantFrom('one', 'two', 'three'), { minLength: 1 });
    const around = fc.constantFrom(
      '<p>',
      '</p>',
      '<b>',
      '</td>',
      '<li>',
      '<table>',
      '</table>',
      '<ul>',
      '<td>',
      '<pre>',
      '<x>',
    );
    fc.assert(
      fc.property(words, fc.array(around, { minLength: 40, maxLength: 40 }), (given, markup) => {
        const html = given.map((word, at) => `${markup[at % markup.length]} ${word} `).join('');
        const found = sanitise(html).match(/one|two|three/g) ?? [];
        expect(found.toSorted()).toEqual(given.toSorted());
      }),
      { numRuns: 500 },
    );
  });
});
