// A web page, saved as it is or by a program under the name of a spreadsheet: the rows of its tables, or its lines.
import { decodeEntities } from './entities.ts';

export interface WebPage {
  /** Of tables; empty where there are none. */
  rows: string[][];
  lines: string[];
}

const unseen = new Set(['script', 'style', 'head', 'template', 'noscript', 'title', 'svg']);
const blocks = /^(?:p|div|li|ul|ol|dl|dt|dd|h[1-6]|br|hr|tr|table|section|article|form|pre|body)$/u;

export function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype html|html|head|body|table|meta)\b/iu.test(text.slice(0, 1_000));
}

export function readWebPage(text: string): WebPage {
  const reader = new PageReader();
  const lower = text.toLowerCase();
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<', at);
    reader.write(text.slice(at, start < 0 ? undefined : start));
    if (start < 0) break;
    if (text.startsWith('<!--', start)) {
      at = endOf(text, '-->', start);
      continue;
    }
    const end = endOf(text, '>', start);
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/u.exec(lower.slice(start, start + 20)) ?? [];
    at = slash === '' && unseen.has(name) ? endOf(lower, `</${name}`, end) : end;
    if (name === '') reader.write('');
    else reader.take(name, slash !== '', lower.slice(start, Math.min(end, start + 300)));
  }
  return reader.page;
}

/** Behind the next one, or behind everything where there is none. */
function endOf(text: string, sign: string, from: number): number {
  const found = text.indexOf(sign, from);
  return found < 0 ? text.length : found + sign.length;
}

class PageReader {
  readonly #rows: string[][] = [];
  #lines = '';
  #cell: string | null = null;
  #width = 1;

  write(text: string): void {
    if (text === '') return;
    const plain = decodeEntities(text).replaceAll(/[\s\u00a0]+/gu, ' ');
    if (this.#cell === null) this.#lines += plain;
    else this.#cell += plain;
  }

  take(name: string, isEnd: boolean, tag: string): void {
    if (blocks.test(name)) this.#breakLine();
    if (name === 'tr') {
      this.#closeCell();
      if (!isEnd) this.#rows.push([]);
    }
    if (name !== 'td' && name !== 'th') return;
    this.#closeCell();
    if (isEnd) return;
    this.#cell = '';
    this.#width = Math.min(50, Number(/\bcolspan\s*=\s*["']?(\d{1,3})/u.exec(tag)?.[1] ?? 1));
  }

  get page(): WebPage {
    this.#closeCell();
    const lines = this.#lines.split('\n').map((line) => line.trim());
    return { rows: this.#rows.filter((cells) => cells.some((cell) => cell !== '')), lines };
  }

  #breakLine(): void {
    if (this.#cell === null) this.#lines += '\n';
    else this.#cell += '\n';
  }

  /** What stands in a cell is a line of the page too. */
  #closeCell(): void {
    if (this.#cell === null) return;
    const text = this.#cell
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n');
    this.#rows.at(-1)?.push(text, ...Array.from({ length: this.#width - 1 }, () => ''));
    this.#lines += `\n${text}\n`;
    this.#cell = null;
  }
}
