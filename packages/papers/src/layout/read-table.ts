// A sheet whose columns have names: what stands above them, then one row per section, material or question.
import { maxOptions } from '@tiku/questions';
import { richToPlain } from '@tiku/questions/sheets';
import type { SheetRow } from '@tiku/questions/sheets';
import type { PaperSection } from '../paper.ts';
import type { AnchoredPicture, Sheet } from '../workbook.ts';
import { addSection } from './draft.ts';
import type { Draft } from './draft.ts';
import { readHeader } from './find-header.ts';
import type { Header } from './find-header.ts';
import { MergedCells } from './merged-cells.ts';
import { addMaterial, warnOfMaterials } from './materials.ts';
import type { MaterialRow } from './materials.ts';
import { joinOptionRows } from './option-rows.ts';
import { followRow, placeQuestion } from './place-question.ts';
import type { Standing } from './place-question.ts';
import { holdsAnything, readHeading } from './read-heading.ts';
import { readQuestion } from './read-question.ts';
import { reportOn } from './row-report.ts';
import { moveBack } from './shifted-row.ts';
import type { RowReport } from './row-report.ts';
import { findScoreEach, readTitleType } from './section-title.ts';
import type { ScoreEach } from './section-title.ts';
import { columnsOf, firstText, isFilled, readWithPictures, trimCell } from './table-row.ts';
import { findKind } from './row-kind.ts';
import type { Table, TableRow } from './table-row.ts';
import { takeStemFromMaterial, toTable } from './table.ts';
import type { TypeMeaning } from './type-words.ts';
import { UnnamedColumns, warnOfColumns } from './warn-of-columns.ts';

/** In most rows. */
const nothing: ReadonlyMap<number, never> = new Map<number, never>();
const longestHeaderName = 30;
/** What no name of a column holds. */
const sentence = /[?？。，,；;!！]|__/u;

type RowPictures = ReadonlyMap<number, AnchoredPicture[]>;

/** Where the reading of one sheet stands. */
interface Reading extends Standing {
  sheet: Sheet;
  draft: Draft;
  table: Table;
  hint: TypeMeaning | null;
  scoreEach: ScoreEach | null;
  merged: MergedCells;
  unnamed: UnnamedColumns;
  /** Where each material stands that has a row of its own. */
  materials: MaterialRow[];
  /** Of the questions read. */
  reports: RowReport[];
}

/** Rows between two pauses. */
const rowsAtOnce = 100;

/** Pauses now and then; what is in the draft by then is final but for its problems. */
export function* readTable(sheet: Sheet, header: Header, draft: Draft): Generator<void, void, void> {
  const reading: Reading = {
    sheet,
    draft,
    table: toTable(header, sheet),
    section: null,
    material: null,
    materialNumber: '',
    hint: readSheetType(sheet),
    scoreEach: null,
    chapters: [],
    merged: new MergedCells(sheet),
    unnamed: new UnnamedColumns(),
    materials: [],
    reports: [],
  };
  readHeading(sheet, reading.table, draft);
  openSectionAbove(reading);
  warnOfColumns(sheet, reading.table, draft.problems);
  const pictures = groupPictures(sheet.pictures);
  const placed = new Set<number>();
  for (let at = header.lastRow + 1; at < sheet.rows.length; at += 1) {
    const cells = sheet.rows[at] ?? [];
    if (!holdsAnything(cells)) continue;
    const again = readHeaderAgain(reading, at);
    if (again !== null) {
      at = again;
      continue;
    }
    placed.add(at);
    if (placed.size % rowsAtOnce === 0) yield;
    at += readLine(reading, at, pictures.get(at) ?? nothing);
  }
  settleScores(reading);
  warnOfMaterials(reading);
  reading.unnamed.warn(sheet, reading.table, draft.problems);
  warnOfPictures(sheet, placed, draft);
}

/** `一、单选题` above the header heads the first questions. */
function openSectionAbove(reading: Reading): void {
  const { sheet, draft, table } = reading;
  const above = sheet.rows.slice(0, table.header.firstRow).findLast(holdsAnything) ?? [];
  const [title, ...more] = above.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (title === undefined || more.length > 0 || readTitleType(title) === null) return;
  openSection(reading, { title, description: '' });
  draft.rows.heading -= 1;
}

function openSection(reading: Reading, section: PaperSection): void {
  reading.section = addSection(reading.draft, section);
  reading.material = null;
  reading.hint = readTitleType(section.title) ?? readSheetType(reading.sheet);
  reading.scoreEach = findScoreEach(section.title) ?? findScoreEach(richToPlain(section.description));
  reading.draft.rows.section += 1;
}

/** `单选题`; a sheet called `Ranking` holds any questions. */
function readSheetType({ name }: Sheet): TypeMeaning | null {
  const type = readTitleType(name);
  return type === 'unsupported' ? null : type;
}

function groupPictures(pictures: readonly AnchoredPicture[]): Map<number, Map<number, AnchoredPicture[]>> {
  const rows = new Map<number, Map<number, AnchoredPicture[]>>();
  for (const picture of pictures) {
    const row = rows.get(picture.row) ?? new Map<number, AnchoredPicture[]>();
    rows.set(picture.row, row.set(picture.column, [...(row.get(picture.column) ?? []), picture]));
  }
  return rows;
}

