// A Word document as the lines a person sees: text, formulas between dollar signs, and pictures in their places.
import { drawBlank, raise } from '../read/marked-text.ts';
import type { XmlElement } from '../read/xml-tree.ts';
import { mathToTex } from './math.ts';
import type { Numbering } from './numbering.ts';

export interface Line {
  /** A picture stands as one U+FFFC, underlined words between U+FFF9 and U+FFFB. */
  text: string;
  /** The relation of each picture, in their order. */
  pictures: string[];
  isHeading: boolean;
  /** Where it stands among the lines that were typed. */
  at?: number;
  /** Bold, coloured or highlighted as a whole. */
  isStrong?: boolean;
}

export const PICTURE = '\uFFFC';
export const UNDERLINED = { start: '\uFFF9', end: '\uFFFB' };

export function readLines(document: XmlElement, numbering: Numbering, headings: Set<string>): Line[] {
  const lines: Line[] = [];
  const body = document.elements[0]?.child('body');
  for (const block of body?.elements ?? []) readBlock(block, { lines, numbering, headings });
  return lines.filter((line) => line.text.trim() !== '');
}

/** A line, or a table with its cells in their columns. */
export type Block = { line: Line } | { rows: CellLines[][] };

/** What stands in one cell. */
export type CellLines = Line[];

/** The document with its tables as tables. */
export function readBlocks(document: XmlElement, numbering: Numbering, headings: Set<string>): Block[] {
  const body = document.elements[0]?.child('body');
  return (body?.elements ?? []).flatMap((block): Block[] => {
    if (block.name === 'tbl') return [{ rows: readTable(block, { lines: [], numbering, headings }) }];
    const reading: Reading = { lines: [], numbering, headings };
    readBlock(block, reading);
    return reading.lines.filter((line) => line.text.trim() !== '').map((line) => ({ line }));
  });
}

function readTable(table: XmlElement, reading: Reading): CellLines[][] {
  const rows = table.elements.filter((element) => element.name === 'tr');
  return rows.map((row) => {
    const cells: CellLines[] = [];
    for (const cell of row.elements) {
      if (cell.name !== 'tc') continue;
      const inner: Reading = { ...reading, lines: [] };
      readBlock(cell, inner);
      const width = Number(cell.child('tcPr')?.child('gridSpan')?.attribute('val') ?? 1);
      cells.push(inner.lines);
      for (let more = 1; more < Math.min(width, MAX_WIDTH); more += 1) cells.push([]);
    }
    return cells;
  });
}

const MAX_WIDTH = 60;

interface Reading {
  lines: Line[];
  numbering: Numbering;
  headings: Set<string>;
}

function readBlock(block: XmlElement, reading: Reading): void {
  if (block.name === 'p') reading.lines.push(...readParagraph(block, reading));
  else if (block.name === 'tr') reading.lines.push(...readTableRow(block, reading));
  else if (!SKIPPED.has(block.name)) for (const inner of block.elements) readBlock(inner, reading);
}

/** One line, so that options side by side in a table are found like options side by side in a line. */
function readTableRow(row: XmlElement, reading: Reading): Line[] {
  const cells = row.elements
    .filter((element) => element.name === 'tc')
    .map((cell) => {
      const inner: Reading = { ...reading, lines: [] };
      readBlock(cell, inner);
      return inner.lines;
    });
  if (cells.some((lines) => lines.filter((line) => line.text.trim() !== '').length > 1)) return cells.flat();
  const lines = cells.flat();
  return [
    {
      text: lines.map((line) => line.text).join('\t'),
      pictures: lines.flatMap((line) => line.pictures),
      isHeading: false,
    },
  ];
}

function readParagraph(paragraph: XmlElement, reading: Reading): Line[] {
  const properties = paragraph.child('pPr');
  const style = properties?.child('pStyle')?.attribute('val') ?? '';
  const list = properties?.child('numPr');
  const label = list
    ? reading.numbering.next(
        list.child('numId')?.attribute('val') ?? '',
        Number(list.child('ilvl')?.attribute('val') ?? 0),
      )
    : '';
  const found: Found = { text: '', pictures: [] };
  for (const element of paragraph.elements) collect(element, found);
  const lines = splitLines(
    { ...found, text: label === '' ? found.text : `${label} ${found.text}` },
    reading.headings.has(style),
  );
  const [only] = lines;
  return only && lines.length === 1 && isStrong(paragraph) ? [{ ...only, isStrong: true }] : lines;
}

