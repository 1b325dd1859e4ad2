// Questions as people type or paste them, without a program that lays them out: read as the lines of a Word document are.
import { dropBullet } from '../layout/split-options.ts';
import { Grid } from '../read/grid.ts';
import { CellBudget } from '../read/limits.ts';
import type { CellNote, Sheet } from '../workbook.ts';
import type { Line } from './document.ts';
import { dropFurniture } from './furniture.ts';
import { layOut, placeRows } from './lay-out.ts';
import { readMarkdown } from './markdown.ts';
import { findField, findNumber, findOptions } from './marks.ts';
import { findQuestions } from './questions.ts';
import { spellMarks } from './typed-marks.ts';

/** Null for the cells of a spreadsheet, which lie between tabs, and for a text in which nothing looks like a question. */
export function readTypedQuestions(text: string, name: string, isMarkdown = false): Sheet | null {
  // The signs that stand for pictures and underlined words in a document.
  const plain = text.replaceAll(/[\uFFF9-\uFFFC]/g, '');
  const typed = isMarkdown ? readMarkdown(plain) : plain.split(/\r\n?|\n/);
  const filled = typed.filter((line) => line.trim() !== '');
  if (filled.filter((line) => line.trim().includes('\t')).length * 2 > filled.length) return null;
  const found = readTypedLines(typed);
  if (!found) return null;
  const source = { lines: typed, rowsOf: found.rowsOf };
  return { no: 0, name, rows: found.rows, spans: [], pictures: [], notes: noteRepeated(found.left), source };
}

export interface TypedRows {
  rows: string[][];
  /** The lines that each row came from. */
  rowsOf: { first: number; last: number }[];
  /** Lines that come again and again and belong to no question. */
  left: string[];
}

export function noteRepeated(left: readonly string[]): CellNote[] {
  return left.map((name) => ({ row: 0, column: 0, code: 'repeated-lines', name }));
}

/** Null where nothing looks like a question. */
export function readTypedLines(typed: readonly string[]): TypedRows | null {
  const bare = typed.map((text, at) => ({ text: dropBullet(text), pictures: [], isHeading: false, at }));
  const { lines: between, left } = dropFurniture(bare);
  const marked = spellMarks(between);
  if (!marked.some(({ text }) => isMarked(text.trim()))) return null;
  const isNumbered = countsQuestions(marked.map(({ text }) => text.trim()));
  const lines = isNumbered ? marked.filter(({ text }) => text.trim() !== '') : numberBlocks(marked);
  const paper = findQuestions(lines);
  const grid = new Grid(new CellBudget());
  const rows = layOut(paper);
  rows.forEach((row, at) => {
    row.forEach((passage, column) => grid.put(at, column, passage.text.trim()));
  });
  const rowsOf = placeRows(paper, rows.length, typed.length);
  return { rows: grid.rows, rowsOf, left };
}

/** One line that begins with a number, among many questions without, counts nothing. */
function countsQuestions(lines: readonly string[]): boolean {
  const numbers = lines.filter((line) => findNumber(line) !== null).length;
  const blocks = lines.filter((line) => findOptions(line, 0)[0]?.from === 2).length;
  return numbers > 0 && numbers * 2 > blocks;
}

function isMarked(line: string): boolean {
  return findNumber(line) !== null || isPart(line);
}

function isPart(line: string): boolean {
  return findField(line) !== null || findOptions(line, 0)[0]?.from === 2;
}

/** Authors who do not number questions leave a line between them. */
function numberBlocks(typed: readonly Line[]): Line[] {
  let number = 0;
  let isStart = true;
  return typed.flatMap((line) => {
    const text = line.text.trim();
    // An answer or options behind an empty line still belong to the question before.
    const begins = isStart && text !== '' && !isPart(text);
    isStart = text === '';
    if (begins) number += 1;
    return text === '' ? [] : [begins ? { ...line, text: `${number}. ${text}` } : line];
  });
}
