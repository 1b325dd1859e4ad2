// The trace of what members were given beyond the others.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface Given {
  homework_id: number;
  account_id: number;
  giver_id: number;
  extra_minutes: number;
  extra_attempts: number;
  end_time: string | null;
  reason: string;
  is_reopened: boolean;
}

/** Answers whether it is new: what says the same as the last one is a repeat of it. */
export async function insertGiven(tx: Db, given: Given): Promise<boolean> {
  const { rows } = await sql`
    insert into homework_given (homework_id, account_id, giver_id, extra_minutes, extra_attempts, end_time, reason, is_reopened)
    select ${given.homework_id}, ${given.account_id}, ${given.giver_id}, ${given.extra_minutes}, ${given.extra_attempts},
      ${given.end_time}, ${given.reason}, ${given.is_reopened}
    where not exists (
      select from (
        select * from homework_given g
        where g.homework_id = ${given.homework_id} and g.account_id = ${given.account_id} order by g.id desc limit 1) last
      where last.extra_minutes = ${given.extra_minutes} and last.extra_attempts = ${given.extra_attempts}
        and last.end_time is not distinct from ${given.end_time} and last.reason = ${given.reason})
    returning id`.execute(tx);
  return rows.length > 0;
}

export interface GivenRow {
  id: number;
  given_at: Date;
  giver_id: number;
  giver_name: string;
  extra_minutes: number;
  extra_attempts: number;
  end_time: Date | null;
  reason: string;
  is_reopened: boolean;
}

export async function selectGiven(
  db: Db,
  homeworkId: number,
  accountId: number,
  { start, limit }: { start: number; limit: number },
): Promise<GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select g.id, g.given_at, g.giver_id, coalesce(nullif(m.alias, ''), a.name) as giver_name, g.extra_minutes,
      g.extra_attempts, g.end_time, g.reason, g.is_reopened
    from homework_given g
    join homework h on h.id = g.homework_id
    join account a on a.id = g.giver_id
    left join group_member m on m.group_id = h.group_id and m.account_id = g.giver_id
    where g.homework_id = ${homeworkId} and g.account_id = ${accountId}
    order by g.id desc offset ${start} limit ${limit}`.execute(db);
  return rows;
}

export async function countGiven(db: Db, homeworkId: number, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from homework_given where homework_id = ${homeworkId} and account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What its person is told of the last time it was opened for them again; null where it never was. */
export async function findReopened(
  db: Db,
  homeworkId: number,
  accountId: number,
): Promise<{ reason: string; given_at: Date } | null> {
  const { rows } = await sql<{ reason: string; given_at: Date }>`
    select reason, given_at from homework_given
    where homework_id = ${homeworkId} and account_id = ${accountId} and is_reopened order by id desc limit 1`.execute(
    db,
  );
  return rows[0] ?? null;
}
