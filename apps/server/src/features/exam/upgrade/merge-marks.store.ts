import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { createExtensionPoint } from '../../../platform/extension/extension-point.ts';

/** What people say of questions by their numbers, and what has to follow when these change. */
interface NumberedMarks {
  /** With marks that may have to move or to come back. */
  selectAccounts(db: Db, examId: number): Promise<number[]>;
  /** To the numbers that the exam's merge names; marks of what is asked no more go aside. */
  move(tx: Db, examId: number, accountIds: readonly number[]): Promise<void>;
  /** Of questions that are asked again. */
  bringBack(tx: Db, examId: number, accountIds: readonly number[]): Promise<void>;
}

export const numberedMarks = createExtensionPoint<NumberedMarks>('numbered marks');

export interface NewMerge {
  content_ids: number[];
  new_nos: (number | null)[];
}

export async function insertMerge(tx: Db, examId: number, { content_ids, new_nos }: NewMerge): Promise<void> {
  await tx
    .insertInto('exam_merge')
    .values({ exam_id: examId, content_ids, new_nos: new_nos as number[] })
    .execute();
  await sql`update exam set is_merging = true where id = ${examId}`.execute(tx);
}

/** Those whose marks nobody has moved yet. The merge cannot end while the transaction lasts. */
export async function claimAccounts(tx: Db, examId: number, accountIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    with merge as (select exam_id from exam_merge where exam_id = ${examId} for key share)
    insert into exam_merge_account (exam_id, account_id)
    select exam_id, account_id from merge, unnest(${accountIds}::bigint[]) as a (account_id) order by account_id
    on conflict do nothing returning account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

export async function endMerge(tx: Db, examId: number): Promise<void> {
  // The exam first, as everybody else who takes both.
  await sql`update exam set is_merging = false where id = ${examId}`.execute(tx);
  await tx.deleteFrom('exam_merge').where('exam_id', '=', examId).execute();
}
