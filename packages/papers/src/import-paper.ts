// From a spreadsheet as a person sees it to an exam, with a word about every row that is doubtful or was left out.
import { findContradictions, findHolds } from './account/contradictions.ts';
import type { HeldBy } from './account/contradictions.ts';
import { warnOfRowsAbove } from './account/rows-above.ts';
import { warnOfLongRows } from './account/long-rows.ts';
import { warnOfNumbers } from './account/answer-numbers.ts';
import {
  findClashes,
  findLostQuestions,
  findMismatches,
  findMostlyRefused,
  findSameAnswer,
  findSameKeys,
} from './account/whole-paper.ts';
import { takeSamples } from './account/samples.ts';
import type { Sample } from './account/samples.ts';
import { addVertical } from './layout/vertical.ts';
import { startDraft, sortFiles } from './layout/draft.ts';
import type { Draft, RowCounts } from './layout/draft.ts';
import { dropEmptyColumns } from './layout/find-header.ts';
import { countFilled, holdsAnything } from './layout/read-heading.ts';
import { readTable } from './layout/read-table.ts';
import { reportOn } from './layout/row-report.ts';
import { toTable } from './layout/table.ts';
import { nameCause } from './layout/name-cause.ts';
import type { SheetColumns } from './layout/sheet-columns.ts';
import type { SheetRecipe } from './recipe.ts';
import { toSheetRival } from './recognise/rival.ts';
import type { SheetRival } from './recognise/rival.ts';
import { takeRows } from './rows-to-see.ts';
import type { RowPlace } from './rows-to-see.ts';
import { joinAnswerSheets } from './shape/answer-sheets.ts';
import type { ChosenShape } from './shape/choose-shape.ts';
import { findRecipe, settleColumns } from './shape/settle-columns.ts';
import { spellSheet } from './shape/foreign-letters.ts';
import { spellCells } from './shape/spell-cells.ts';
import { spellMarkup } from './shape/spell-markup.ts';
import { countDraft, pointBack } from './shape/point-back.ts';
import type { DraftMark } from './shape/point-back.ts';
import { columnLetters } from './import-problem.ts';
import type { ImportProblem, Origin, RejectedRow } from './import-problem.ts';
import type { Paper, PaperItem } from './paper.ts';
import type { CellNote, Sheet, Workbook, WrittenText } from './workbook.ts';

export interface ImportResult {
  /** The stable name of the layout; several, joined by `+`, where the sheets differ. */
  layout: string;
  paper: Paper;
  /** Where each item of the paper stands in the file. */
  origins: Origin[];
  problems: ImportProblem[];
  rejected: RejectedRow[];
  /** What only they show. */
  rejectedFiles: Map<string, Uint8Array>;
  /** Rows that hold anything, each of which is counted once in `rows`. */
  rowsRead: number;
  rows: RowCounts;
  /** The reading is one of several that could be: nothing becomes an exam before somebody has said which. */
  isHeld: boolean;
  heldBy: HeldBy[];
  samples: Sample[];
  /** What the columns of each sheet were taken for. */
  columns: SheetColumns[];
  /** What they could be as well, of sheets that wait for somebody to say it. */
  rivals: SheetRival[];
  /** Every sheet of the file, chosen or not. */
  sheets: { sheet_no: number; name: string }[];
  /** Of plain text: how it was read. */
  text: WrittenText | null;
}

/** Questions that have been read, while others are still to come. */
export interface PaperPart {
  items: PaperItem[];
  origins: Origin[];
}

/** Of the rows that hold anything, in the sheets chosen. */
export interface RowProgress {
  done: number;
  total: number;
}

interface Choice {
  /** By their numbers; all of them unless chosen. */
  sheets?: readonly number[] | null;
  /** What somebody has said of sheets, of this file or of others of their shape. */
  recipes?: readonly SheetRecipe[];
  /** The rows whose questions are to be looked at; some are chosen unless they are given. */
  rows?: readonly RowPlace[] | undefined;
}

/** The chosen sheets make one exam, in the order of the workbook. */
export function importPaper(workbook: Workbook, choice: Choice = {}): ImportResult {
  const parts = importInParts(workbook, choice);
  for (let step = parts.next(); ; step = parts.next()) if (step.done) return step.value;
}

