// People from a spreadsheet: what would come of it, and, once that is looked at, all of them in one transaction.
import { companyUserColumns, limits } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { UnreadableFile, cellAddress, readWorkbookSafely, writeTable } from '@tiku/papers';
import type { Db } from '../../../platform/db/database.ts';
import { sendSpreadsheet } from '../../../platform/files/send-spreadsheet.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import { texts } from '../../../platform/texts/texts.ts';
import { administrated } from '../administrate.ts';
import { orFull } from '../company-full.ts';
import { askLater } from '../membership/ask-accounts.ts';
import { matchPeople } from './match-people.ts';
import type { Matched, MatchedPerson } from './match-people.ts';
import { readSheet } from './read-sheet.ts';
import type { Mapping, ReadSheet, SheetProblem } from './read-sheet.ts';
import { titleOf } from './user-columns.ts';
import { holdCompany, insertUsers, updateEach } from './user.store.ts';
import { countFreeSeats } from '../company.store.ts';

type Company = Context<'company'>;
type Imported = ResponseOf<'POST /ee/company/users/excel'>;

const shownRows = 20;
const shownProblems = 200;
/** As many reasons as a refusal carries. */
const toldProblems = 20;

interface Wanted {
  file: UploadedFile;
  preview: 0 | 1;
  mode: 'all' | 'good';
  columns?: Mapping['roles'];
  day_order?: Mapping['dayOrder'];
}

interface OpenedFile {
  sheet: ReadSheet;
  /** Other sheets that hold something. */
  otherSheets: string[];
}

export async function importUsers(
  context: Company,
  { file, preview, mode, columns, day_order }: Wanted,
): Promise<Imported> {
  const { db, actor } = context;
  const { id: companyId } = administrated(actor);
  const opened = await readFile(file, { roles: columns, dayOrder: day_order });
  return db.transaction().execute(async (tx) => {
    // Nobody else adds people meanwhile: what is free now is free when they are written.
    await holdCompany(tx, companyId);
    const matched = await matchPeople(tx, context, opened.sheet);
    const kept = preview === 1 ? { added: 0, updated: 0 } : await keepPeople(tx, context, matched, mode);
    return present(tx, context, opened, matched, kept);
  });
}

async function readFile({ bytes, name }: UploadedFile, mapping: Mapping): Promise<OpenedFile> {
  const workbook = await readWorkbookSafely(bytes, name).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new AppError('bad_file', { cause: error }) : error;
  });
  const [first, ...others] = workbook.sheets.filter(({ rows }) => rows.length > 0);
  const sheet = readSheet(first?.rows ?? [], mapping);
  if (!sheet) throw new AppError('bad_file');
  const { companyImportRows: limit } = limits;
  if (sheet.rowsCount > limit) throw new AppError('import_too_long', { counts: { limit } });
  return { sheet, otherSheets: others.map((other) => other.name) };
}

interface Kept {
  added: number;
  updated: number;
}

/** A repeated request changes nothing: everybody is known by then, and as the file says. */
async function keepPeople(tx: Db, context: Company, { good, problems }: Matched, mode: Wanted['mode']): Promise<Kept> {
  if (mode === 'all' && problems.length > 0) {
    const told = problems.slice(0, toldProblems).map((problem) => [problem.cell, explain(context, problem)]);
    throw new AppError('invalid_request', { fields: Object.fromEntries(told) as Record<string, string> });
  }
  const { id } = context.actor.company;
  const added = good.filter(({ change }) => change === 'new').map(({ user }) => user);
  const changed = good.flatMap(({ change, known, user }) =>
    change === 'changed' && known ? [{ ...user, id: known.id }] : [],
  );
  await updateEach(tx, changed);
  const ids = await orFull(tx, id, () => insertUsers(tx, id, added));
  await askLater(tx, context.jobs, [...ids, ...good.filter(hasNewContact).flatMap(({ known }) => known?.id ?? [])]);
  return { added: ids.length, updated: changed.length };
}

function hasNewContact({ known, user }: MatchedPerson): boolean {
  return known !== null && (known.mobile !== user.mobile || known.email !== user.email);
}

function explain({ language }: Company, { code }: SheetProblem): string {
  return texts[language].companyImport[code];
}

async function present(
  tx: Db,
  context: Company,
  { sheet, otherSheets }: OpenedFile,
  { good, problems }: Matched,
  { added, updated }: Kept,
): Promise<Imported> {
  const countOf = (change: MatchedPerson['change']) => good.filter((one) => one.change === change).length;
  return {
    rows_count: sheet.rowsCount,
    good_count: good.length,
    new_count: countOf('new'),
    changed_count: countOf('changed'),
    unchanged_count: countOf('unchanged'),
    refused_count: sheet.rowsCount - good.length,
    added_count: added,
    updated_count: updated,
    free_seats: await countFreeSeats(tx, context.actor.company.id),
    columns: sheet.columns.map(({ at, name, role, isUnsure, samples }) => ({
      letter: cellAddress(0, at).replace(/\d+$/, ''),
      name,
      role,
      is_unsure: isUnsure,
      samples,
    })),
    sheets_left_out: otherSheets,
    day_order: sheet.dayOrder,
    asks_day_order: sheet.hasAmbiguousDays,
    rows: good.slice(0, shownRows).map(({ person, user, change }) => ({
      row: person.row,
      change,
      job_id: user.job_id,
      name: user.name,
      department: user.department,
      job_title: user.job_title,
      emailaddress: user.email ?? '',
      mobile: user.mobile ?? '',
      is_admin: user.is_admin,
      expiration: person.expiration ?? null,
    })),
    problems_count: problems.length,
    problems: problems.slice(0, shownProblems).map((problem) => ({
      row: problem.row,
      cell: problem.cell,
      column: titleOf(problem.column, context.language),
      message: explain(context, problem),
    })),
  };
}

/** With one line as an example, which is to be written over. */
export async function writeTemplate({ actor, language, reply }: Company): Promise<Buffer> {
  administrated(actor);
  const { template, example } = texts[language].companySheet;
  const columns = companyUserColumns.map(
    (name) => ({ title: titleOf(name, language), kind: 'text', width: 20 }) as const,
  );
  const rows = [companyUserColumns.map((name) => example[name])];
  return sendSpreadsheet(reply, template, await writeTable({ name: template, columns, rows }));
}
