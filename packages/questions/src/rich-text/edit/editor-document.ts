// Rich text as the document of the editor, and back.
import type { JSONContent } from '@tiptap/react';
import { fenceClearly, readSource } from './formula/formula-source.ts';
import { findFormulas, splitLines } from '../html/inline-parts.ts';
import type { InlinePart } from '../html/inline-parts.ts';
import { tidyFlow } from '../html/tidy-text.ts';
import { isInline, marks } from '../html/tree.ts';
import type { BlockNode, Cell, InlineNode, Mark, MediaTag, RichNode } from '../html/tree.ts';

const markNames: Record<Mark, string> = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
};

function writeInline(node: InlinePart): JSONContent {
  if (node.kind === 'break') return { type: 'hardBreak' };
  if (node.kind === 'media') return { type: 'media', attrs: { tag: node.tag, src: node.src, alt: node.alt } };
  const written = node.marks.map((mark) => ({ type: markNames[mark] }));
  if (node.kind === 'formula') return { type: 'formula', attrs: { source: node.source }, marks: written };
  return { type: 'text', text: node.text, marks: written };
}

/** A line break alone is how an empty line is stored. */
function isEmptyLine(nodes: readonly InlineNode[]): boolean {
  return nodes.length === 1 && nodes[0]?.kind === 'break';
}

function writeParagraph(nodes: readonly InlineNode[]): JSONContent {
  return { type: 'paragraph', content: isEmptyLine(nodes) ? [] : findFormulas(nodes).map(writeInline) };
}

function writeRow(cells: readonly Cell[]): JSONContent {
  return {
    type: 'tableRow',
    content: cells.map(({ tag, colspan, rowspan, children }) => ({
      type: tag === 'th' ? 'tableHeader' : 'tableCell',
      attrs: { colspan, rowspan },
      content: writeFlow(children),
    })),
  };
}

function writeBlock(node: BlockNode): JSONContent {
  switch (node.kind) {
    case 'paragraph':
      return writeParagraph(node.children);
    case 'pre':
      return { type: 'codeBlock', content: [{ type: 'text', text: node.text }] };
    case 'quote':
      return { type: 'blockquote', content: writeFlow(node.children) };
    case 'list':
      return {
        type: node.tag === 'ul' ? 'bulletList' : 'orderedList',
        content: node.items.map((item) => ({ type: 'listItem', content: writeItem(item) })),
      };
    default:
      return { type: 'table', content: [...node.head, ...node.body].map(writeRow) };
  }
}

/** The editor holds text in paragraphs only. */
function writeFlow(nodes: readonly RichNode[]): JSONContent[] {
  const blocks: JSONContent[] = [];
  let line: InlineNode[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push(writeParagraph(line));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) line.push(node);
    else {
      endLine();
      blocks.push(writeBlock(node));
    }
  }
  endLine();
  return blocks.length > 0 ? blocks : [{ type: 'paragraph' }];
}

function writeItem(nodes: readonly RichNode[]): JSONContent[] {
  const blocks = writeFlow(nodes);
  return blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks];
}

export function toDocument(nodes: readonly RichNode[]): JSONContent {
  return { type: 'doc', content: writeFlow(nodes) };
}

function readText(text: string, node: JSONContent): InlineNode[] {
  const names = new Set(node.marks?.map(({ type }) => type));
  return splitLines(
    text,
    marks.filter((mark) => names.has(markNames[mark])),
  );
}

function sourceOf(node: JSONContent): string {
  return String(node.attrs?.source ?? '');
}

function readInline(node: JSONContent): InlineNode[] {
  if (node.type === 'hardBreak') return [{ kind: 'break' }];
  if (node.type === 'media') {
    const { tag, src, alt } = node.attrs as { tag: MediaTag; src: string; alt: string };
    return [{ kind: 'media', tag, src, alt }];
  }
  return readText(node.type === 'formula' ? sourceOf(node) : (node.text ?? ''), node);
}

function areFound(sources: readonly string[], nodes: readonly InlineNode[]): boolean {
  let at = 0;
  for (const part of findFormulas(nodes)) if (part.kind === 'formula' && part.source === sources[at]) at++;
  return at === sources.length;
}

/** A formula beside a figure or a price could no longer be told from text: there it gets other fences. */
function readLine(content: readonly JSONContent[]): InlineNode[] {
  const nodes = content.flatMap(readInline);
  const formulas = content.filter(({ type }) => type === 'formula');
  if (areFound(formulas.map(sourceOf), nodes)) return nodes;
  return content.flatMap((node) =>
    node.type === 'formula' ? readText(fenceClearly(readSource(sourceOf(node))), node) : readInline(node),
  );
}

function readParagraph(node: JSONContent): RichNode {
  const children = readLine(node.content ?? []);
  return { kind: 'paragraph', children: children.length > 0 ? children : [{ kind: 'break' }] };
}

function readRow(row: JSONContent): Cell[] {
  return (row.content ?? []).map((cell) => ({
    tag: cell.type === 'tableHeader' ? 'th' : 'td',
    colspan: Number(cell.attrs?.colspan ?? 1),
    rowspan: Number(cell.attrs?.rowspan ?? 1),
    children: readFlow(cell.content),
  }));
}

function readTable(node: JSONContent): RichNode[] {
  const rows = (node.content ?? []).map(readRow).filter((cells) => cells.length > 0);
  const firstOfBody = rows.findIndex((cells) => cells.some(({ tag }) => tag === 'td'));
  const head = firstOfBody === -1 ? rows : rows.slice(0, firstOfBody);
  return rows.length > 0 ? [{ kind: 'table', head, body: rows.slice(head.length) }] : [];
}

function readBlock(node: JSONContent): RichNode[] {
  switch (node.type) {
    case 'codeBlock': {
      const text = (node.content ?? []).map((part) => part.text ?? '').join('');
      return text ? [{ kind: 'pre', text }] : [];
    }
    case 'blockquote': {
      const children = readFlow(node.content);
      return children.length > 0 ? [{ kind: 'quote', children }] : [];
    }
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).map((item) => readFlow(item.content));
      return [{ kind: 'list', tag: node.type === 'bulletList' ? 'ul' : 'ol', items }];
    }
    case 'table':
      return readTable(node);
    default:
      return [readParagraph(node)];
  }
}

/** The only paragraph, or the one before the lists of an item, needs no `<p>`: plain text stays plain. */
function unwrapFirst(nodes: RichNode[]): RichNode[] {
  const [first, ...rest] = nodes;
  if (first?.kind !== 'paragraph' || isEmptyLine(first.children)) return nodes;
  return rest.every((node) => node.kind === 'list') ? [...first.children, ...rest] : nodes;
}

function isBlank(node: RichNode): boolean {
  return node.kind === 'paragraph' && isEmptyLine(node.children);
}

/** A line that the author left empty stays one, but not at the edge of the text. */
function readFlow(content: readonly JSONContent[] = []): RichNode[] {
  const nodes = content.flatMap(readBlock);
  const first = nodes.findIndex((node) => !isBlank(node));
  const last = nodes.findLastIndex((node) => !isBlank(node));
  return tidyFlow(unwrapFirst(first === -1 ? [] : nodes.slice(first, last + 1)));
}

export function fromDocument(document: JSONContent): RichNode[] {
  return readFlow(document.content);
}
