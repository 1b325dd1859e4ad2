import type { CellNote, Span, UnderlinedTexts } from '../../workbook.ts';
import { Grid } from '../grid.ts';
import type { CellBudget } from '../limits.ts';
import { type NumberFormatter, showNumber } from '../show-number.ts';
import { findAttribute, scanXml } from '../xml.ts';
import { GENERAL } from './number-formats.ts';
import { RichString, type SharedStrings, tidyText } from './shared-strings.ts';

export interface WorksheetSurroundings {
  strings: SharedStrings;
  formats: string[];
  draw: NumberFormatter;
  budget: CellBudget;
}

export interface WorksheetContent {
  rows: string[][];
  spans: Span[];
  underlined: UnderlinedTexts;
  /** Pictures that a cell names instead of showing a text. */
  namedPictures: { row: number; column: number; id: string }[];
  notes: CellNote[];
}

interface RawCell {
  row: number;
  column: number;
  type: string;
  /** Unparsed: few cells need more than their type. */
  attributes: string;
  value: string;
  formula: string;
  hasFormula: boolean;
}

/** Formulas are never calculated: what the spreadsheet program last showed is what counts. */
export function readWorksheet(xml: string, around: WorksheetSurroundings): WorksheetContent {
  const grid = new Grid(around.budget);
  const content: WorksheetContent = { rows: grid.rows, spans: [], underlined: new Map(), namedPictures: [], notes: [] };
  let cell: RawCell | null = null;
  let row = -1;
  let column = -1;
  let isHidden = false;
  let firstHidden = -1;
  let into: 'value' | 'formula' | null = null;
  const inline = new RichString();
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'c') {
        const reference = findAttribute(attributes, 'r');
        if (reference === null) column += 1;
        else ({ row, column } = parseReference(reference));
        cell = startCell(row, column, attributes);
        inline.start();
      } else if (name === 'row') {
        const number = findAttribute(attributes, 'r');
        row = number === null ? row + 1 : Number(number) - 1;
        column = -1;
        const hidden = findAttribute(attributes, 'hidden');
        isHidden = hidden === '1' || hidden === 'true';
      } else if (name === 'mergeCell') addSpan(findAttribute(attributes, 'ref') ?? '', content.spans);
      else if (cell) {
        if (name === 'v') into = 'value';
        else if (name === 'f') {
          into = 'formula';
          cell.hasFormula = true;
        } else inline.open(name, attributes);
      }
    },
    text: (text) => {
      if (!cell) return;
      if (into) cell[into] += text;
      else inline.add(text);
    },
    close: (name) => {
      if (name === 'c') {
        if (cell) {
          const isInline = inline.value !== '';
          putCell(isInline ? { ...cell, value: inline.value } : cell, grid, content, around);
          if (isInline || around.strings.underlined.size > 0) keepUnderlined(cell, inline, around, content.underlined);
        }
        cell = null;
      } else if (name === 'row') {
        if (isHidden && firstHidden < 0 && grid.rows[row]?.length) firstHidden = row;
      } else inline.close(name);
      into = null;
    },
  });
  // Once for a sheet: a filter hides hundreds.
  if (firstHidden >= 0) content.notes.push({ row: firstHidden, column: 0, code: 'hidden-rows' });
  return content;
}

function startCell(row: number, column: number, attributes: string): RawCell {
  return {
    row,
    column,
    type: findAttribute(attributes, 't') ?? 'n',
    attributes,
    value: '',
    formula: '',
    hasFormula: false,
  };
}

/** More than any sheet of questions has; what comes after them is read as it stands. */
const MAX_SPANS = 20_000;

/** `B2:C5` */
function addSpan(reference: string, spans: Span[]): void {
  const [first = '', last = ''] = reference.split(':');
  const { row, column } = parseReference(first);
  const { row: lastRow, column: lastColumn } = parseReference(last);
  if (lastRow >= row && lastColumn >= column && spans.length < MAX_SPANS) {
    spans.push({ row, column, lastRow, lastColumn });
  }
}

/** `AB12` as row 11, column 27. */
function parseReference(reference: string): { row: number; column: number } {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at) & ~32;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return { row: Number(reference.slice(at)) - 1, column: column - 1 };
}

function keepUnderlined(
  { type, value, row, column }: RawCell,
  inline: RichString,
  { strings }: WorksheetSurroundings,
  into: UnderlinedTexts,
): void {
  const html = type === 's' ? strings.underlined.get(Number(value)) : inline.underlined;
  if (!html) return;
  const cells = into.get(row) ?? new Map<number, string>();
  into.set(row, cells.set(column, html));
}

const PICTURE_FORMULA = /DISPIMG\(\s*"([^"]{1,200})"/i;

function putCell(cell: RawCell, grid: Grid, content: WorksheetContent, around: WorksheetSurroundings): void {
  const { row, column } = cell;
  const named = cell.hasFormula || cell.type === 'str' ? PICTURE_FORMULA.exec(cell.formula || cell.value) : null;
  if (named) content.namedPictures.push({ row, column, id: named[1]! });
  else if (cell.type === 'e' && findRichValue(cell) >= 0) {
    content.namedPictures.push({ row, column, id: richValueId(findRichValue(cell)) });
  } else if (cell.type === 'e' || (cell.hasFormula && cell.value === '' && cell.type !== 'str')) {
    content.notes.push({ row, column, code: 'formula-without-value' });
  } else grid.put(row, column, showCell(cell, around));
}

/** Index into the rich values of the workbook, or -1. */
function findRichValue({ attributes }: RawCell): number {
  return Number(findAttribute(attributes, 'vm') ?? 0) - 1;
}

/** A picture placed in a cell by Excel goes by its number, one placed by WPS by a name. */
export function richValueId(index: number): string {
  return `#${index}`;
}

function showCell(cell: RawCell, around: WorksheetSurroundings): string {
  if (cell.value === '') return '';
  if (cell.type === 's') return around.strings.texts[Number(cell.value)] ?? '';
  if (cell.type === 'b') return cell.value === '1' || cell.value === 'true' ? 'TRUE' : 'FALSE';
  if (cell.type === 'd') return cell.value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' ');
  if (cell.type !== 'n') return tidyText(cell.value);
  const value = Number(cell.value);
  if (!Number.isFinite(value)) return tidyText(cell.value);
  return showNumber(value, around.formats[Number(findAttribute(cell.attributes, 's') ?? -1)] ?? GENERAL, around.draw);
}
