// Imports as a whole: whose they are, how they stand, what they add up to.
import type { ImportView, importStatus } from '@tiku/contract';
import type { HeldBy, SheetColumns, SheetRecipe, SheetRival, TextRecipe, WrittenText } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { ImportFault } from './preview/import-words.ts';
import type { ProblemRow } from './preview/preview.store.ts';

export type ImportStatus = keyof typeof importStatus;

/** What the file says about the exam as a whole. */
export interface ImportSummary {
  layout: string;
  title: string;
  description: string;
  duration: number;
  sections: { title: string; description: string }[];
  /** What the columns were taken for; missing in what was read before anybody was asked. */
  columns?: StoredColumns[];
  rivals?: SheetRival[];
  held_by?: HeldBy[];
  /** Of what was read before `held_by` was kept: its columns are not certain. */
  is_held?: boolean;
  /** By number of the question; missing in what was read before they were kept. */
  samples?: { no: number; cells: { cell: string; name: string; value: string }[] }[];
  /** Of the file, and how plain text was read; missing in what was read before anybody was asked. */
  sheets?: { sheet_no: number; name: string }[];
  text?: WrittenText | null;
  /** How many questions that had been mended before kept what was mended. */
  kept_count?: number;
}

/** What was read before more than columns could be said has no more than these. */
export type StoredColumns = Pick<SheetColumns, 'sheet_no' | 'shape' | 'columns' | 'first_option'> &
  Partial<SheetColumns>;

/** How the author said that the file is to be read. */
export interface ImportRecipe {
  sheets: SheetRecipe[];
  text: TextRecipe;
}

/** What keeps it from becoming an exam until its author has said something. */
export function holdsOf({ held_by, is_held = false }: ImportSummary): HeldBy[] {
  return held_by ?? (is_held ? ['columns'] : []);
}

/** A question as it was mended, and where it stood in the file. */
export interface MendedQuestion {
  sheet_no: number;
  row: number;
  /** It was made of a row that had given none. */
  is_rejected: boolean;
  /** Of the stem as it was read; null where that is not known. */
  stem_hash: string | null;
  question: Question;
}

/** How far the file has been read, while it is. Null until a process takes it up. */
export type ImportProgress = NonNullable<ImportView['progress']>;

export interface ImportRow {
  id: number;
  account_id: number;
  company_id: number | null;
  exam_id: number | null;
  file_name: string;
  file_key: string | null;
  sheet_nos: number[];
  status: ImportStatus;
  fault: ImportFault | null;
  result: ImportSummary | null;
  progress: ImportProgress | null;
  recipe: ImportRecipe | null;
  /** What was mended in an earlier reading and waits for one in which it fits. */
  mended: MendedQuestion[];
  kept_exam_id: number | null;
  created_at: Date;
}

const columns = sql`
  i.id, i.account_id, i.company_id, i.exam_id, i.file_name, i.file_key, i.sheet_nos, i.status, i.fault, i.result,
  i.progress, i.recipe, i.mended, i.kept_exam_id, i.created_at`;

/** What somebody does for a company, and what they do for themselves, never meet. */
function isOwn({ accountId, company }: Actor): RawBuilder<boolean> {
  return sql<boolean>`(
    i.account_id = ${accountId} and i.company_id is not distinct from ${company?.id ?? null} and i.expires_at > now())`;
}

export function isImportFile(actor: Actor, key: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from exam_import_media m join exam_import i on i.id = m.import_id
    where m.file_key = ${key} and ${isOwn(actor)})`;
}

export async function findOwnImport(db: Db, actor: Actor, importId: number): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from exam_import i where i.id = ${importId} and ${isOwn(actor)}`.execute(db);
  return rows[0] ?? null;
}

/** Locked until the transaction ends: a second request finds what the first has done. */
export async function lockOwnImport(tx: Db, actor: Actor, importId: number): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from exam_import i where i.id = ${importId} and ${isOwn(actor)} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function findImport(db: Db, importId: number): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`select ${columns} from exam_import i where i.id = ${importId}`.execute(db);
  return rows[0] ?? null;
}

/** For the job that reads it. */
export async function findUnread(db: Db, importId: number): Promise<ImportRow | null> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from exam_import i where i.id = ${importId} and i.status = 'processing'`.execute(db);
  return rows[0] ?? null;
}

/**
 * A second process waits until the first is done with it, and then finds it read. The row itself is only locked against
 * deletion, so that progress can be written into it meanwhile.
 */
export async function holdUnread(tx: Db, importId: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${importId}`}, 0))`.execute(tx);
  const { rows } = await sql`
    select from exam_import where id = ${importId} and status = 'processing' for key share`.execute(tx);
  return rows.length > 0;
}

export async function updateProgress(db: Db, importId: number, progress: ImportProgress): Promise<void> {
  await sql`
    update exam_import set progress = ${JSON.stringify(progress)}::jsonb
    where id = ${importId} and status = 'processing'`.execute(db);
}

const isOpen = sql<boolean>`i.status <> 'kept'`;

export async function selectImports(db: Db, actor: Actor, start: number, limit: number): Promise<ImportRow[]> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from exam_import i where ${isOwn(actor)} and ${isOpen}
    order by i.id desc offset ${start} limit ${limit}`.execute(db);
  return rows;
}

