// One row of a table of questions, with its columns by what they hold.
import type { Difficulty, RichText } from '@tiku/questions';
import type { SheetRow } from '@tiku/questions/sheets';
import type { AnchoredPicture } from '../workbook.ts';
import type { AnswerForm } from './answer-form.ts';
import type { Column } from './column.ts';
import type { Header } from './find-header.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { joinRich, mayNameFiles } from './media.ts';
import type { Media } from './media.ts';
import type { HeaderName } from './read-header-name.ts';
import type { RowReport } from './row-report.ts';
import type { ScoreEach } from './section-title.ts';
import type { TypeMeaning } from './type-words.ts';

export interface Table {
  header: Header;
  byRole: ReadonlyMap<ColumnRole, Column[]>;
  /** The columns that have a name, known or not. */
  named: ReadonlySet<number>;
  /** Holds section, material, number, type and difficulty, as only our own export does. */
  isOwnLayout: boolean;
  /** Has the names of our own files, in which a cell may hold markup. */
  isOwnFamily: boolean;
  isFirstOptionRight: boolean;
  /** Of the answers to questions without options: all of them are words or signs for true and false. */
  asksTruth: boolean;
  /** Of all answers: most are letters, as in a key. */
  hasKeys: boolean;
  /** Of the answers to questions without options: their numbers are 1 and 2, or 1 and 0, for true and false. */
  hasTruthNumbers: boolean;
  /** All answers are `C` and `E`, for certo and errado, and nothing has options. */
  hasInitials: boolean;
  /** A chapter stands only beside its first question, as in merged cells. */
  carriesChapters: boolean;
  /** A material stands beside its questions in merged cells, and ends with them. */
  mergesMaterials: boolean;
  /** How the answers of all rows point at their options. */
  answerForm: AnswerForm;
  readName(name: string): HeaderName | null;
  readType(word: string): TypeMeaning | null;
  readDifficulty(word: string): Difficulty | null;
}

export interface TableRow {
  table: Table;
  cells: readonly string[];
  /** The cells without what stands around their words. */
  texts: readonly string[];
  /** By column. */
  pictures: ReadonlyMap<number, AnchoredPicture[]>;
  /** By column, as HTML. */
  underlined: ReadonlyMap<number, string>;
  /** What the title of the section or the sheet says of the type. */
  hint: TypeMeaning | null;
  /** What the title of the section says of the score. */
  scoreEach: ScoreEach | null;
  /** The letters of the right options, where marks in the rows below tell them. */
  key: string | null;
  media: Media;
  report: RowReport;
  /** What was made of the cells on the way to a question. */
  understood: { row: SheetRow | null };
}

export function columnsOf(table: Table, role: ColumnRole): readonly Column[] {
  return table.byRole.get(role) ?? [];
}

export function textAt(row: TableRow, at: number): string {
  return row.texts[at] ?? '';
}

export function withCells(row: TableRow, cells: readonly string[]): TableRow {
  return { ...row, cells, texts: cells.map(trimCell) };
}

/** Also of what nobody sees and pasting brings along: spaces without width, marks of direction. */
export function trimCell(cell: string): string {
  const text = cell.trim();
  if (!isInvisible(text.charCodeAt(0)) && !isInvisible(text.charCodeAt(text.length - 1))) return text;
  let start = 0;
  let end = text.length;
  while (start < end && isInvisible(text.charCodeAt(start))) start += 1;
  while (end > start && isInvisible(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end).trim();
}

function isInvisible(code: number): boolean {
  return code >= 0x200b && (code <= 0x200f || code === 0x2060);
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

export function joinLines(above: string, below: string): string {
  if (above === '') return below;
  return below === '' ? above : `${above}\n${below}`;
}

/** The cells of a numbered role by their numbers; a number that no column has is empty. */
export function listTexts(row: TableRow, role: ColumnRole): string[] {
  const texts: string[] = [];
  for (const { at, item } of columnsOf(row.table, role)) {
    const index = item - 1;
    while (texts.length <= index) texts.push('');
    texts[index] = joinLines(texts[index] ?? '', textAt(row, at));
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
  const marked = row.underlined.get(at);
  const isWhole = marked !== undefined && text !== '' && text === textAt(row, at) && !mayNameFiles(text);
  const cell = isWhole ? `<html>${marked}</html>` : text;
  const mayBeRich = isWhole || row.table.isOwnFamily;
  const { html, missing } = row.media.read(cell, row.pictures.get(at) ?? [], isFileName, mayBeRich);
  for (const name of missing) row.report.warn('missing-file', at, { name });
  return html;
}

/** The cells of the role, then the pictures that lie over others. */
export function readWithPictures(row: TableRow, role: ColumnRole): RichText {
  const columns = columnsOf(row.table, role).map(({ at }) => at);
  const others = [...row.pictures].filter(([at]) => !columns.includes(at));
  return joinRich([
    ...columns.map((at) => readRich(row, at)),
    ...others.map(([, pictures]) => row.media.read('', pictures).html),
  ]);
}
