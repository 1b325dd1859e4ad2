import type { CellNote } from '../../workbook.ts';
import { Grid } from '../grid.ts';
import type { CellBudget } from '../limits.ts';
import { type NumberFormatter, showNumber } from '../show-number.ts';
import { findAttribute, scanXml } from '../xml.ts';
import { GENERAL } from './number-formats.ts';
import { tidyText } from './shared-strings.ts';

export interface WorksheetSurroundings {
  strings: string[];
  formats: string[];
  draw: NumberFormatter;
  budget: CellBudget;
}

export interface WorksheetContent {
  rows: string[][];
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
  const content: WorksheetContent = { rows: grid.rows, namedPictures: [], notes: [] };
  let cell: RawCell | null = null;
  let row = -1;
  let column = -1;
  let into: 'value' | 'formula' | null = null;
  let isReading = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === 'c') {
        const reference = findAttribute(attributes, 'r');
        if (reference === null) column += 1;
        else ({ row, column } = parseReference(reference));
        cell = startCell(row, column, attributes);
      } else if (name === 'row') {
        const number = findAttribute(attributes, 'r');
        row = number === null ? row + 1 : Number(number) - 1;
        column = -1;
      } else if (cell) {
        if (name === 'v' || (name === 't' && !isReading)) into = 'value';
        else if (name === 'f') {
          into = 'formula';
          cell.hasFormula = true;
        } else if (name === 'rPh') isReading = true;
      }
    },
    text: (text) => {
      if (cell && into) cell[into] += text;
    },
    close: (name) => {
      if (name === 'c') {
        if (cell) putCell(cell, grid, content, around);
        cell = null;
      } else if (name === 'rPh') isReading = false;
      into = null;
    },
  });
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

const PICTURE_FORMULA = /DISPIMG\(\s*"([^"]{1,200})"/i;

function putCell(cell: RawCell, grid: Grid, content: WorksheetContent, around: WorksheetSurroundings): void {
  const { row, column } = cell;
  const named = cell.hasFormula || cell.type === 'str' ? PICTURE_FORMULA.exec(cell.formula || cell.value) : null;
  if (named) content.namedPictures.push({ row, column, id: named[1]! });
  else if (cell.type === 'e' && findRichValue(cell) >= 0) {
    content.namedPictures.push({ row, column, id: richValueId(findRichValue(cell)) });
  } else if (cell.hasFormula && cell.value === '' && cell.type !== 'str') {
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
  if (cell.type === 's') return around.strings[Number(cell.value)] ?? '';
  if (cell.type === 'b') return cell.value === '1' || cell.value === 'true' ? 'TRUE' : 'FALSE';
  if (cell.type === 'd') return cell.value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' ');
  if (cell.type !== 'n') return tidyText(cell.value);
  const value = Number(cell.value);
  if (!Number.isFinite(value)) return tidyText(cell.value);
  return showNumber(value, around.formats[Number(findAttribute(cell.attributes, 's') ?? -1)] ?? GENERAL, around.draw);
}
