// People from a spreadsheet: what would come of it, and, once that is looked at, all of them in one transaction.
import { limits } from '@tiku/contract';
import type { ResponseOf } from '@tiku/contract';
import { readWorkbookSafely, UnreadableFile, writeTable } from '@tiku/papers';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { sendSpreadsheet } from '../../../files/send-spreadsheet.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Context, UploadedFile } from '../../../http/context.ts';
import { texts } from '../../../texts/texts.ts';
import { administrated } from '../administrate.ts';
import { orFull } from '../company-full.ts';
import { askLater } from '../membership/ask-accounts.ts';
import { endOf, refuseNaming } from './keep-users.ts';
import { readSheet } from './read-sheet.ts';
import type { ReadSheet, SheetPerson, SheetProblem } from './read-sheet.ts';
import { titleOf, userColumnNames } from './user-columns.ts';
import { insertUsers, selectTaken } from './user.store.ts';
import type { NewUser } from './user.store.ts';

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
}

export async function importUsers(context: Company, { file, preview, mode }: Wanted): Promise<Imported> {
  const { db, actor } = context;
  const { id: companyId } = administrated(actor);
  const sheet = await readFile(file);
  refuseNaming(
    context,
    sheet.people.some(({ is_admin }) => is_admin),
  );
  return db.transaction().execute(async (tx) => {
    // Nobody else adds people meanwhile: what is free now is free when they are written.
    await sql`select from company where id = ${companyId} for no key update`.execute(tx);
    const { good, problems } = await sortOut(tx, context, sheet);
    const added = preview === 1 ? 0 : await addPeople(tx, context, { good, problems, mode });
    return present(tx, context, { sheet, good, problems, added });
  });
}

async function readFile({ bytes, name }: UploadedFile): Promise<ReadSheet> {
  const workbook = await readWorkbookSafely(bytes, name).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new AppError('bad_file', { cause: error }) : error;
  });
  const sheet = readSheet(workbook.sheets[0]?.rows ?? []);
  if (!sheet) throw new AppError('bad_file');
  const { companyImportRows: limit } = limits;
  if (sheet.rowsCount > limit) throw new AppError('import_too_long', { counts: { limit } });
  return sheet;
}

interface Sorted {
  good: { person: SheetPerson; user: NewUser }[];
  problems: SheetProblem[];
}

/** What others of the company have already is a problem of its cell. */
async function sortOut(tx: Db, context: Company, sheet: ReadSheet): Promise<Sorted> {
  const ends = new Map<string, string | null>();
  for (const { expiration } of sheet.people)
    if (expiration !== null && !ends.has(expiration)) ends.set(expiration, await endOf(tx, context, expiration));
  const all = sheet.people.map((person) => ({ person, user: toUser(person, ends) }));
  const taken = await selectTaken(
    tx,
    context.actor.company.id,
    all.map(({ user }) => user),
    null,
  );
  const has = {
    job_id: new Set(taken.map(({ job_id }) => job_id)),
    emailaddress: new Set(taken.map(({ email }) => email)),
    mobile: new Set(taken.map(({ mobile }) => mobile)),
  };
  const problems = [...sheet.problems];
  const good = all.filter(({ person }) => {
    const columns = (['job_id', 'emailaddress', 'mobile'] as const).filter(
      (column) => person[column] !== '' && has[column].has(person[column].toLowerCase()),
    );
    for (const column of columns)
      problems.push({ row: person.row, cell: sheet.cellOf(person.row, column), column, code: 'taken' });
    return columns.length === 0;
  });
  return { good, problems: problems.toSorted((one, other) => one.row - other.row) };
}

function toUser(person: SheetPerson, ends: ReadonlyMap<string, string | null>): NewUser {
  const { emailaddress, mobile, expiration, row: _row, ...rest } = person;
  return {
    ...rest,
    email: emailaddress || null,
    mobile: mobile || null,
    expires_at: expiration === null ? null : (ends.get(expiration) ?? null),
  };
}

async function addPeople(
  tx: Db,
  context: Company,
  { good, problems, mode }: Sorted & Pick<Wanted, 'mode'>,
): Promise<number> {
  if (mode === 'all' && problems.length > 0) {
    const told = problems.slice(0, toldProblems).map((problem) => [problem.cell, explain(context, problem)]);
    throw new AppError('invalid_request', { fields: Object.fromEntries(told) as Record<string, string> });
  }
  const { id } = context.actor.company;
  const people = good.map(({ user }) => user);
  const ids = await orFull(tx, id, () => insertUsers(tx, id, people));
  await askLater(tx, context.jobs, ids);
  return ids.length;
}

function explain({ language }: Company, { code }: SheetProblem): string {
  return texts[language].companyImport[code];
}

async function present(
  tx: Db,
  context: Company,
  { sheet, good, problems, added }: Sorted & { sheet: ReadSheet; added: number },
): Promise<Imported> {
  const { rows } = await sql<{ free: number }>`
    select member_limit - user_count as free from company where id = ${context.actor.company.id}`.execute(tx);
  return {
    rows_count: sheet.rowsCount,
    good_count: good.length,
    added_count: added,
    free_seats: rows[0]?.free ?? 0,
    rows: good.slice(0, shownRows).map(({ person }) => person),
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
  const columns = userColumnNames.map((name) => ({ title: titleOf(name, language), kind: 'text', width: 20 }) as const);
  const rows = [userColumnNames.map((name) => example[name])];
  return sendSpreadsheet(reply, template, await writeTable({ name: template, columns, rows }));
}
