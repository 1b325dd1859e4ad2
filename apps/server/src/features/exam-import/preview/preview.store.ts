// Pages of what an import read, in the order in which the exam will have it.
import type { RejectedRowEntry } from '@tiku/contract';
import type { HeldBy } from '@tiku/papers';
import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ProblemCode } from '../../../platform/texts/imports/import-texts.ts';
import type { NewRejected } from '../read/import-content.store.ts';

export interface ProblemRow {
  severity: 'error' | 'warning';
  sheet_no: number;
  row: number;
  cell: string;
  code: ProblemCode;
  quoted: Record<string, string | number>;
}

export interface ItemRow {
  no: number;
  sheet_no: number;
  row: number;
  section_no: number | null;
  material_no: number | null;
  material: string | null;
  content: Question;
  is_mended: boolean;
  problems: ProblemRow[];
}

export interface RejectedItem extends Omit<NewRejected, 'understood'> {
  mended_no: number | null;
  understood: RejectedRowEntry['understood'];
  problems: ProblemRow[];
}

const problemColumns = sql`p.severity, p.sheet_no, p.row, p.cell, p.code, p.quoted`;

/** Of the rows from `first` to `last` of the same sheet. */
const problemsOf = (first: string, last: string) => sql`
  (select coalesce(jsonb_agg(to_jsonb(f) order by f.row), '[]') from (
    select ${problemColumns} from exam_import_problem p
    where p.import_id = i.import_id and p.sheet_no = i.sheet_no
      and p.row between ${sql.ref(first)} and ${sql.ref(last)}) f)`;

const isDoubtful = sql<boolean>`exists (
  select from exam_import_problem p
  where p.import_id = i.import_id and p.sheet_no = i.sheet_no and p.row between i.row and i.last_row)`;

export interface Page {
  start: number;
  limit: number;
}

const filterOf = (doubtful: boolean) => (doubtful ? isDoubtful : sql<boolean>`true`);

const itemColumns = sql`
  i.no, i.sheet_no, i.row, i.section_no, i.material_no, m.content as material, i.content, i.is_mended,
  ${problemsOf('i.row', 'i.last_row')} as problems`;
const withMaterial = sql`left join exam_import_material m on m.import_id = i.import_id and m.no = i.material_no`;

export async function selectItems(db: Db, importId: number, page: Page, doubtful: boolean): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from (
      select * from exam_import_item i where i.import_id = ${importId} and ${filterOf(doubtful)}
      order by i.sheet_no, i.row, i.no offset ${page.start} limit ${page.limit}) i
    ${withMaterial} order by i.sheet_no, i.row, i.no`.execute(db);
  return rows;
}

export async function selectItemsOf(db: Db, importId: number, noes: readonly number[]): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select ${itemColumns} from exam_import_item i ${withMaterial}
    where i.import_id = ${importId} and i.no = any(${noes}::int[]) order by i.no`.execute(db);
  return rows;
}

export async function countItems(db: Db, importId: number, doubtful: boolean): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exam_import_item i where i.import_id = ${importId} and ${filterOf(doubtful)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** By sheet and row. */
export async function selectProblems(db: Db, importId: number, page: Page): Promise<ProblemRow[]> {
  const { rows } = await sql<ProblemRow>`
    select ${problemColumns} from exam_import_problem p where p.import_id = ${importId}
    order by p.sheet_no, p.row, p.no offset ${page.start} limit ${page.limit}`.execute(db);
  return rows;
}

export async function countProblems(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exam_import_problem where import_id = ${importId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function selectRejected(db: Db, importId: number, page: Page): Promise<RejectedItem[]> {
  const { rows } = await sql<RejectedItem>`
    select i.no, i.sheet_no, i.row, i.section_no, i.material_no, i.header, i.cells, i.pictures, i.mended_no, i.understood,
      ${problemsOf('i.row', 'i.row')} as problems
    from exam_import_rejected i where i.import_id = ${importId}
    order by i.no offset ${page.start} limit ${page.limit}`.execute(db);
  return rows;
}

export async function countRejected(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exam_import_rejected where import_id = ${importId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** As it was held before it was confirmed. */
export async function holdImport(tx: Db, importId: number, heldBy: readonly HeldBy[]): Promise<void> {
  await sql`
    update exam_import set result = result || jsonb_build_object('held_by', ${JSON.stringify(heldBy)}::jsonb), updated_at = now()
    where id = ${importId}`.execute(tx);
}

export async function releaseImport(tx: Db, importId: number): Promise<void> {
  await sql`
    update exam_import set result = result || '{"held_by": []}'::jsonb, updated_at = now()
    where id = ${importId}`.execute(tx);
}
