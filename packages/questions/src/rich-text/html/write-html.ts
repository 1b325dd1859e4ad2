// The tree as HTML, in one form only: the same tree is always the same text.
import type { RichText } from '../../question.ts';
import type { Cell, Mark, MediaNode, RichNode } from './tree.ts';

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

function writeMedia({ tag, src, alt }: MediaNode): string {
  const attributes = ` src="${escapeAttribute(src)}"` + (alt ? ` alt="${escapeAttribute(alt)}"` : '');
  return tag === 'img' ? `<img${attributes}>` : `<${tag}${attributes}></${tag}>`;
}

function writeCell({ tag, colspan, rowspan, children }: Cell): string {
  const spans = (colspan > 1 ? ` colspan="${colspan}"` : '') + (rowspan > 1 ? ` rowspan="${rowspan}"` : '');
  return `<${tag}${spans}>${writeHtml(children)}</${tag}>`;
}

function writeRows(tag: 'thead' | 'tbody', rows: Cell[][]): string {
  if (rows.length === 0) return '';
  return `<${tag}>${rows.map((cells) => `<tr>${cells.map(writeCell).join('')}</tr>`).join('')}</${tag}>`;
}

function writeNode(node: Exclude<RichNode, { kind: 'text' }>): string {
  switch (node.kind) {
    case 'break':
      return '<br>';
    case 'media':
      return writeMedia(node);
    case 'paragraph':
      return `<p>${writeHtml(node.children)}</p>`;
    case 'pre':
      // A reader of HTML drops the first line feed of a pre.
      return `<pre>${node.text.startsWith('\n') ? '\n' : ''}${escapeText(node.text)}</pre>`;
    case 'quote':
      return `<blockquote>${writeHtml(node.children)}</blockquote>`;
    case 'list':
      return `<${node.tag}>${node.items.map((item) => `<li>${writeHtml(item)}</li>`).join('')}</${node.tag}>`;
    default:
      return `<table>${writeRows('thead', node.head)}${writeRows('tbody', node.body)}</table>`;
  }
}

function sharedLength(a: readonly Mark[], b: readonly Mark[]): number {
  const length = a.findIndex((mark, at) => mark !== b[at]);
  return length === -1 ? a.length : length;
}

export function writeHtml(nodes: readonly RichNode[]): RichText {
  let html = '';
  let open: readonly Mark[] = [];
  const turnTo = (next: readonly Mark[]) => {
    const kept = sharedLength(open, next);
    for (const mark of open.slice(kept).toReversed()) html += `</${mark}>`;
    for (const mark of next.slice(kept)) html += `<${mark}>`;
    open = next;
  };
  for (const node of nodes) {
    turnTo(node.kind === 'text' ? node.marks : []);
    html += node.kind === 'text' ? escapeText(node.text) : writeNode(node);
  }
  turnTo([]);
  return html;
}
