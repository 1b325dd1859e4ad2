// Builds the tree from the tags of any HTML, well formed or not. What has no place in the tree leaves its text.
import { cleanText } from './clean-text.ts';
import { mediaTagOf } from '../media-name.ts';
import { OpenElements } from './open-elements.ts';
import type { TagReader } from './read-tags.ts';
import { blockTags, droppedTags, headingTags, markTags, tableTags } from './tags.ts';
import { isWhite } from './tidy-text.ts';
import { marks } from './tree.ts';
import type { Mark, RichNode } from './tree.ts';

type Attributes = ReadonlyMap<string, string>;
type MarkCounts = Record<Mark, number>;

const maxSpan = 100;

function readSpan(value: string | undefined): number {
  return value && /^\d{1,4}$/.test(value) ? Math.min(Math.max(Number(value), 1), maxSpan) : 1;
}

/** Questions have no links: an address that is worth following stays as text. */
function writeAddress(href: string, shown: string): string {
  if (!/^https?:\/\/[^\s<>"]+$/i.test(href) || shown.includes(href)) return '';
  return href.replace(/^https?:\/\//i, '').replace(/\/$/, '') === shown.trim() ? '' : ` (${href})`;
}

export class TreeBuilder implements TagReader {
  #elements = new OpenElements();
  #marks = Object.fromEntries(marks.map((mark) => [mark, 0])) as MarkCounts;
  /** How often each mark was open before an element: what was opened inside does not outlive it. */
  #marksBefore = new WeakMap<object, MarkCounts>();
  #dropped: { name: string; depth: number } | null = null;
  #link: { href: string; shown: string } | null = null;

  finish(): RichNode[] {
    return this.#elements.endAll();
  }

  text(raw: string): void {
    if (this.#dropped) return;
    const text = cleanText(raw);
    const { top } = this.#elements;
    if (this.#link) this.#link.shown += text;
    if (top.kind === 'pre') top.parts.push(text);
    else if (top.kind === 'flow' || top.kind === 'paragraph' || !isWhite(text))
      this.#elements.placeForText().push({ kind: 'text', text, marks: marks.filter((mark) => this.#marks[mark] > 0) });
  }

  open(name: string, attributes: Attributes): void {
    if (this.#dropped) {
      if (this.#dropped.name === name) this.#dropped.depth++;
      return;
    }
    const mark = markTags.get(name);
    if (mark) this.#marks[mark]++;
    else if (droppedTags.has(name)) this.#dropped = { name, depth: 1 };
    else if (name === 'br' || name === 'hr') this.#addBreak();
    else if (name === 'a') this.#link = { href: attributes.get('href')?.trim() ?? '', shown: '' };
    else if (name === 'img' || name === 'audio' || name === 'video' || name === 'source')
      this.#addMedia(name, attributes);
    else if (blockTags.has(name)) this.#openBlock(name, attributes);
  }

  close(name: string): void {
    if (this.#dropped) {
      if (this.#dropped.name === name && --this.#dropped.depth === 0) this.#dropped = null;
      return;
    }
    const mark = markTags.get(name);
    if (mark) this.#marks[mark] = Math.max(this.#marks[mark] - 1, 0);
    else if (name === 'a') this.#endLink();
    else if (blockTags.has(name)) this.#closeBlock(name);
  }

  #addBreak(): void {
    const { top } = this.#elements;
    if (top.kind === 'pre') top.parts.push('\n');
    else if (top.kind !== 'list' && top.kind !== 'table' && top.kind !== 'row')
      this.#elements.placeForText().push({ kind: 'break' });
  }

  #addMedia(name: 'img' | 'audio' | 'video' | 'source', attributes: Attributes): void {
    const src = attributes.get('src')?.trim() ?? '';
    const alt = cleanText(attributes.get('alt') ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const tag = mediaTagOf(src);
    const fits = name === 'source' ? tag === 'audio' || tag === 'video' : tag === name;
    if (tag && fits) this.#elements.placeForText().push({ kind: 'media', tag, src, alt });
    else if (alt) this.text(alt);
  }

  #endLink(): void {
    const link = this.#link;
    this.#link = null;
    const address = link && writeAddress(link.href, link.shown);
    if (address) this.text(address);
  }

  #openBlock(name: string, attributes: Attributes): void {
    const elements = this.#elements;
    if (elements.top.kind === 'pre') {
      // Some editors write every line of a program as an element of its own.
      const last = elements.top.parts.at(-1);
      if (last && !last.endsWith('\n')) elements.top.parts.push('\n');
      elements.top.depth++;
      return;
    }
    if (elements.isFull) return;
    const before = { ...this.#marks };
    this.#pushBlock(name, attributes);
    this.#marksBefore.set(elements.top, before);
    if (headingTags.has(name)) this.#marks.strong++;
  }

  #pushBlock(name: string, attributes: Attributes): void {
    const elements = this.#elements;
    const table = tableTags.has(name) ? elements.findTable() : undefined;
    const list = name === 'li' ? elements.findList() : undefined;
    if (name === 'p' || headingTags.has(name)) elements.openParagraph(name);
    else if (name === 'pre') elements.openPre();
    else if (name === 'blockquote') elements.openQuote();
    else if (name === 'ul' || name === 'ol') elements.openList(name);
    else if (list) elements.openItem(list, name);
    else if (name === 'table') elements.openTable();
    else if (table && name === 'tr') elements.openRow(table, name);
    else if (table && (name === 'td' || name === 'th')) {
      const colspan = readSpan(attributes.get('colspan'));
      elements.openCell(table, { tag: name, colspan, rowspan: readSpan(attributes.get('rowspan')) });
    } else if (table) {
      elements.endAbove(table);
      table.part = name === 'thead' ? 'head' : 'body';
    } else elements.openSection(name);
  }

  #closeBlock(name: string): void {
    const elements = this.#elements;
    if (elements.top.kind === 'pre' && name !== 'pre' && elements.top.depth > 0) {
      elements.top.depth--;
      return;
    }
    const isOfTable = tableTags.has(name);
    const table = name === 'thead' ? elements.findTable() : undefined;
    if (table) table.part = 'body';
    const element = elements.find(name === 'td' || name === 'th' ? 'cell' : name, isOfTable);
    if (!element) return;
    elements.endAbove(element);
    elements.endTop();
    Object.assign(this.#marks, this.#marksBefore.get(element));
  }
}
