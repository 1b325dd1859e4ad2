// The elements that stand open while the tree is built. Each knows its place, and is put there when it ends.
import { isWhite, tidyFlow, tidyInline } from './tidy-text.ts';
import { isInline } from './tree.ts';
import type { Cell, ListNode, PreNode, RichNode, TableNode } from './tree.ts';

interface Element {
  /** Which end tag ends it; null for one that nobody wrote but the tree needs. */
  tag: string | null;
  end: () => void;
}

type Flow = Element & { kind: 'flow'; children: RichNode[] };
/** No node of its own: what stands in it becomes paragraphs of the flow around it. */
type Section = Element & { kind: 'section'; children: RichNode[] };
type Paragraph = Element & { kind: 'paragraph'; children: RichNode[] };
type Pre = Element & { kind: 'pre'; parts: string[]; depth: number };
type List = Element & { kind: 'list'; node: ListNode };
type Table = Element & { kind: 'table'; node: TableNode; part: 'head' | 'body' };
type Row = Element & { kind: 'row'; cells: Cell[] };
type OpenElement = Flow | Section | Paragraph | Pre | List | Table | Row;

/** Deeper nesting is laid flat: it bounds the time per tag, and the depth for the code that draws the tree. */
const maxDepth = 40;

export class OpenElements {
  readonly root: Flow = { kind: 'flow', tag: null, children: [], end: () => {} };
  #open: OpenElement[] = [this.root];

  get top(): OpenElement {
    return this.#open.at(-1) ?? this.root;
  }

  get isFull(): boolean {
    return this.#open.length >= maxDepth;
  }

  endTop(): void {
    if (this.#open.length > 1) this.#open.pop()?.end();
  }

  endAbove(element: OpenElement): void {
    while (this.top !== element && this.top !== this.root) this.endTop();
  }

  endAll(): RichNode[] {
    this.endAbove(this.root);
    return tidyFlow(this.root.children);
  }

  /** The innermost element with that end tag; a cell hides what stands around its table. */
  find(tag: string, isOfTable: boolean): OpenElement | undefined {
    const found = this.#open.findLast((element) => element.tag === tag || (element.tag === 'cell' && !isOfTable));
    return found?.tag === tag ? found : undefined;
  }

  findList(): List | undefined {
    const found = this.#open.findLast(({ kind, tag }) => kind === 'list' || tag === 'cell');
    return found?.kind === 'list' ? found : undefined;
  }

  findTable(): Table | undefined {
    return this.#open.findLast((element) => element.kind === 'table');
  }

  openSection(tag: string | null): void {
    this.#open.push({ kind: 'section', tag, children: this.placeForBlock(), end: () => {} });
  }

  openParagraph(tag: string | null): void {
    const place = this.placeForBlock();
    const children: RichNode[] = [];
    const end = () => {
      const line = tidyInline(children.filter(isInline));
      if (!line.every((node) => node.kind === 'text' && isWhite(node.text)))
        place.push({ kind: 'paragraph', children: line });
    };
    this.#open.push({ kind: 'paragraph', tag, children, end });
  }

  openPre(): void {
    const place = this.placeForBlock();
    const parts: string[] = [];
    const end = () => {
      const text = parts.join('');
      const node: PreNode = { kind: 'pre', text: text.startsWith('\n') ? text.slice(1) : text };
      if (node.text) place.push(node);
    };
    this.#open.push({ kind: 'pre', tag: 'pre', parts, depth: 0, end });
  }

  openQuote(): void {
    const place = this.placeForBlock();
    this.#openFlow('blockquote', (children) => {
      if (children.length > 0) place.push({ kind: 'quote', children });
    });
  }

  openList(tag: 'ul' | 'ol'): void {
    const place = this.placeForBlock();
    const node: ListNode = { kind: 'list', tag, items: [] };
    const end = () => {
      if (node.items.length > 0) place.push(node);
    };
    this.#open.push({ kind: 'list', tag, node, end });
  }

  openItem(list: List, tag: string | null): void {
    this.endAbove(list);
    this.#openFlow(tag, (children) => list.node.items.push(children));
  }

  openTable(): void {
    const place = this.placeForBlock();
    const node: TableNode = { kind: 'table', head: [], body: [] };
    const end = () => {
      if (node.head.length + node.body.length > 0) place.push(node);
    };
    this.#open.push({ kind: 'table', tag: 'table', node, part: 'body', end });
  }

  openRow(table: Table, tag: string | null): Row {
    this.endAbove(table);
    const { node, part } = table;
    const cells: Cell[] = [];
    const end = () => {
      if (cells.length > 0) node[part].push(cells);
    };
    const row: Row = { kind: 'row', tag, cells, end };
    this.#open.push(row);
    return row;
  }

  openCell(table: Table, cell: Omit<Cell, 'children'>): void {
    const inside = this.#open[this.#open.indexOf(table) + 1];
    const row = inside?.kind === 'row' ? inside : this.openRow(table, null);
    this.endAbove(row);
    this.#openFlow('cell', (children) => row.cells.push({ ...cell, children }));
  }

  #openFlow(tag: string | null, put: (children: RichNode[]) => void): void {
    const children: RichNode[] = [];
    this.#open.push({ kind: 'flow', tag, children, end: () => put(tidyFlow(children)) });
  }

  placeForText(): RichNode[] {
    if (this.top.kind === 'pre') this.endTop();
    if (this.top.kind === 'list') this.openItem(this.top, null);
    if (this.top.kind === 'table' || this.top.kind === 'row') this.openSection(null);
    if (this.top.kind === 'section') this.openParagraph(null);
    return 'children' in this.top ? this.top.children : this.root.children;
  }

  placeForBlock(): RichNode[] {
    if (this.top.kind === 'paragraph' || this.top.kind === 'pre') this.endTop();
    if (this.top.kind === 'list') this.openItem(this.top, null);
    // What stands in a table but in no cell comes before the table, as browsers have it.
    const flow = this.#open.findLast(({ kind }) => kind === 'flow' || kind === 'section');
    return flow && 'children' in flow ? flow.children : this.root.children;
  }
}
