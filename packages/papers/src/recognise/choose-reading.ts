// The reading that the rows themselves bear out best. Names only tip the balance; a near tie is asked.
import { findHeader, readHeader } from '../layout/find-header.ts';
import type { Header } from '../layout/find-header.ts';
import type { Column } from '../layout/column.ts';
import { findRepeated } from '../layout/spread-names.ts';
import { readLanguages } from '../layout/name-languages.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import { columnsOf } from '../layout/table-row.ts';
import { toTable } from '../layout/table.ts';
import type { SheetRecipe } from '../recipe.ts';
import type { Sheet } from '../workbook.ts';
import { findFilledRow, findFirstRow, sampleRows } from './body-rows.ts';
import { describeColumns, isAsking, isKey } from './column-facts.ts';
import type { ColumnFacts } from './column-facts.ts';
import { findSeries, readHints } from './name-hints.ts';
import { readNumberedAnswers } from './numbered-answers.ts';
import { findOtherForm } from './rival.ts';
import type { Rival } from './rival.ts';
import type { Evidence } from './propose-options.ts';
import { proposeReadings } from './propose-readings.ts';
import type { Doubt, Proposal } from './propose-readings.ts';
import { tryReading } from './try-reading.ts';

export interface ChosenReading {
  header: Header;
  doubts: Doubt[];
  /** What else the sheet could be, where that is as good as certain to be the only other thing. */
  rival?: Rival | null;
  /** How well the rows bear it out, from 0 to about 1. */
  proof: number;
}

const rowsToSee = 40;
/** Of a named reading: from here on, nothing else is looked for. */
const proven = 0.93;
/** What another reading must be better by than the one that the names suggest. */
const margin = 0.05;
const tie = 0.02;
/** Among readings of the same proof, the one whose answers and names fit best. */
const fitWeight = 0.1;
/** For each column that is called a part of the question and is used for another, or for none; more if it has a number. */
const contradiction = { plain: 0.15, numbered: 0.5 };

/** What somebody said holds; the rest is found out. */
export function chooseReading(sheet: Sheet, said: SheetRecipe = {}): ChosenReading | null {
  const found = findNamed(sheet, said.header_row);
  const named = found && noteSaid(found, said);
  if (named && toTable(named, sheet).isOwnLayout) return { header: named, doubts: [], proof: 1 };
  const proposed = chooseColumns(sheet, named, said);
  if (!proposed) return null;
  const numbered = readNumberedAnswers(sheet, proposed.header);
  const chosen = numbered ? { ...proposed, header: numbered.header } : proposed;
  const answer = findUnsureBase(sheet, chosen.header);
  const unused = listUnused(sheet, chosen.header).map((at): Doubt => ({ at, code: 'column-unsure' }));
  const base: Doubt[] = answer === null ? [] : [{ at: answer, code: 'index-base-unsure' }];
  const lost = findLostIndex(chosen.header).map((at): Doubt => ({ at, code: 'column-unsure' }));
  const several = numbered?.at ?? null;
  const answers: Doubt[] = several === null ? [] : [{ at: several, code: 'answers-or-options' }];
  const doubts = [...chosen.doubts, ...unused, ...base, ...lost, ...answers];
  const rival = findOtherForm(toTable(chosen.header, sheet)) ?? (numbered ? numbered.other : chosen.rival);
  return { ...chosen, doubts, rival: rival ?? null };
}

/** What is called an option, right or wrong, and has no place in the reading. */
function listUnused(sheet: Sheet, { columns, lastRow }: Header): number[] {
  const names = (sheet.rows[lastRow] ?? []).map((name) => name.trim());
  const used = new Set(columns.map(({ at }) => at));
  const options = columns.filter(({ role }) => role === 'option' || role === 'wrong').length;
  const below = sheet.rows.slice(lastRow + 1, lastRow + 1 + rowsToSee);
  const isRepeated = (at: number): boolean => {
    const whole: Column = { at, role: 'option', item: 1, isNumbered: false, name: '' };
    const named = columns.filter(({ role }) => role === 'option');
    const others = Array.from(named, (column): Column => ({ ...column, isNumbered: true }));
    return findRepeated([...others, whole], below) !== null;
  };
  return readHints(names).flatMap((hint, at) => {
    const isPart = hint?.role === 'option' || hint?.role === 'wrong';
    // `Q#` is no seventeenth option.
    if (!isPart || used.has(at) || (hint.item ?? 1) > options + 2 || isRepeated(at)) return [];
    return below.filter((cells) => (cells[at] ?? '').trim() !== '').length * 3 > below.length ? [at] : [];
  });
}

/** `answer_index`, and no options that it counts. */
function findLostIndex({ columns }: Header): number[] {
  if (columns.some(({ role }) => role === 'option' || role === 'wrong' || role === 'correct')) return [];
  return columns.flatMap(({ at, role, name }) => (role === 'answer' && /index|インデックス/iu.test(name) ? [at] : []));
}

function findNamed(sheet: Sheet, headerRow: number | undefined): Header | null {
  if (headerRow === undefined) return findHeader(sheet);
  return headerRow === 0 ? null : readHeader(sheet, headerRow - 1);
}

/** The header with what was said of its place, of options and of keys. */
export function noteSaid(header: Header, said: SheetRecipe): Header {
  const { separator, answer_form, first_option, header_row } = said;
  const options = header.columns.filter(({ role }) => role === 'option').length;
  return {
    ...header,
    isRowSaid: header_row !== undefined,
    ...(separator !== undefined && { separator, hasJoinedOptions: options === 1 }),
    ...(answer_form !== undefined && { answerForm: answer_form }),
    ...(first_option !== undefined && { firstOption: first_option }),
  };
}