const PLAIN = new Set(['', 'auto', '000000', 'none']);

/** Black and grey are no colours. */
function isColour(value: string): boolean {
  const parts = value.match(/[\da-f]{2}/giu)?.map((part) => Number.parseInt(part, 16)) ?? [];
  if (parts.length !== 3) return !PLAIN.has(value);
  return Math.max(...parts) - Math.min(...parts) > 24;
}

/** Every run that holds words. */
function isStrong(paragraph: XmlElement): boolean {
  const runs = paragraph.elements.filter(
    (element) => element.name === 'r' && element.elements.some(({ name, text }) => name === 't' && text.trim() !== ''),
  );
  return runs.length > 0 && runs.every((run) => isStrongRun(run.child('rPr')));
}

function isStrongRun(properties: XmlElement | undefined): boolean {
  const valueOf = (name: string): string | null => properties?.child(name)?.attribute('val') ?? null;
  const isBold = properties?.child('b') !== undefined && !['0', 'false'].includes(valueOf('b') ?? '1');
  return isBold || isColour(valueOf('color') ?? '') || !PLAIN.has(valueOf('highlight') ?? '');
}

interface Found {
  text: string;
  pictures: string[];
}

/** A soft line break ends a line as well: many documents put every option on one. */
function splitLines(found: Found, isHeading: boolean): Line[] {
  let used = 0;
  return found.text.split('\n').map((line) => {
    const text = tidyUnderlined(line);
    const pictures = found.pictures.slice(used, used + text.split(PICTURE).length - 1);
    used += pictures.length;
    return { text, pictures, isHeading };
  });
}

/** A line that begins underlined is a heading, or marks what it is in this way. */
function tidyUnderlined(text: string): string {
  if (!text.includes(UNDERLINED.start)) return text;
  const joined = text.replaceAll(UNDERLINED.end + UNDERLINED.start, '');
  return joined.trimStart().startsWith(UNDERLINED.start) ? joined.replaceAll(/[\uFFF9\uFFFB]/g, '') : joined;
}

/** Properties, what was deleted while changes are tracked, and second renderings for old programs. */
const SKIPPED = new Set([
  'pPr',
  'rPr',
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'delText',
  'sectPr',
  'tblPr',
  'tcPr',
  'trPr',
]);

function collect(element: XmlElement, found: Found): void {
  const { name } = element;
  if (SKIPPED.has(name)) return;
  if (name === 'r') collectRun(element, found);
  else if (name === 't') found.text += element.text.replaceAll(/[\uFFF9-\uFFFC]/g, '');
  else if (name === 'tab') found.text += '\t';
  else if (name === 'br' || name === 'cr') found.text += '\n';
  else if (name === 'noBreakHyphen') found.text += '-';
  else if (name === 'oMathPara') for (const math of element.elements) collect(math, found);
  else if (name === 'oMath') {
    const tex = mathToTex(element);
    if (tex !== '') found.text += `$${tex}$`;
  } else if (name === 'blip' || name === 'imagedata') {
    found.pictures.push(element.attribute('embed') ?? element.attribute('id') ?? '');
    found.text += PICTURE;
  } else {
    for (const inner of element.elements) collect(inner, found);
    if (name === 'p') found.text += '\n';
  }
}

function collectRun(run: XmlElement, found: Found): void {
  const properties = run.child('rPr');
  if (properties?.child('vanish')) return;
  const inner: Found = { text: '', pictures: [] };
  for (const element of run.elements) collect(element, inner);
  found.pictures.push(...inner.pictures);
  const text = raise(inner.text, properties?.child('vertAlign')?.attribute('val') ?? '');
  const line = properties?.child('u')?.attribute('val') ?? 'none';
  found.text += line === 'none' ? text : text.split('\n').map(underline).join('\n');
}

function underline(text: string): string {
  const blank = drawBlank(text);
  return blank !== text || text.trim() === '' ? blank : UNDERLINED.start + text + UNDERLINED.end;
}