interface WaitingImport {
  id: number;
  exam_id: number | null;
  file_name: string;
  status: Exclude<ImportStatus, 'kept'>;
  created_at: Date;
}

/** No more than names them: what was read of a file may be much. */
export async function selectWaitingImports(db: Db, actor: Actor, limit: number): Promise<WaitingImport[]> {
  const { rows } = await sql<WaitingImport>`
    select i.id, i.exam_id, i.file_name, i.status, i.created_at from exam_import i where ${isOwn(actor)} and ${isOpen}
    order by i.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countImports(db: Db, actor: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exam_import i where ${isOwn(actor)} and ${isOpen}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewImport {
  account_id: number;
  company_id: number | null;
  exam_id: number | null;
  file_name: string;
  file_key: string;
  sheet_nos: number[];
}

export async function insertImport(tx: Db, row: NewImport): Promise<number> {
  const { id } = await tx.insertInto('exam_import').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function findStatus(db: Db, importId: number): Promise<ImportStatus | null> {
  const row = await db.selectFrom('exam_import').select('status').where('id', '=', importId).executeTakeFirst();
  return (row?.status as ImportStatus | undefined) ?? null;
}

/** Of one that the transaction holds. Its file is kept where it may be read anew, in another way. */
export async function markReady(tx: Db, { id, file_key }: ImportRow, result: ImportSummary): Promise<void> {
  await tx
    .updateTable('exam_import')
    .set({
      status: 'ready',
      file_key: mayBeReadAnew(result) ? file_key : null,
      result: JSON.stringify(result),
      progress: null,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

function mayBeReadAnew({ columns: read = [], text = null }: ImportSummary): boolean {
  return read.length > 0 || text !== null;
}

/** Its file is of no use any more and is let go. */
export async function markFailed(db: Db, importId: number, fault: ImportFault): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exam_import')
    .set({ status: 'failed', fault, file_key: null, progress: null, updated_at: sql<Date>`now()` })
    .where('id', '=', importId)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markKept(tx: Db, importId: number, examId: number): Promise<void> {
  await tx
    .updateTable('exam_import')
    .set({ status: 'kept', kept_exam_id: examId, file_key: null, updated_at: sql<Date>`now()` })
    .where('id', '=', importId)
    .execute();
}

export interface ImportSums {
  types: { type: number; questions_count: number; full_score: number }[];
  sections: { section_no: number; questions_count: number }[];
  materials_count: number;
  files_count: number;
  rejected_count: number;
  problems_count: number;
  /** The first of them, errors before warnings. */
  problems: ProblemRow[];
  undo: StepRow | null;
  redo: StepRow | null;
}

export type StepKind = NonNullable<ImportView['undo']>['kind'];

type StepRow = NonNullable<ImportView['undo']>;

const stepAsJson = sql`
  jsonb_build_object('step', no, 'kind', kind, 'question_no', case when kind = 'question' then item_nos[1] end)`;

/** Of several imports in one statement, by their ids. */
export async function selectSums(
  db: Db,
  importIds: readonly number[],
  problemsMax: number,
): Promise<Map<number, ImportSums>> {
  const ofImport = sql`where import_id = i.id`;
  const { rows } = await sql<ImportSums & { id: number }>`
    select i.id,
      (select coalesce(jsonb_agg(t order by t.type), '[]') from (
        select type, count(*) as questions_count, sum(score) as full_score
        from exam_import_item ${ofImport} group by type) t) as types,
      (select coalesce(jsonb_agg(s order by s.section_no), '[]') from (
        select section_no, count(*) as questions_count
        from exam_import_item ${ofImport} and section_no is not null group by section_no) s) as sections,
      (select count(*) from exam_import_material ${ofImport}) as materials_count,
      (select count(*) from exam_import_media ${ofImport} and not is_rejected) as files_count,
      (select count(*) from exam_import_rejected ${ofImport} and mended_no is null) as rejected_count,
      (select count(*) from exam_import_problem ${ofImport}) as problems_count,
      (select coalesce(jsonb_agg(to_jsonb(p) order by p.severity, p.sheet_no, p.row, p.no), '[]') from (
        select severity, sheet_no, row, cell, code, quoted, no from exam_import_problem ${ofImport}
        order by severity, sheet_no, row, no limit ${problemsMax}) p) as problems,
      (select ${stepAsJson} from exam_import_step ${ofImport} and not is_undone order by no desc limit 1) as undo,
      (select ${stepAsJson} from exam_import_step ${ofImport} and is_undone order by no limit 1) as redo
    from unnest(${importIds}::bigint[]) as i (id)`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** The import with all that it read; answers the keys of the files that nothing holds any more. */
export async function deleteImport(tx: Db, importId: number): Promise<string[]> {
  // A request that is making an exam of it takes its pictures along: only then is it certain which are left.
  await sql`select from exam_import where id = ${importId} for update`.execute(tx);
  const { rows } = await sql<{ key: string }>`
    select file_key as key from exam_import where id = ${importId} and file_key is not null
    union select file_key from exam_import_media where import_id = ${importId}`.execute(tx);
  await tx.deleteFrom('exam_import').where('id', '=', importId).execute();
  // No foreign key does this. A process that still wrote some held the import until they were there.
  await tx.deleteFrom('exam_import_item').where('import_id', '=', importId).execute();
  return rows.map(({ key }) => key);
}

export async function selectExpired(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from exam_import where expires_at <= now() order by expires_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
