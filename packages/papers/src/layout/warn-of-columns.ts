import { columnLetters } from '../import-problem.ts';
import type { ImportProblem } from '../import-problem.ts';
import type { Sheet } from '../workbook.ts';
import { sheetTexts } from '../write/sheet-texts.ts';
import { foldName } from './names.ts';
import { reportOn } from './row-report.ts';
import { columnsOf } from './table-row.ts';
import type { Table, TableRow } from './table-row.ts';

/** Our own column of reasons, in a file of rejected rows that somebody mended. */
const reasons: ReadonlySet<string> = new Set(Object.values(sheetTexts).map(({ words }) => foldName(words.toMend)));

/** Names of what a question cannot do without. */
const asksFor =
  /stem|statement|passage|scenario|\bcase\b|context|material|question.?text|题干|材料|案例|背景|本文|資料|enunciado|contexto/iu;
const shortText = 20;
const fewestCounted = 6;
const shortestRun = 4;

/** What the header itself makes doubtful: said once, not in every row. */
export function warnOfColumns(sheet: Sheet, table: Table, problems: ImportProblem[]): void {
  const { header } = table;
  const report = reportOn(sheet.no, header.lastRow);
  const [stem] = columnsOf(table, 'stem');
  const [option] = columnsOf(table, 'option');
  if (header.isStemGuessed && stem) report.warn('stem-guessed', stem.at, { name: stem.name });
  if (table.isFirstOptionRight && option) report.warn('first-option-right', option.at);
  const [answer] = columnsOf(table, 'answer');
  if (table.answerForm.base === 0 && answer) report.warn('answers-from-zero', answer.at);
  const below = sheet.rows.slice(header.lastRow + 1);
  const given = columnsOf(table, 'given');
  for (const { at, name } of [...given, ...header.unknown]) {
    const column = new ColumnWatch();
    for (const cells of below) column.see((cells[at] ?? '').trim());
    if (!column.holdsContent || reasons.has(foldName(name))) continue;
    report.warn(asksFor.test(name) && column.length > shortText ? 'text-not-used' : 'column-not-used', at, {
      name: name.trim(),
    });
  }
  problems.push(...report.problems);
}

/** Whether a column holds more than the numbers of its lines. */
class ColumnWatch {
  #last = 0;
  #count = 0;
  #starts = 0;
  #isOther = false;
  /** Of the longest text. */
  length = 0;

  see(text: string): void {
    if (text === '') return;
    this.length = Math.max(this.length, text.length);
    const number = /^\d{1,6}$/u.test(text) ? Number(text) : 0;
    this.#count += 1;
    if (number === 1) this.#starts += 1;
    else if (number !== this.#last + 1) this.#isOther = true;
    this.#last = number;
  }

  /** They may begin anew in another section: 1, 2, 3, 1, 2, 3 … counts no lines. */
  get holdsContent(): boolean {
    return this.#isOther || (this.#count >= fewestCounted && this.#starts * shortestRun > this.#count);
  }
}

/** Columns that nobody named and that hold something beside a question all the same. */
export class UnnamedColumns {
  readonly #columns = new Map<number, ColumnWatch>();

  see({ table, cells }: TableRow): void {
    for (let at = 0; at < cells.length; at += 1) {
      if (table.named.has(at)) continue;
      const text = cells[at]?.trim() ?? '';
      if (text === '') continue;
      const column = this.#columns.get(at) ?? new ColumnWatch();
      column.see(text);
      this.#columns.set(at, column);
    }
  }

  warn(sheet: Sheet, table: Table, problems: ImportProblem[]): void {
    const report = reportOn(sheet.no, table.header.lastRow);
    for (const [at, column] of this.#columns) {
      if (column.holdsContent) report.warn('column-not-used', at, { name: columnLetters(at) });
    }
    problems.push(...report.problems);
  }
}
