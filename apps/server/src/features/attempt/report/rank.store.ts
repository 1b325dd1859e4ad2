import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOfContext, isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { OwnStatement } from '../../../platform/session/own-statement.ts';

export interface Rank {
  rank: number;
  people: number;
}

/**
 * A place is a number: counts of all that begin alike stand at these numbers of bits from its end, each within the next. So a
 * rank is a sum of a few hundred counts at most, however many people there are.
 */
const shifts = [0, 8, 16, 32, 40, 48];
const parents = [...shifts.slice(1), 63];

/**
 * Among those who show their rank in the same context, by points, then by time; null for somebody who hides theirs or has
 * taken no test. What moved since the counts were written is added as it stands.
 */
export async function findRank(db: Db, examId: number, actor: Actor): Promise<Rank | null> {
  const [rank] = await ownRank.execute(db, actor, { examId });
  return rank ?? null;
}

const ownRank = new OwnStatement<Rank, { examId: number }>(
  (actor, { examId }) => sql`
    select 1 + counted.better + moved.better as rank, counted.people + moved.people as people
    from (
      select r.place from exam_rank r
      where r.exam_id = ${examId} and ${isOwnRow(actor, 'r')}
        and exists (select from account a where a.id = r.account_id and not a.hide_exam_rank)) mine
    cross join lateral (
      select coalesce(sum(n.better), 0)::bigint as better, coalesce(sum(n.people), 0)::bigint as people
      from unnest(${shifts}::int[], ${parents}::int[]) as l (shift, parent)
      cross join lateral (
        select sum(c.people) filter (where c.place > mine.place >> l.shift
            and c.place < ((mine.place >> l.parent) + 1) << (l.parent - l.shift)) as better,
          sum(c.people) filter (where l.parent = 63) as people
        from exam_rank_count c
        where c.exam_id = ${examId} and ${isOfContext(actor, 'c')} and c.shift = l.shift
          and c.place >= (mine.place >> l.parent) << (l.parent - l.shift)
          and c.place < ((mine.place >> l.parent) + 1) << (l.parent - l.shift)) n) counted
    cross join lateral (
      select count(*) filter (where r.place > mine.place and not a.hide_exam_rank)
          - count(*) filter (where r.counted_place > mine.place) as better,
        count(*) filter (where not a.hide_exam_rank) - count(r.counted_place) as people
      from exam_rank r
      cross join lateral (select hide_exam_rank from account where id = r.account_id limit 1) a
      where r.exam_id = ${examId} and ${isOfContext(actor, 'r')} and r.is_moved) moved`,
);

/**
 * Writes down where those stand who moved, in the order of the counts' key. Whose row or account somebody holds is left for the
 * next time. Answers how many were written down.
 */
export async function countRanks(db: Db, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with moved as (
      select r.exam_id, r.company_id, r.account_id, r.counted_place,
        case when a.hide_exam_rank then null else r.place end as place
      from exam_rank r join account a on a.id = r.account_id
      where r.is_moved order by r.exam_id, r.company_id, r.account_id limit ${limit}
      for no key update of r skip locked for share of a skip locked),
    counted as (
      insert into exam_rank_count as c (exam_id, company_id, shift, place, people)
      select m.exam_id, m.company_id, s.shift, d.place >> s.shift, sum(d.people)
      from moved m
      cross join lateral (values (m.place, 1), (m.counted_place, -1)) as d (place, people)
      cross join unnest(${shifts}::int[]) as s (shift)
      where d.place is not null group by 1, 2, 3, 4 having sum(d.people) <> 0 order by 1, 2, 3, 4
      on conflict on constraint exam_rank_count_key do update set people = c.people + excluded.people)
    update exam_rank r set is_moved = false, counted_place = m.place
    from moved m
    where r.account_id = m.account_id and r.exam_id = m.exam_id and r.company_id is not distinct from m.company_id`.execute(
    db,
  );
  return Number(numAffectedRows);
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

/**
 * The first of those who show their rank. Walks the index from its top and stops: what is null is in no order to the planner
 * unless it is asked for one.
 */
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
      from exam_rank r
      cross join lateral (select name from account where id = r.account_id and not hide_exam_rank limit 1) a
      where r.exam_id = ${examId} and ${isOfContext(context, 'r')}
      order by r.company_id, r.points desc, r.seconds limit ${limit}) firsts
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
