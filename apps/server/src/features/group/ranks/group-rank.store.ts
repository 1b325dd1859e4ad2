import { limits } from '@tiku/contract';
import type { GroupRank } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface RankRow {
  rank: number;
  account_id: number;
  alias: string;
  name: string;
  points: number;
  seconds: number;
}

/** Somebody who hides their rank is there for themselves alone. */
const isShownTo = (readerId: number) =>
  sql<boolean>`(r.account_id = ${readerId} or r.account_id not in (select id from account where hide_exam_rank))`;

/** Walks the index from its top as far as the page reaches. */
export async function selectRanks(
  db: Db,
  groupId: number,
  readerId: number,
  { start, limit }: { start: number; limit: number },
): Promise<RankRow[]> {
  const { rows } = await sql<RankRow>`
    select p.rank, p.account_id, m.alias, a.name, p.points, p.seconds
    from (
      select rank() over (order by points desc, seconds) as rank, account_id, points, seconds
      from (
        select r.account_id, r.points, r.seconds from group_rank r
        where r.group_id = ${groupId} and ${isShownTo(readerId)}
        order by r.points desc, r.seconds, r.account_id limit ${start + limit}) firsts
      order by points desc, seconds, account_id offset ${start}) p
    join group_member m on m.group_id = ${groupId} and m.account_id = p.account_id
    join account a on a.id = p.account_id
    order by p.points desc, p.seconds, p.account_id`.execute(db);
  return rows;
}

export async function countRanks(db: Db, groupId: number, readerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from group_rank r where r.group_id = ${groupId} and ${isShownTo(readerId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findOwnRank(db: Db, groupId: number, readerId: number): Promise<RankRow | null> {
  const { rows } = await sql<RankRow>`
    select mine.account_id, m.alias, a.name, mine.points, mine.seconds, 1 + (
      select count(*) from group_rank r
      where r.group_id = mine.group_id and (r.points, -r.seconds) > (mine.points, -mine.seconds)
        and ${isShownTo(readerId)}) as rank
    from group_rank mine
    join group_member m on m.group_id = mine.group_id and m.account_id = mine.account_id
    join account a on a.id = mine.account_id
    where mine.group_id = ${groupId} and mine.account_id = ${readerId}`.execute(db);
  return rows[0] ?? null;
}

export async function hidesRank(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${accountId} and hide_exam_rank`.execute(db);
  return rows.length > 0;
}

export async function eraseScores(tx: Db, groupId: number): Promise<void> {
  await sql`update group_score set erased_at = now() where group_id = ${groupId} and erased_at is null`.execute(tx);
}

const canBeRestored = sql<boolean>`erased_at > now() - ${limits.recoverDays} * interval '1 day'`;

/** Null where nothing can be restored any more. */
export async function findLastReset(db: Db, groupId: number): Promise<Date | null> {
  const { rows } = await sql<{ erased_at: Date | null }>`
    select max(erased_at) as erased_at from group_score where group_id = ${groupId} and ${canBeRestored}`.execute(db);
  return rows[0]?.erased_at ?? null;
}

/** What the last reset erased. Answers whether there was something. */
export async function restoreErased(tx: Db, groupId: number): Promise<boolean> {
  const { rows } = await sql`
    update group_score set erased_at = null
    where group_id = ${groupId} and erased_at = (
      select max(erased_at) from group_score where group_id = ${groupId} and ${canBeRestored})
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** What nobody can bring back any more. */
export async function purgeScores(db: Db): Promise<void> {
  await sql`
    delete from group_score s
    where s.erased_at <= now() - ${limits.recoverDays} * interval '1 day'`.execute(db);
}

export function presentRank(row: RankRow, readerId: number): GroupRank {
  return {
    rank: row.rank,
    user_id: row.account_id,
    alias: row.alias,
    name: row.name,
    points: row.points,
    seconds: row.seconds,
    is_me: row.account_id === readerId,
  };
}
