// Cells that a program took from a web page: tags and entities are read as the page would show them. A row that asks about
// markup keeps it: there, it is what is asked about.
import { isRichCell } from '@tiku/questions/sheets';
import { findHeader } from '../layout/find-header.ts';
import { parseList } from '../layout/parse-list.ts';
import { isOwnFile } from '../layout/table.ts';
import { decodeEntities, hasEntities } from '../read/entities.ts';
import { raise, showUnderlined } from '../read/marked-text.ts';
import type { CellNote, Sheet } from '../workbook.ts';

const blocks = 'p|div|h[1-6]|li|ul|ol|tr|td|th|table|tbody|thead|blockquote|pre|center|section|article';
const inline = 'span|strong|b|em|i|u|sub|sup|font|small|big|a|code|mark|label';
/** What hardly anybody types who does not write about it. */
const pageTag = new RegExp(`</(?:${blocks}|sub|sup|font|span)\\s*>|<(?:br|hr|img)\\b[^<>]*>`, 'iu');
const anyTag = new RegExp(`<(?:/?(?:${blocks}|${inline})|br|hr|img)\\b[^<>]*>`, 'iu');

/** What asks about tags names one, or the language they are of. */
const aboutMarkup =
  /\bX?HTML5?\b|\bXML\b|\bCSS\b|\bJSX\b|\btags?\b|标签|標籤|标记语言|タグ|\betiquetas?\b|\bDOM\b|innerHTML|\bweb ?page\b|网页|網頁|\bтег|\bReact\b|\bVue\b|\bAngular\b/iu;
const mostAbout = 0.15;
/** Of rows with tags such as `<b>` alone: fewer are what somebody typed. */
const fewestInline = 3;

export function spellMarkup(sheet: Sheet): Sheet {
  const found = sheet.rows.flatMap((cells, row) => (cells.some(isMarked) ? [row] : []));
  if (found.length === 0) return sheet;
  const header = findHeader(sheet);
  if (header && isOwnFile(header)) return sheet;
  const about = sheet.rows.filter(asksAboutMarkup).length;
  const isPage = found.length >= fewestInline || found.some((row) => (sheet.rows[row] ?? []).some(isOfPage));
  const isWrapped = wrapsColumn(sheet);
  if (!isPage || (about > sheet.rows.length * mostAbout && !isWrapped)) return sheet;
  const rows = [...sheet.rows];
  const underlined = new Map(sheet.underlined);
  const notes: CellNote[] = [];
  for (const row of found) {
    const cells = sheet.rows[row] ?? [];
    if (asksAboutMarkup(cells) && !isWrapped) continue;
    const spelt = cells.map((cell) => (isMarked(cell) ? spellCell(cell) : { text: cell, html: null, pictures: [] }));
    // Nothing but tags: the row is shown as it is.
    if (spelt.every(({ text, pictures }) => text.trim() === '' && pictures.length === 0)) continue;
    rows[row] = spelt.map(({ text }) => text);
    for (const [column, { html, pictures }] of spelt.entries()) {
      if (html !== null) underlined.set(row, new Map([...(underlined.get(row) ?? []), [column, html]]));
      for (const name of pictures) notes.push({ row, column, code: 'picture-missing', name });
    }
  }
  return { ...sheet, rows, underlined, notes: [...sheet.notes, ...notes] };
}

const wrapped = /^\s*<(p|div|span|section|article)\b[^<>]*>[^]*<\/\1\s*>\s*$/iu;
const leastWrapped = 0.8;

/** Nearly all of a column stands in tags: then they are no part of what is asked. */
function wrapsColumn({ rows }: Sheet): boolean {
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
  return Array.from({ length: width }, (_, at) => rows.map((cells) => cells[at] ?? '')).some((cells) => {
    const filled = cells.filter((cell) => cell.trim() !== '');
    return (
      filled.length >= fewestInline &&
      filled.filter((cell) => wrapped.test(cell)).length >= (filled.length - 1) * leastWrapped
    );
  });
}

function isOfPage(cell: string): boolean {
  return !isRichCell(cell) && (pageTag.test(cell) || hasEntities(cell));
}

function isMarked(cell: string): boolean {
  if (isRichCell(cell.trim())) return false;
  return (cell.includes('<') && anyTag.test(cell)) || (cell.includes('&') && hasEntities(cell));
}

/** Without what stands in tags themselves: `<table class="tag">`. */
function asksAboutMarkup(cells: readonly string[]): boolean {
  return cells.some((cell) => aboutMarkup.test(cell.replaceAll(/<[^<>]*>/gu, ' ')));
}

interface Spelt {
  text: string;
  /** Where only some of the words are underlined. */
  html: string | null;
  pictures: string[];
}

/** Lists that a program wrote stay lists: their texts are read. */
function spellCell(cell: string): Spelt {
  const list = /^\s*[[{]/u.test(cell) ? parseList(cell.trim()) : null;
  // A list of tags is one of options, and read as such.
  if (/^\s*<(?:ol|ul|li)\b/iu.test(cell)) return { text: cell, html: null, pictures: [] };
  if (typeof list !== 'object' || list === null) return spellText(cell);
  const pictures: string[] = [];
  const spellValue = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const spelt = spellText(value);
      pictures.push(...spelt.pictures);
      return spelt.text;
    }
    if (Array.isArray(value)) return value.map(spellValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spellValue(inner)]));
  };
  return { text: JSON.stringify(spellValue(list)), html: null, pictures };
}

const lineEnd = new RegExp(`</(?:${blocks})\\s*>|<(?:br|hr)\\b[^<>]*>`, 'giu');
const picture = /<img\b[^<>]*?\bsrc\s*=\s*["']?([^"'\s<>]+)[^<>]*>/giu;
const [start, end] = ['\ue000', '\ue001'];

function spellText(written: string): Spelt {
  const pictures: string[] = [];
  let text = written.replaceAll(picture, (_, source: string) => {
    pictures.push(source.replace(/^data:.*/su, 'data:').replace(/^.*[/\\]/u, ''));
    return '';
  });
  text = text
    .replaceAll(/<(sub|sup)\b[^<>]*>([^<>]*)<\/\1\s*>/giu, (_, name: string, inner: string) =>
      raise(decodeEntities(inner), name.toLowerCase() === 'sub' ? 'subscript' : 'superscript'),
    )
    .replaceAll(/<li\b[^<>]*>/giu, '\n• ')
    .replaceAll(lineEnd, '\n')
    .replaceAll(/<u\b[^<>]*>([^<>]*)<\/u\s*>/giu, `${start}$1${end}`);
  text = dropPaired(text);
  text = decodeEntities(text)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
  const runs = text.split(/(?=\ue000)|(?<=\ue001)/u).map((part) => ({
    text: part.replaceAll(/[\ue000\ue001]/gu, ''),
    isUnderlined: part.startsWith(start),
  }));
  return { text: runs.map((run) => run.text).join(''), html: showUnderlined(runs), pictures };
}

/** Tags that open and close; one alone may be a sign of something else. */
function dropPaired(text: string): string {
  const names = new Set(Array.from(text.matchAll(/<\/([a-z][a-z0-9]*)\s*>/giu), ([, name = '']) => name.toLowerCase()));
  const all = new RegExp(`</?(${blocks}|${inline})\\b[^<>]*>`, 'giu');
  const isBlock = new RegExp(`^(?:${blocks})$`, 'iu');
  return text.replaceAll(all, (tag, name: string) => (names.has(name.toLowerCase()) || isBlock.test(name) ? '' : tag));
}
