// Questions as people type or paste them, without a program that lays them out: read as the lines of a Word document are.
import { Grid } from '../read/grid.ts';
import { CellBudget } from '../read/limits.ts';
import type { Sheet } from '../workbook.ts';
import type { Line } from './document.ts';
import { layOut } from './lay-out.ts';
import { findField, findNumber, findOptions } from './marks.ts';
import { findQuestions } from './questions.ts';

/** Null for the cells of a spreadsheet, which lie between tabs, and for a text in which nothing looks like a question. */
export function readTypedQuestions(text: string, name: string): Sheet | null {
  // The signs that stand for pictures and underlined words in a document.
  const typed = text.replaceAll(/[\uFFF9-\uFFFC]/g, '').split(/\r\n?|\n/);
  const filled = typed.filter((line) => line.trim() !== '');
  if (filled.filter((line) => line.trim().includes('\t')).length * 2 > filled.length) return null;
  if (!filled.some((line) => isMarked(line.trim()))) return null;
  const lines = filled.some((line) => findNumber(line.trim())) ? filled : numberBlocks(typed);
  const grid = new Grid(new CellBudget());
  layOut(findQuestions(lines.map(toLine))).forEach((row, at) => {
    row.forEach((passage, column) => grid.put(at, column, passage.text.trim()));
  });
  return { no: 0, name, rows: grid.rows, spans: [], pictures: [], notes: [] };
}

function isMarked(line: string): boolean {
  return findNumber(line) !== null || findField(line) !== null || findOptions(line, 0)[0]?.from === 2;
}

/** Whoever does not number questions leaves a line between them. */
function numberBlocks(typed: readonly string[]): string[] {
  let number = 0;
  let isStart = true;
  return typed.flatMap((line) => {
    const isEmpty = line.trim() === '';
    // An answer or options behind an empty line still belong to the question before.
    const begins = isStart && !isEmpty && !isMarked(line.trim());
    isStart = isEmpty;
    if (begins) number += 1;
    return isEmpty ? [] : [begins ? `${number}. ${line.trim()}` : line];
  });
}

function toLine(text: string): Line {
  return { text, pictures: [], isHeading: false };
}
