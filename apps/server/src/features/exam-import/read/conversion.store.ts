import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { ImportFault } from '../preview/import-words.ts';

export interface ConversionRow {
  key: string;
  account_id: number;
  company_id: number | null;
  file_name: string;
  file_key: string | null;
  status: 'processing' | 'ready' | 'failed';
  fault: ImportFault | null;
  sheet_key: string | null;
  questions_count: number | null;
}

const columns = sql`
  c.key, c.account_id, c.company_id, c.file_name, c.file_key, c.status, c.fault, c.sheet_key, c.questions_count`;

/** Within its hour. */
function isOwn({ accountId, company }: Actor): RawBuilder<boolean> {
  return sql<boolean>`(
    c.account_id = ${accountId} and c.company_id is not distinct from ${company?.id ?? null} and c.expires_at > now())`;
}

export function isConvertedFile(actor: Actor, key: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from exam_conversion c where c.sheet_key = ${key} and ${isOwn(actor)})`;
}

export async function findOwnConversion(db: Db, actor: Actor, key: string): Promise<ConversionRow | null> {
  const { rows } = await sql<ConversionRow>`
    select ${columns} from exam_conversion c
    where c.key = ${key} and ${isOwn(actor)}`.execute(db);
  return rows[0] ?? null;
}

export interface NewConversion {
  key: string;
  account_id: number;
  company_id: number | null;
  file_name: string;
  file_key: string;
}

export async function insertConversion(tx: Db, row: NewConversion): Promise<void> {
  await tx.insertInto('exam_conversion').values(row).execute();
}

/** For the job. */
export async function findUnconverted(db: Db, key: string): Promise<ConversionRow | null> {
  const { rows } = await sql<ConversionRow>`
    select ${columns} from exam_conversion c
    where c.key = ${key} and c.status = 'processing' and c.expires_at > now()`.execute(db);
  return rows[0] ?? null;
}

/** False where it is finished or gone already. */
export async function markConverted(tx: Db, key: string, sheetKey: string, questionsCount: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('exam_conversion')
    .set({ status: 'ready', sheet_key: sheetKey, questions_count: questionsCount })
    .where('key', '=', key)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markUnconvertible(db: Db, key: string, fault: ImportFault): Promise<void> {
  await db
    .updateTable('exam_conversion')
    .set({ status: 'failed', fault })
    .where('key', '=', key)
    .where('status', '=', 'processing')
    .execute();
}

export async function selectExpiredConversions(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from exam_conversion where expires_at <= now() order by expires_at limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}

/** Answers the keys of the files that nothing holds any more. */
export async function deleteConversion(db: Db, key: string): Promise<string[]> {
  const { rows } = await sql<{ file_key: string | null; sheet_key: string | null }>`
    delete from exam_conversion where key = ${key} returning file_key, sheet_key`.execute(db);
  return rows.flatMap(({ file_key, sheet_key }) => [file_key, sheet_key]).filter((fileKey) => fileKey !== null);
}
