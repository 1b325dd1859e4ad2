// One row of a table of questions, with its columns by what they hold.
import type { Difficulty, RichText } from '@tiku/questions';
import type { AnchoredPicture } from '../workbook.ts';
import type { Column, Header } from './find-header.ts';
import type { ColumnRole } from './header-names.ts';
import type { Media } from './media.ts';
import type { HeaderName } from './read-header-name.ts';
import type { RowReport } from './row-report.ts';
import type { TypeMeaning } from './type-words.ts';

export interface Table {
  header: Header;
  byRole: ReadonlyMap<ColumnRole, Column[]>;
  /** Holds section, material, number, type and difficulty, as only our own export does. */
  isOwnLayout: boolean;
  isFirstOptionRight: boolean;
  /** A chapter stands only beside its first question, as in merged cells. */
  carriesChapters: boolean;
  /** Answers are numbers, and 0 is the first option. */
  countsFromZero: boolean;
  readName(name: string): HeaderName | null;
  readType(word: string): TypeMeaning | null;
  readDifficulty(word: string): Difficulty | null;
}

export interface TableRow {
  table: Table;
  cells: readonly string[];
  /** By column. */
  pictures: ReadonlyMap<number, AnchoredPicture[]>;
  /** What the title of the section or the sheet says of the type. */
  hint: TypeMeaning | null;
  media: Media;
  report: RowReport;
}

export function columnsOf(table: Table, role: ColumnRole): readonly Column[] {
  return table.byRole.get(role) ?? [];
}

export function textAt(row: TableRow, at: number): string {
  return row.cells[at]?.trim() ?? '';
}

export function isFilled(row: TableRow, role: ColumnRole): boolean {
  return columnsOf(row.table, role).some(({ at }) => textAt(row, at) !== '' || row.pictures.has(at));
}

/** The first text under the role. */
export function firstText(row: TableRow, role: ColumnRole): { text: string; at: number } | null {
  for (const { at } of columnsOf(row.table, role)) {
    const text = textAt(row, at);
    if (text !== '') return { text, at };
  }
  return null;
}

/** The cells of a numbered role by their numbers; a number that no column has is empty. */
export function listTexts(row: TableRow, role: ColumnRole): string[] {
  const texts: string[] = [];
  for (const { at, item } of columnsOf(row.table, role)) {
    const index = item - 1;
    while (texts.length <= index) texts.push('');
    texts[index] = [texts[index], textAt(row, at)].filter((text) => text !== '').join('\n');
  }
  return texts;
}

/** Where a person looks for it: its column, else the last of its kind, else the stem. */
export function findColumn(table: Table, role: ColumnRole, item: number): number {
  const columns = columnsOf(table, role);
  const exact = columns.find((column) => column.item === item);
  return (exact ?? columns.at(-1) ?? columnsOf(table, 'stem')[0])?.at ?? 0;
}

/** The cell with its pictures and the files it names; those that are not there are reported. */
export function readRich(row: TableRow, at: number, text = textAt(row, at), isFileName = false): RichText {
  const { html, missing } = row.media.read(text, row.pictures.get(at) ?? [], isFileName);
  for (const name of missing) row.report.warn('missing-file', at, { name });
  return html;
}