/** The same, with a pause now and then, in which what has been read can be taken on. */
export function* importInParts(
  workbook: Workbook,
  { sheets = null, recipes = [], rows: wanted }: Choice = {},
): Generator<PaperPart & RowProgress, ImportResult, void> {
  const draft = startDraft(workbook);
  const all = workbook.sheets.map((sheet) => spellSheet(spellCells(spellMarkup(sheet))));
  const chosen = all.filter(({ no }) => sheets === null || sheets.includes(no));
  const { items } = draft.paper;
  const rivals: SheetRival[] = [];
  const total = chosen.reduce((sum, { rows }) => sum + countFilled(rows), 0);
  let taken = 0;
  const takePart = () => {
    const part = { items: items.slice(taken), origins: draft.origins.slice(taken), done: countRows(draft.rows), total };
    taken = items.length;
    return part;
  };
  const isDocument = (workbook.format === 'docx' || workbook.format === 'txt') && workbook.isTable !== true;
  for (const sheet of joinAnswerSheets(chosen, recipes, all)) {
    const isDelimited = typeof workbook.text?.delimiter === 'string';
    for (const _ of readSheet(sheet, { isDocument, isDelimited }, recipes, draft, rivals)) yield takePart();
  }
  yield takePart();
  if (items.length === 0 && draft.rejected.length === 0 && chosen.some(holdsData)) refuseAll(chosen, draft);
  const unfilled = draft.problems.filter(({ code }) => code === 'only-a-number').length;
  draft.problems.push(...findMostlyRefused(items.length, draft.rejected.length - unfilled));
  if (isDocument || workbook.format === 'docx') draft.problems.push(...findLostQuestions(draft.paper));
  noteFile(workbook, chosen, draft);
  const files = sortFiles(draft);
  const heldBy = findHolds(draft.problems);
  return {
    layout: [...draft.layouts].join('+') || 'unknown',
    paper: { ...draft.paper, files: files.used },
    origins: draft.origins,
    problems: draft.problems.toSorted((a, b) => a.sheet_no - b.sheet_no || a.row - b.row),
    rejected: draft.rejected,
    rejectedFiles: files.rejected,
    rowsRead: total,
    rows: draft.rows,
    heldBy,
    isHeld: heldBy.length > 0,
    samples: wanted ? takeRows(draft, wanted) : takeSamples(draft, workbook.sheets),
    columns: draft.columns,
    rivals,
    sheets: workbook.sheets.map(({ no, name }) => ({ sheet_no: no, name })),
    text: workbook.text ?? null,
  };
}

function countRows(rows: RowCounts): number {
  return Object.values(rows).reduce((sum: number, count: number) => sum + count, 0);
}

function* readSheet(
  sheet: Sheet,
  { isDocument, isDelimited }: { isDocument: boolean; isDelimited: boolean },
  recipes: readonly SheetRecipe[],
  draft: Draft,
  rivals: SheetRival[],
): Generator<void, void, void> {
  const begun = countDraft(draft);
  if (!findRecipe(recipes, sheet) && addVertical(sheet, draft)) {
    findDoubtful(draft, begun);
    return;
  }
  const found = settleColumns(sheet, isDocument, recipes, draft);
  if (!found) {
    rejectAll(sheet, draft);
    return;
  }
  warnOfDoubts(found, draft);
  rivals.push(...listRivals(found, draft));
  // What was noted while the sheet was laid out anew.
  noteCells(sheet.no, found.sheet.notes.slice(sheet.notes.length), draft);
  if (!found.header.isRowSaid) warnOfRowsAbove(found.sheet, found.header, draft.problems);
  // The columns of a document are ours: an empty one, such as that of the scores, says nothing of its author.
  const header = isDocument ? dropEmptyColumns(found.header, found.sheet) : found.header;
  const table = toTable(header, found.sheet);
  const isAnswerSaid = found.isSaid || header.answerForm !== undefined;
  if (!isDocument && !isAnswerSaid && !table.isOwnLayout) warnOfNumbers(found.sheet, table, draft.problems);
  const before = countDraft(draft);
  if (found.rowsOf) for (const _ of readTable(found.sheet, header, draft));
  else yield* readTable(sheet, header, draft);
  nameCause(found.sheet, header, draft, before.problems);
  if (found.rowsOf) pointBack(draft, before, found.rowsOf, sheet);
  if (!table.isOwnLayout) findDoubtful(draft, before);
  if (isDelimited && !found.rowsOf) warnOfLongRows(sheet, header, draft.problems);
  if (!table.isOwnFamily && !found.isSaid) {
    draft.problems.push(
      ...findMismatches(draft.problems.slice(before.problems), draft.origins.length - before.origins),
    );
  }
}

