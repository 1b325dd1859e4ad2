import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Of `exam e`: nobody can recover it any more. */
const isGoing = sql<boolean>`
  e.deleted_at <= now() - ${limits.recoverDays} * interval '1 day' and e.purged_at is null`;

export async function selectPurged(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      (select id from attempt where deleted_at <= now() - ${limits.recoverDays} * interval '1 day' order by id limit ${limit})
      union
      (select a.id from exam e join attempt a on a.exam_id = e.id
        where ${isGoing} and (a.account_id = e.account_id or a.deleted_at is not null) order by a.id limit ${limit})) p
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Unreduced {
  id: number;
  is_running: boolean;
}

export async function selectUnreduced(db: Db, limit: number): Promise<Unreduced[]> {
  const { rows } = await sql<Unreduced>`
    select a.id, a.handed_in_at is null as is_running from exam e join attempt a on a.exam_id = e.id
    where ${isGoing} and case when a.is_withheld
      then exists (select from answer_file f where f.attempt_id = a.id)
      else exists (select from attempt_paper p where p.attempt_id = a.id) end
    order by a.id limit ${limit}`.execute(db);
  return rows;
}

/** Answers the keys of the files. */
export async function deleteAnswerFiles(db: Db, attemptIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from answer_file where attempt_id = any(${attemptIds}::bigint[]) returning file_key`.execute(db);
  return rows.map(({ file_key }) => file_key);
}

export async function deleteAttempts(db: Db, ids: readonly number[]): Promise<void> {
  await sql`delete from attempt where id = any(${ids}::bigint[])`.execute(db);
}

/** Of those whose results are out. */
export async function deletePapers(db: Db, attemptIds: readonly number[]): Promise<void> {
  await sql`
    delete from attempt_paper p using attempt a
    where p.attempt_id = any(${attemptIds}::bigint[]) and a.id = p.attempt_id and not a.is_withheld`.execute(db);
}
