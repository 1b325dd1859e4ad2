import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isForSale, isOnline, isOpenTo } from '../../exam/access/access.ts';
import { examColumns } from '../../exam/exam.ts';
import type { ExamRow } from '../../exam/exam.ts';
import { shownName } from '../group-row.ts';

/** Those of these exams that the actor may open. */
export async function selectSharable(db: Db, actor: Actor, examIds: readonly number[]): Promise<ExamRow[]> {
  const { rows } = await sql<ExamRow>`
    select ${examColumns(actor)} from exam e join account a on a.id = e.account_id
    where e.id = any(${examIds}) and ${isOnline} and ${isOpenTo(actor)}`.execute(db);
  return rows;
}

/** The titles of those in a bundle with a price, which the actor may know of whether they have the bundle or not. */
export async function selectForSale(db: Db, actor: Actor, examIds: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; title: string }>`
    select e.id, e.title from exam e where e.id = any(${examIds}) and ${isForSale(actor)}`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/**
 * Shared again, it stays where it is with another message, and is the author's share as soon as the author shares it. Answers
 * which are new to which group.
 */
export async function upsertShares(
  tx: Db,
  sharerId: number,
  groupIds: readonly number[],
  examIds: readonly number[],
  message: string,
): Promise<{ group_id: number; exam_id: number }[]> {
  const { rows } = await sql<{ group_id: number; exam_id: number; is_new: boolean }>`
    insert into group_share as s (group_id, exam_id, account_id, message)
    select group_id, exam_id, ${sharerId}, ${message}
    from unnest(${groupIds}::bigint[]) as group_id cross join unnest(${examIds}::bigint[]) as exam_id
    on conflict (group_id, exam_id) do update set message = excluded.message,
      account_id = case
        when excluded.account_id = (select e.account_id from exam e where e.id = s.exam_id) then excluded.account_id
        else s.account_id end
    returning s.group_id, s.exam_id, s.xmax = 0 as is_new`.execute(tx);
  return rows.filter(({ is_new }) => is_new);
}

/** Answers how many there were. */
export async function deleteShares(tx: Db, groupId: number, shareIds: readonly number[]): Promise<number> {
  const { rows } = await sql`
    delete from group_share where group_id = ${groupId} and id = any(${shareIds}) returning 1`.execute(tx);
  return rows.length;
}

export interface ShareRow {
  id: number;
  exam_id: number;
  message: string;
  created_at: Date;
  sharer_id: number;
  sharer_name: string;
}

export async function selectShares(
  db: Db,
  groupId: number,
  { start, limit }: { start: number; limit: number },
): Promise<ShareRow[]> {
  const { rows } = await sql<ShareRow>`
    select s.id, s.exam_id, s.message, s.created_at, s.account_id as sharer_id, ${shownName('m')} as sharer_name
    from (select * from group_share where group_id = ${groupId} order by id desc offset ${start} limit ${limit}) s
    join group_member m on m.group_id = s.group_id and m.account_id = s.account_id
    join account a on a.id = s.account_id
    order by s.id desc`.execute(db);
  return rows;
}