/** A table that begins anew has its own columns; the last row of the header, or null where none begins. */
function readHeaderAgain(reading: Reading, at: number): number | null {
  const { sheet, draft, table } = reading;
  const cells = sheet.rows[at] ?? [];
  // In our own layout every question has its type, so that one may well be called `Question`.
  const role = table.isOwnLayout ? 'type' : 'stem';
  const [column] = columnsOf(table, role);
  const name = column ? (cells[column.at] ?? '') : '';
  if (name.length > longestHeaderName || sentence.test(name) || table.readName(name)?.role !== role) return null;
  const header = readHeader(sheet, at);
  if (!header) return null;
  reading.table = toTable(header, sheet);
  draft.rows.heading += header.lastRow - at + 1;
  return header.lastRow;
}

/** Answers how many further rows belong to it. */
function readLine(reading: Reading, at: number, pictures: RowPictures): number {
  const { sheet, draft, table } = reading;
  const report = reportOn(sheet.no, at);
  const cells = reading.merged.fill(at, table);
  const row: TableRow = {
    table,
    cells,
    texts: cells.map(trimCell),
    pictures,
    underlined: sheet.underlined?.get(at) ?? nothing,
    hint: reading.hint,
    scoreEach: reading.scoreEach,
    key: null,
    media: draft.media,
    report,
    understood: { row: null },
  };
  const kind = findKind(row);
  let more = 0;
  if (kind === 'section') readSection(reading, row);
  else if (kind === 'material') addMaterial(reading, row, at);
  else if (kind === 'question') more = readQuestionLine(reading, row, at);
  else {
    const first = row.texts.findIndex((text) => text !== '');
    if (kind === 'only-a-number') report.warn(kind, first);
    else report.error(kind, first);
    reject(reading, at, row.cells, pictures);
  }
  draft.problems.push(...report.problems);
  return more;
}

function readQuestionLine(reading: Reading, read: TableRow, at: number): number {
  const { sheet, draft } = reading;
  const isBare = !isFilled(read, 'stem') && isFilled(read, 'material');
  const line = isBare ? { ...read, table: takeStemFromMaterial(read.table) } : moveBack(read);
  if (line.table !== read.table) reading.material = null;
  const { row, count } = joinOptionRows(line, sheet.rows.slice(at + 1, at + 1 + maxOptions));
  reading.unnamed.see(line);
  const question = readQuestion(row);
  followRow(draft, reading, row);
  if (question) {
    draft.paper.items.push({ question, ...placeQuestion(draft, reading) });
    draft.origins.push({ sheet_no: sheet.no, row: at + 1, last_row: at + 1 + count });
    draft.rows.question += 1 + count;
    reading.reports.push(row.report);
  } else {
    reject(reading, at, read.cells, row.pictures, row.understood.row);
    for (let below = at + 1; below <= at + count; below += 1) {
      const report = reportOn(sheet.no, below);
      report.error('question-above-refused', columnsOf(row.table, 'stem')[0]?.at ?? 0, { row: at + 1 });
      row.report.problems.push(...report.problems);
      reject(reading, below, sheet.rows[below] ?? [], new Map());
    }
  }
  return count;
}

/** The title from its column, or the only text of the row; what stands under the stem describes it. */
function readSection(reading: Reading, row: TableRow): void {
  const named = firstText(row, 'section');
  const title = named?.text ?? row.texts.find((text) => text !== '') ?? '';
  openSection(reading, { title, description: named ? readWithPictures(row, 'stem') : '' });
}

function reject(
  reading: Reading,
  at: number,
  cells: readonly string[],
  pictures: RowPictures,
  understood: SheetRow | null = null,
): void {
  const { sheet, draft, table } = reading;
  draft.rejected.push({
    sheet_no: sheet.no,
    row: at + 1,
    cells: [...cells],
    header: listNames(table.header),
    pictures: [...pictures.values()].flat(),
    understood,
    section: reading.section,
    material: reading.material,
  });
  draft.rows.rejected += 1;
}

/** As the person wrote them, each in its column. */
function listNames({ columns, unknown }: Header): string[] {
  const names: string[] = [];
  for (const { at, name } of [...columns, ...unknown]) names[at] = name;
  return Array.from(names, (name) => name ?? '');
}

/** A score column that nobody filled in is said once, at its head. */
function settleScores({ sheet, draft, table, reports }: Reading): void {
  const [score] = columnsOf(table, 'score');
  const isUnscored = reports.every(({ problems }) => problems.some(({ code }) => code === 'missing-score'));
  if (!score || reports.length < 2 || !isUnscored) return;
  draft.problems = draft.problems.filter(({ code, sheet_no }) => code !== 'missing-score' || sheet_no !== sheet.no);
  const report = reportOn(sheet.no, table.header.lastRow);
  report.warn('no-scores', score.at, { count: reports.length });
  draft.problems.push(...report.problems);
}

function warnOfPictures(sheet: Sheet, placed: ReadonlySet<number>, draft: Draft): void {
  for (const { row, column } of sheet.pictures) {
    if (placed.has(row)) continue;
    const report = reportOn(sheet.no, row);
    report.warn('picture-outside', column);
    draft.problems.push(...report.problems);
  }
}
