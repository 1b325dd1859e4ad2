import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { readNodes } from './read-dom.ts';
import { readHtml, sanitise } from './sanitise.ts';

type ParsedNode = ReturnType<typeof parseDocument>['childNodes'][number];

function readParsed(html: string) {
  return readNodes<ParsedNode>(parseDocument(html).childNodes, {
    typeOf: (node) => node.nodeType,
    nameOf: (node) => ('name' in node ? node.name.toUpperCase() : ''),
    textOf: (node) => ('data' in node ? node.data : ''),
    childrenOf: (node) => ('children' in node ? node.children : []),
    attributesOf: (node) =>
      'attribs' in node ? Object.entries(node.attribs).map(([name, value]) => ({ name, value })) : [],
  });
}

describe('a document that a browser parsed', () => {
  it.each([
    'a &lt; b<br>c',
    '<p>a <strong>b<em>c</em></strong></p><ul><li>d<ol><li>e</li></ol></li></ul>',
    '<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<p><img src="a.png" alt="b"><audio src="c.mp3"></audio><video src="d.mp4"></video></p>',
    '<blockquote><p>a</p></blockquote>',
  ])('reads as it is stored: %s', (html) => {
    expect(sanitise(html)).toBe(html);
    expect(readParsed(html)).toEqual(readHtml(html));
  });

  it('has lost the first line feed of a program already', () => {
    expect(readParsed('<pre>a\nb</pre>')).toEqual([{ kind: 'pre', text: 'a\nb' }]);
    expect(readParsed('<pre>\nb</pre>')).toEqual([{ kind: 'pre', text: '\nb' }]);
  });

  it('shows neither scripts nor comments', () => {
    expect(readParsed('a<script>b</script><!-- c --><style>d</style>e')).toEqual([
      { kind: 'text', text: 'ae', marks: [] },
    ]);
  });
});
