// Who is where with a homework that runs, in two statements however many they are.
import { limits, sittingStates } from '@tiku/contract';
import type { HomeworkStay, SittingState } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';
import { isTaker, stayOf } from '../access/access.ts';
import { lastBegin, latestEnd } from '../sit/attempt-rules.ts';

/** Of the last attempt `a` of a member, who was given `hm`. */
const state = sql<SittingState>`case
  when a.id is null and ${lastBegin} <= now() then 'late'
  when a.id is null then 'absent'
  when a.left_at is not null then 'left'
  when a.handed_in_at is not null then 'handed_in'
  when greatest(hm.seen_at, a.started_at) < now() - ${sql.lit(limits.lostSeconds)} * interval '1 second' then 'lost'
  else 'sitting' end`;

/** Until when they may begin, and how long they would have then; for somebody who is at it, how long they have now. */
const times = sql`
  ${lastBegin} as begin_until,
  case when a.handed_in_at is null then coalesce(a.deadline, ${latestEnd})
    else ${latestEnd} end as ends_at`;

/**
 * Everybody `m` who is to do it, or did, with their last attempt. What they were given is looked up one by one: where a homework
 * is small on average, a plan would go through all of it for each of two thousand.
 */
function watched(homeworkId: number, groupId: number): RawBuilder<unknown> {
  return sql`
    group_member m
    join homework h on h.id = ${homeworkId}
    left join lateral (
      select * from homework_member hm
      where hm.homework_id = ${homeworkId} and hm.account_id = m.account_id limit 1) hm on true
    left join lateral (
      select * from attempt a
      where a.homework_id = ${homeworkId} and a.account_id = m.account_id and a.deleted_at is null
      order by a.round desc limit 1) a on true
    where m.group_id = ${groupId} and (${isJoined} and ${isTaker} or a.id is not null)`;
}

export async function countStates(db: Db, homeworkId: number, groupId: number): Promise<Record<SittingState, number>> {
  const { rows } = await sql<{ state: SittingState; count: number }>`
    select ${state} as state, count(*) from ${watched(homeworkId, groupId)} group by 1`.execute(db);
  const counts = new Map(rows.map(({ state: name, count }) => [name, count]));
  return Object.fromEntries(sittingStates.map((name) => [name, counts.get(name) ?? 0])) as Record<SittingState, number>;
}

export interface WatchedRow {
  account_id: number;
  alias: string;
  name: string;
  state: SittingState;
  stay: HomeworkStay;
  attempt_id: number | null;
  round: number | null;
  started_at: Date | null;
  deadline: Date | null;
  handed_in_at: Date | null;
  is_timed_out: boolean | null;
  is_switched_out: boolean | null;
  extra_minutes: number | null;
  extra_attempts: number | null;
  end_time: Date | null;
  reminded_at: Date | null;
  begin_until: Date;
  ends_at: Date;
  answered_count: number;
  last_no: number | null;
  last_saved_at: Date | null;
  switches_count: number;
}

export interface WatchQuery {
  start: number;
  limit: number;
  state?: SittingState | undefined;
  query_string: string;
}

/** Those at it first, then in the order in which they joined. A page is cut out first and dressed afterwards. */
export async function selectWatched(
  db: Db,
  homeworkId: number,
  groupId: number,
  query: WatchQuery,
): Promise<WatchedRow[]> {
  const words = query.query_string.trim();
  const isFound = words === '' ? sql<boolean>`true` : sql<boolean>`position((select folded(${words})) in m.search) > 0`;
  const inState = query.state === undefined ? sql<boolean>`true` : sql<boolean>`${state} = ${query.state}`;
  return dress(
    db,
    sql`
      select m.account_id, m.alias, ${state} as state, ${stayOf} as stay, a.id as attempt_id, a.round, a.started_at, a.deadline,
        a.handed_in_at, a.is_timed_out, a.is_switched_out, hm.extra_minutes, hm.extra_attempts, hm.end_time,
        hm.reminded_at, ${times},
        row_number() over (order by array_position(array['lost', 'sitting', 'absent', 'late', 'handed_in', 'left'], ${state}),
          m.joined_at, m.account_id) as place
      from ${watched(homeworkId, groupId)} and ${isFound} and ${inState}
      order by place offset ${query.start} limit ${query.limit}`,
  );
}

export async function selectWatchedMember(
  db: Db,
  homeworkId: number,
  groupId: number,
  accountId: number,
): Promise<WatchedRow | null> {
  const rows = await dress(
    db,
    sql`
      select m.account_id, m.alias, ${state} as state, ${stayOf} as stay, a.id as attempt_id, a.round, a.started_at, a.deadline,
        a.handed_in_at, a.is_timed_out, a.is_switched_out, hm.extra_minutes, hm.extra_attempts, hm.end_time,
        hm.reminded_at, ${times}, 1 as place
      from ${watched(homeworkId, groupId)} and m.account_id = ${accountId}`,
  );
  return rows[0] ?? null;
}

async function dress(db: Db, page: RawBuilder<unknown>): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    select w.account_id, w.alias, a.name, w.state, w.stay, w.attempt_id, w.round, w.started_at, w.deadline, w.handed_in_at,
      w.is_timed_out, w.is_switched_out, w.extra_minutes, w.extra_attempts, w.end_time, w.reminded_at,
      w.begin_until, w.ends_at,
      (select count(*) from answer s where s.attempt_id = w.attempt_id and s.answer is not null) as answered_count,
      last.no as last_no, last.saved_at as last_saved_at,
      (select count(*) from attempt_switch s where s.attempt_id = w.attempt_id and s.is_counted) as switches_count
    from (${page}) w
    join account a on a.id = w.account_id
    left join lateral (
      select s.no, s.saved_at from answer s where s.attempt_id = w.attempt_id and s.seq > 0
      order by s.saved_at desc, s.no desc limit 1) last on true
    order by w.place`.execute(db);
  return rows;
}

/** The goes of one person at it. */
export async function countRounds(tx: Db, homeworkId: number, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from attempt a
    where a.homework_id = ${homeworkId} and a.account_id = ${accountId} and a.deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}

interface Allowance {
  extra_minutes: number;
  extra_attempts: number;
  end_time: string | null;
}

export async function upsertAllowance(tx: Db, homeworkId: number, accountId: number, given: Allowance): Promise<void> {
  const { extra_minutes, extra_attempts, end_time } = given;
  await sql`
    insert into homework_member (homework_id, account_id, extra_minutes, extra_attempts, end_time)
    values (${homeworkId}, ${accountId}, ${extra_minutes}, ${extra_attempts}, ${end_time})
    on conflict (homework_id, account_id) do update set
      extra_minutes = excluded.extra_minutes, extra_attempts = excluded.extra_attempts,
      end_time = excluded.end_time`.execute(tx);
}

/** Somebody is at it. */
export async function noteSeen(db: Db, homeworkId: number, accountId: number): Promise<void> {
  await sql`
    insert into homework_member (homework_id, account_id, seen_at) values (${homeworkId}, ${accountId}, now())
    on conflict (homework_id, account_id) do update set seen_at = now()`.execute(db);
}
