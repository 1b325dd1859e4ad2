import type { RichText } from '../question.ts';
import { mediaTagOf } from './media-name.ts';
import { readHtml } from './html/sanitise.ts';
import type { Cell, MediaNode, RichNode } from './html/tree.ts';
import { writeHtml } from './html/write-html.ts';

function mapRows(rows: Cell[][], change: (node: MediaNode) => MediaNode): Cell[][] {
  return rows.map((cells) => cells.map((cell) => ({ ...cell, children: mapMedia(cell.children, change) })));
}

function mapMedia<Node extends RichNode>(nodes: readonly Node[], change: (node: MediaNode) => MediaNode): Node[] {
  return nodes.map((node: RichNode): RichNode => {
    switch (node.kind) {
      case 'media':
        return change(node);
      case 'paragraph':
      case 'quote':
        return { ...node, children: mapMedia(node.children, change) } as RichNode;
      case 'list':
        return { ...node, items: node.items.map((item) => mapMedia(item, change)) };
      case 'table':
        return { ...node, head: mapRows(node.head, change), body: mapRows(node.body, change) };
      default:
        return node;
    }
  }) as Node[];
}

/** The names of the files that a text shows, each once. */
export function listMedia(html: RichText): string[] {
  const names = new Set<string>();
  mapMedia(readHtml(html), (node) => {
    names.add(node.src);
    return node;
  });
  return [...names];
}

/** A name that the map does not know, or that would no longer be a file of its kind, stays. */
export function renameMedia(html: RichText, names: ReadonlyMap<string, string>): RichText {
  const rename = (node: MediaNode): MediaNode => {
    const src = names.get(node.src);
    return src !== undefined && mediaTagOf(src) === node.tag ? { ...node, src } : node;
  };
  return writeHtml(mapMedia(readHtml(html), rename));
}

const storedMedia = /(<(?:img|audio|video) src=")([^"]*)/g;

/**
 * Every name in a text that was stored, changed to one that needs no escape. In what we write, nothing but a tag begins like
 * one, so the text need not be read, which takes many times as long.
 */
export function mapStoredMedia(html: RichText, change: (name: string) => string): RichText {
  if (!html.includes('src="')) return html;
  return html.replaceAll(
    storedMedia,
    (_, before: string, name: string) => before + change(name.replaceAll('&amp;', '&')),
  );
}