/** What the questions read since then say of the reading itself. */
function findDoubtful(draft: Draft, since: DraftMark): void {
  const questions = draft.paper.items.slice(since.origins).map(({ question }) => question);
  const origins = draft.origins.slice(since.origins);
  draft.problems.push(
    ...findContradictions(questions, origins),
    ...findSameAnswer(questions, origins),
    ...findSameKeys(questions, origins),
    ...findClashes(questions, origins),
  );
}

function listRivals({ sheet, header, doubts, rival }: ChosenShape, { columns }: Draft): SheetRival[] {
  const read = columns.findLast(({ sheet_no }) => sheet_no === sheet.no);
  return rival && read && doubts.length > 0 ? [toSheetRival(rival, header, read)] : [];
}

/** What somebody has to decide before the questions can be used. */
function warnOfDoubts({ sheet, header, doubts }: ChosenShape, draft: Draft): void {
  const report = reportOn(sheet.no, header.lastRow);
  for (const { at, code } of doubts) {
    const name = sheet.rows[header.lastRow]?.[at]?.trim() || columnLetters(at);
    report.warn(code, at, { name });
  }
  draft.problems.push(...report.problems);
}

/** What no name of a column holds: an empty table has its names alone. */
function holdsData({ rows }: Sheet): boolean {
  return rows.some((cells) => cells.some((cell) => cell.length > 60 || /[?？{}[\]"]/u.test(cell)));
}

/** A file of which nothing is a question, not even one that was refused, was not understood: all of it is shown. */
function refuseAll(sheets: readonly Sheet[], draft: Draft): void {
  draft.rows = { heading: 0, section: 0, material: 0, question: 0, rejected: 0 };
  for (const sheet of sheets) rejectAll(sheet, draft);
}

const nowhere = { understood: null, section: null, material: null };

function rejectAll(sheet: Sheet, draft: Draft): void {
  for (const [row, cells] of sheet.rows.entries()) {
    if (!holdsAnything(cells)) continue;
    const report = reportOn(sheet.no, row);
    report.error(
      'unknown-layout',
      cells.findIndex((cell) => cell.trim() !== ''),
    );
    draft.problems.push(...report.problems);
    const pictures = sheet.pictures.filter((picture) => picture.row === row);
    draft.rejected.push({ sheet_no: sheet.no, row: row + 1, cells: [...cells], header: [], pictures, ...nowhere });
    draft.rows.rejected += 1;
  }
}

function noteCells(sheetNo: number, notes: readonly CellNote[], draft: Draft): void {
  for (const { row, column, code, name } of notes) {
    const report = reportOn(sheetNo, row);
    report.warn(code, column, name === undefined ? undefined : { name });
    draft.problems.push(...report.problems);
  }
}

/** What the file holds that could not even be read. */
function noteFile(workbook: Workbook, chosen: readonly Sheet[], draft: Draft): void {
  for (const { code, name } of workbook.notes) {
    draft.problems.push({ severity: 'warning', sheet_no: 0, row: 0, cell: '', code, values: { name } });
  }
  for (const sheet of chosen) {
    noteCells(sheet.no, sheet.notes.filter(isUsed(draft, sheet.no)), draft);
  }
}

/** A formula without a value is a gap in a question, where its column is part of one. */
function isUsed({ columns }: Draft, sheetNo: number): (note: CellNote) => boolean {
  const read = columns.find(({ sheet_no, is_laid_out }) => sheet_no === sheetNo && !is_laid_out)?.columns;
  return ({ code, column }) => code !== 'formula-without-value' || !read || (read[column]?.role ?? null) !== null;
}