/** The column of numbers that may count from 0 or from 1, or be the texts of the options themselves. */
function findUnsureBase(sheet: Sheet, header: Header): number | null {
  const table = toTable(header, sheet);
  if (!table.answerForm.isUnsure) return null;
  return columnsOf(table, 'answer')[0]?.at ?? null;
}

function chooseColumns(sheet: Sheet, named: Header | null, said: SheetRecipe): ChosenReading | null {
  const byName = named && { header: named, doubts: [], proof: tryReading(sheet, named) };
  if (byName && byName.proof >= proven) return byName;
  const ranked = listProposals(sheet, named, said)
    .map(({ header: proposed, doubts, other, fit }) => {
      const header = noteSaid(proposed, said);
      const proof = tryReading(sheet, header) - weighContradictions(header, named);
      return { header, doubts, other, proof, rank: proof + fit * fitWeight - doubts.length * tie };
    })
    .toSorted((a, b) => b.rank - a.rank);
  const [best] = ranked;
  if (!best || best.proof < 0.3) return byName;
  if (byName && byName.proof + margin >= best.proof) return byName;
  const rival = ranked.find((other) => other !== best && best.rank - other.rank < tie && !isSame(best, other));
  const answer = best.header.columns.find(({ role }) => role === 'answer');
  const doubts: Doubt[] = rival ? [...best.doubts, { at: answer?.at ?? 0, code: 'column-unsure' }] : best.doubts;
  const other = rival?.header ?? best.other;
  return { header: best.header, proof: best.proof, doubts, rival: other && { header: other } };
}

const core: ReadonlySet<ColumnRole> = new Set(['stem', 'option', 'answer', 'correct', 'wrong']);

function weighContradictions(header: Header, named: Header | null): number {
  const roles = new Map(header.columns.map(({ at, role }) => [at, role]));
  return (named?.columns ?? [])
    .filter(({ at, role }) => core.has(role) && roles.get(at) !== role)
    .reduce((sum, { isNumbered }) => sum + (isNumbered ? contradiction.numbered : contradiction.plain), 0);
}

/** The same columns for the same parts of the questions. */
function isSame(a: ChosenReading, b: ChosenReading): boolean {
  return listCore(a) === listCore(b);
}

function listCore({ header }: ChosenReading): string {
  return header.columns
    .filter(({ role }) => core.has(role))
    .map(({ at, role, item }) => `${at}${role}${item}`)
    .join();
}

/** Where the names stand, or the first question where there are none. */
function findStart(sheet: Sheet, named: Header | null, headerRow: number | undefined): number {
  if (headerRow === undefined) return named?.firstRow ?? findFirstRow(sheet);
  return headerRow === 0 ? findFilledRow(sheet) : headerRow - 1;
}

function listProposals(sheet: Sheet, named: Header | null, { header_row, separator }: SheetRecipe): Proposal[] {
  const first = findStart(sheet, named, header_row);
  if (first < 0) return [];
  const last = named?.lastRow ?? first;
  if (header_row === 0) return proposeUnnamed(sheet, first, separator);
  const sampled = sampleRows(sheet, last + 1);
  if (sampled.length === 0) return [];
  const width = sampled.reduce((widest, row) => Math.max(widest, row.length), 0);
  const written = Array.from({ length: width }, (_, at) =>
    (sheet.rows[last]?.[at] || sheet.rows[first]?.[at] || '').trim(),
  );
  // The questions in another language are none of this reading.
  const languages = readLanguages(written);
  const names = languages?.names ?? written;
  const rows = languages
    ? sampled.map((row) => row.map((cell, at) => (languages.others.has(at) ? '' : cell)))
    : sampled;
  const facts = describeColumns(rows, separator);
  const isNamed = named !== null || header_row !== undefined || isHeader(names, facts, rows);
  if (!isNamed) return proposeUnnamed(sheet, first, separator);
  const evidence: Evidence = { rows, facts, hints: readHints(names), series: findSeries(names), separator };
  return proposeReadings(evidence, { firstRow: first, lastRow: last, names: written });
}

function proposeUnnamed(sheet: Sheet, first: number, separator: string | undefined): Proposal[] {
  const rows = sampleRows(sheet, first);
  if (rows.length === 0) return [];
  const facts = describeColumns(rows, separator);
  const names = facts.map(() => '');
  const evidence: Evidence = { rows, facts, hints: names.map(() => null), series: [], separator };
  return proposeReadings(evidence, { firstRow: first, lastRow: first - 1, names });
}

/** Whether the first row names what stands below it, or is one of them. */
function isHeader(names: readonly string[], facts: readonly ColumnFacts[], rows: readonly string[][]): boolean {
  const hints = readHints(names);
  let votes = 0;
  for (const { at, numbers, keys, runsOn, asks, length } of facts) {
    const name = names[at] ?? '';
    if (name === '') continue;
    if (hints[at]) votes += 2;
    if (numbers > 0.8 || runsOn) votes += /^\d+$/u.test(name) ? -1 : 1;
    if (keys > 0.8) votes += isKey(name) ? -1 : 1;
    if (asks > 0.3) votes += isAsking(name) ? -2 : 1;
    if (length > 20) votes += name.length * 2 < length ? 1 : -1;
    if (name.length > 40 || rows.some((row) => row[at] === name)) votes -= 1;
  }
  return votes > 0 || findSeries(names).length > 0;
}
