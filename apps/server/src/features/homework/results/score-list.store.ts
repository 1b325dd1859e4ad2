// Who did how well in a homework, by the best paper of each that is wholly marked.
import type { HomeworkStay } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';
import { isInFigures, isTaker, stayOf } from '../access/access.ts';
import { nameOf } from '../mark/paper-list.store.ts';
import type { MarkedHomework } from '../mark/marked-homework.store.ts';

export interface ScoreRow {
  user_id: number;
  name: string;
  rank: number | null;
  /** A paper of theirs has answers that nobody has marked yet. */
  awaits_marks: boolean;
  handed_in_count: number;
  attempts_count: number;
  answer_id: number | null;
  score: number | null;
  marked_score: number | null;
  seconds: number | null;
  handed_in_at: Date | null;
  is_timed_out: boolean;
  is_switched_out: boolean;
  /** Marking of a paper of theirs is not completed: they do not see its result yet. */
  is_open: boolean;
  switches_count: number;
  stay: HomeworkStay;
}

/**
 * Of the attempts at a homework: the best of each person that has every mark, completed or not, with its place among those who
 * are in the group.
 */
const scored = (homeworkId: number) => sql`
  select b.*, case when b.is_in then rank() over (partition by b.is_in order by b.score desc, b.seconds) end as rank
  from (
    select distinct on (a.account_id) a.account_id, ${isInFigures} as is_in, a.id, a.auto_score + a.self_score as score, a.self_score as marked_score,
      a.seconds
    from attempt a
    where a.homework_id = ${homeworkId} and a.deleted_at is null and a.handed_in_at is not null and a.unmarked_count = 0
    order by a.account_id, score desc, a.seconds, a.id desc) b`;

/** Of members `m` and `homework h`: those who are to do it, and those who did. */
const isListed = (groupId: number) => sql<boolean>`
  m.group_id = ${groupId} and (${isJoined} and ${isTaker} or t.account_id is not null)`;

const tally = (homeworkId: number) => sql`
  select a.account_id, count(*) as attempts_count, count(a.handed_in_at) as handed_in_count,
    bool_or(a.awaits_marks and a.unmarked_count > 0) as awaits_marks, bool_or(a.awaits_marks) as is_open, max(a.id) as last_id,
    max(${stayOf}) filter (where ${stayOf} <> 'in') as stay
  from attempt a where a.homework_id = ${homeworkId} and a.deleted_at is null group by a.account_id`;

interface Page {
  start: number;
  limit: number | null;
}

export async function selectScoresOf(
  db: Db,
  { id, group_id }: MarkedHomework,
  { start, limit }: Page,
): Promise<ScoreRow[]> {
  const page: RawBuilder<unknown> = limit === null ? sql`` : sql`offset ${start} limit ${limit}`;
  const { rows } = await sql<ScoreRow>`
    select p.account_id as user_id, p.name, p.rank, p.awaits_marks, p.handed_in_count, p.attempts_count,
      a.id as answer_id, p.score, p.marked_score, p.is_open, case when p.score is not null then a.seconds end as seconds, a.handed_in_at,
      p.stay, coalesce(a.is_timed_out, false) as is_timed_out, coalesce(a.is_switched_out, false) as is_switched_out,
      (select count(*) from attempt_switch s where s.attempt_id = a.id and s.is_counted) as switches_count
    from (
      select m.account_id, ${nameOf} as name, b.rank, b.score, b.marked_score, coalesce(t.is_open, false) as is_open,
        coalesce(t.awaits_marks, false) as awaits_marks,
        coalesce(t.handed_in_count, 0) as handed_in_count, coalesce(t.attempts_count, 0) as attempts_count,
        coalesce(b.id, t.last_id) as attempt_id, coalesce(t.stay, 'in') as stay
      from group_member m join account u on u.id = m.account_id join homework h on h.id = ${id}
      left join (${tally(id)}) t on t.account_id = m.account_id
      left join (${scored(id)}) b on b.account_id = m.account_id
      where ${isListed(group_id)}
      order by coalesce(t.stay, 'in') = 'left', b.rank nulls last, name collate natural_order, m.account_id ${page}) p
    left join attempt a on a.id = p.attempt_id
    order by p.stay = 'left', p.rank nulls last, p.name collate natural_order, p.account_id`.execute(db);
  return rows;
}

interface SummaryRow {
  full_score: number;
  pass_percent: number;
  members_count: number;
  handed_in_count: number;
  left_count: number;
  scored_count: number;
  passed_count: number;
  average: number | null;
  median: number | null;
  highest: number | null;
  lowest: number | null;
  spread: number[];
}

export async function selectSummary(db: Db, { id, group_id, exam_id }: MarkedHomework): Promise<SummaryRow> {
  const { rows } = await sql<SummaryRow>`
    with best as materialized (select score from (${scored(id)}) b where b.is_in)
    select e.full_score, h.pass_percent,
      l.members_count, l.left_count, l.handed_in_count,
      s.*, array(
        select (select count(*) from best
          where least(9, floor(10 * best.score / greatest(e.full_score, 0.1))) = tenth)
        from generate_series(0, 9) tenth order by tenth) as spread
    from homework h join exam e on e.id = ${exam_id}
    cross join (
      select count(*) filter (where t.stay is distinct from 'left') as members_count,
        count(*) filter (where t.stay = 'left') as left_count,
        count(*) filter (where t.stay is distinct from 'left' and t.handed_in_count > 0) as handed_in_count
      from group_member m join homework h on h.id = ${id} left join (${tally(id)}) t on t.account_id = m.account_id where ${isListed(group_id)}) l
    cross join lateral (
      select count(*) as scored_count,
        count(*) filter (where best.score * 100 >= e.full_score * h.pass_percent) as passed_count,
        round(avg(best.score), 1) as average,
        round((percentile_cont(0.5) within group (order by best.score))::numeric, 1) as median,
        max(best.score) as highest, min(best.score) as lowest
      from best) s
    where h.id = ${id}`.execute(db);
  const [summary] = rows;
  if (!summary) throw new Error(`homework ${id} went away`);
  return summary;
}
