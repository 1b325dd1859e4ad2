// What was mended by hand outlives another reading of the file.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { MendedQuestion } from '../exam-import.store.ts';

export async function selectMended(tx: Db, importId: number): Promise<MendedQuestion[]> {
  const { rows } = await sql<MendedQuestion>`
    select i.sheet_no, i.row, r.no is not null as is_rejected, encode(i.read_stem_hash, 'hex') as stem_hash, i.content as question
    from exam_import_item i
    left join exam_import_rejected r
      on r.import_id = i.import_id and r.mended_no = i.no and r.sheet_no = i.sheet_no and r.row = i.row
    where i.import_id = ${importId} and i.is_mended order by i.no`.execute(tx);
  return rows;
}

/** The question that was read there; with that stem, where one is given. */
export async function findItemAt(
  tx: Db,
  importId: number,
  { sheet_no, row }: Pick<MendedQuestion, 'sheet_no' | 'row'>,
  stemHash: string | null,
): Promise<number | null> {
  const { rows } = await sql<{ no: number }>`
    select no from exam_import_item
    where import_id = ${importId} and sheet_no = ${sheet_no} and row = ${row}
      and (${stemHash}::text is null or stem_hash = decode(${stemHash}, 'hex'))
    order by no limit 1`.execute(tx);
  return rows[0]?.no ?? null;
}

export async function findRejectedAt(
  tx: Db,
  importId: number,
  { sheet_no, row }: Pick<MendedQuestion, 'sheet_no' | 'row'>,
): Promise<number | null> {
  const { rows } = await sql<{ no: number }>`
    select no from exam_import_rejected
    where import_id = ${importId} and sheet_no = ${sheet_no} and row = ${row} order by no limit 1`.execute(tx);
  return rows[0]?.no ?? null;
}

export async function updateWaiting(tx: Db, importId: number, waiting: readonly MendedQuestion[]): Promise<void> {
  await sql`update exam_import set mended = ${JSON.stringify(waiting)}::jsonb where id = ${importId}`.execute(tx);
}
