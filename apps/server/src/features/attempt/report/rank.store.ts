import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOfContext, isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';

export interface Rank {
  rank: number;
  people: number;
}

/**
 * Among those who show their rank in the same context, by points, then by time; null for somebody who hides theirs or has
 * taken no test.
 */
export async function findRank(db: Db, examId: number, actor: Actor): Promise<Rank | null> {
  const { rows } = await sql<Rank>`
    select 1 + count(*) filter (where (r.points, -r.seconds) > (mine.points, -mine.seconds)) as rank,
      count(*) as people
    from exam_rank mine join exam_rank r on r.exam_id = mine.exam_id and ${isOfContext(actor, 'r')}
    where mine.exam_id = ${examId} and ${isOwnRow(actor, 'mine')}
      and mine.account_id not in (select id from account where hide_exam_rank)
      and r.account_id not in (select id from account where hide_exam_rank)
    having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}

interface BestTest {
  points: number;
  seconds: number;
}

interface PlacedTest extends BestTest {
  rank: number;
  account_id: number;
  name: string;
}

/** The first of those who show their rank. Walks the index from its top and stops. */
export async function selectFirstRanks(
  db: Db,
  context: Pick<Actor, 'company'>,
  examId: number,
  limit: number,
): Promise<PlacedTest[]> {
  const { rows } = await sql<PlacedTest>`
    select rank() over (order by points desc, seconds) as rank, points, seconds, account_id, name
    from (
      select r.points, r.seconds, r.account_id, a.name
      from exam_rank r join account a on a.id = r.account_id
      where r.exam_id = ${examId} and ${isOfContext(context, 'r')} and not a.hide_exam_rank
      order by r.points desc, r.seconds limit ${limit}) firsts
    order by points desc, seconds, account_id`.execute(db);
  return rows;
}

export interface OwnTest {
  hide_exam_rank: boolean;
  /** Null without a test. */
  best: BestTest | null;
}

export async function selectOwnTest(db: Db, examId: number, actor: Actor): Promise<OwnTest> {
  const { rows } = await sql<OwnTest>`
    select a.hide_exam_rank,
      case when r.exam_id is not null then jsonb_build_object('points', r.points, 'seconds', r.seconds) end as best
    from account a left join exam_rank r on r.exam_id = ${examId} and ${isOwnRow(actor, 'r')}
    where a.id = ${actor.accountId}`.execute(db);
  const [own] = rows;
  if (!own) throw new Error(`account ${actor.accountId} went away`);
  return own;
}
