// Rich text between its HTML and the screen: a small closed tree. What has no place in it cannot be stored or drawn.

/** In the order in which they nest. */
export const marks = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code'] as const;
export type Mark = (typeof marks)[number];

export type MediaTag = 'img' | 'audio' | 'video';

export interface TextNode {
  kind: 'text';
  text: string;
  marks: readonly Mark[];
}

export interface BreakNode {
  kind: 'break';
}

/** `src` is the name of a file of the exam, never an address. */
export interface MediaNode {
  kind: 'media';
  tag: MediaTag;
  src: string;
  alt: string;
}

interface ParagraphNode {
  kind: 'paragraph';
  children: InlineNode[];
}

export interface PreNode {
  kind: 'pre';
  text: string;
}

interface QuoteNode {
  kind: 'quote';
  children: RichNode[];
}

export interface ListNode {
  kind: 'list';
  tag: 'ul' | 'ol';
  items: RichNode[][];
}

export interface Cell {
  tag: 'td' | 'th';
  colspan: number;
  rowspan: number;
  children: RichNode[];
}

export interface TableNode {
  kind: 'table';
  head: Cell[][];
  body: Cell[][];
}

export type InlineNode = TextNode | BreakNode | MediaNode;
export type BlockNode = ParagraphNode | PreNode | QuoteNode | ListNode | TableNode;
export type RichNode = InlineNode | BlockNode;

export function isInline(node: RichNode): node is InlineNode {
  return node.kind === 'text' || node.kind === 'break' || node.kind === 'media';
}
