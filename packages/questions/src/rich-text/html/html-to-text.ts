import type { RichText } from '../../question.ts';
import { readHtml } from './sanitise.ts';
import { textToHtml } from './text-to-html.ts';
import { isInline } from './tree.ts';
import type { Cell, InlineNode, RichNode } from './tree.ts';

function writeInline(node: InlineNode): string {
  if (node.kind === 'text') return node.text;
  return node.kind === 'break' ? '\n' : `[${node.tag}:${node.src}]`;
}

function writeRow(cells: readonly Cell[]): string {
  return cells.map(({ children }) => writeText(children).replaceAll('\n', ' ')).join('\t');
}

function writeBlock(node: Exclude<RichNode, InlineNode>): string {
  switch (node.kind) {
    case 'paragraph':
      return writeText(node.children);
    case 'pre':
      return node.text;
    case 'quote':
      return writeText(node.children);
    case 'list':
      return node.items.map((item, at) => `${node.tag === 'ol' ? `${at + 1}.` : '•'} ${writeText(item)}`).join('\n');
    default:
      return [...node.head, ...node.body].map(writeRow).join('\n');
  }
}

function writeText(nodes: readonly RichNode[]): string {
  let text = '';
  for (const [at, node] of nodes.entries()) {
    const before = nodes[at - 1];
    if (before && !(isInline(before) && isInline(node))) text += '\n';
    text += isInline(node) ? writeInline(node) : writeBlock(node);
  }
  return text;
}

/** What `textToHtml` made comes back as it was; of anything else the words, line by line. */
export function htmlToText(html: RichText): string {
  return writeText(readHtml(html));
}

/** Whether the text says it all: no formatting, no media. */
export function isPlain(html: RichText): boolean {
  return textToHtml(htmlToText(html)) === html;
}

function collectWords(nodes: readonly RichNode[], words: string[]): void {
  for (const node of nodes) {
    if (node.kind === 'text') words.push(node.text);
    else if (node.kind === 'media') words.push(` ${node.alt} `);
    else if (node.kind === 'break') words.push(' ');
    else if (node.kind === 'pre') words.push(' ', node.text, ' ');
    else {
      words.push(' ');
      if (node.kind === 'list') for (const item of node.items) collectWords([...item, { kind: 'break' }], words);
      else if (node.kind === 'table')
        for (const cell of [...node.head, ...node.body].flat())
          collectWords([...cell.children, { kind: 'break' }], words);
      else collectWords(node.children, words);
      words.push(' ');
    }
  }
}

/** The words alone, in one line, for those who search. */
export function searchableText(html: RichText): string {
  const words: string[] = [];
  collectWords(readHtml(html), words);
  return words.join('').replaceAll(/\s+/g, ' ').trim();
}
