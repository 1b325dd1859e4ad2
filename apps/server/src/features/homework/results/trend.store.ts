import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';
import { isInFigures, isTaker } from '../access/access.ts';

export interface TrendRow {
  homework_id: number;
  title: string;
  end_time: Date;
  members_count: number;
  handed_in_count: number;
  scored_count: number;
  passed_count: number;
  average_share: number | null;
}

const homeworkShown = 20;

/** The last homework of a group that has begun, the oldest first, by the best paper of each. */
export async function selectTrend(db: Db, groupId: number): Promise<TrendRow[]> {
  const { rows } = await sql<TrendRow>`
    select h.id as homework_id, e.title, h.end_time, s.handed_in_count, s.scored_count, s.passed_count, s.average_share,
      (select count(*) from group_member m where m.group_id = ${groupId} and ${isJoined} and ${isTaker}) as members_count
    from (
      select * from homework h where h.group_id = ${groupId} and h.deleted_at is null and h.start_time <= now()
      order by h.end_time desc, h.id desc limit ${homeworkShown}) h
    join exam e on e.id = h.exam_id
    cross join lateral (
      select count(*) as handed_in_count, count(b.score) as scored_count,
        count(*) filter (where b.score * 100 >= e.full_score * h.pass_percent) as passed_count,
        -- Of nothing, the least of one and null would be one.
        case when count(b.score) > 0 and e.full_score > 0
          then round(least(1, avg(b.score / nullif(e.full_score, 0))), 3) end as average_share
      from (
        select max(a.auto_score + a.self_score) filter (where a.unmarked_count = 0) as score from attempt a
        where a.homework_id = h.id and a.deleted_at is null and a.handed_in_at is not null
          and ${isInFigures}
        group by a.account_id) b) s
    order by h.end_time, h.id`.execute(db);
  return rows;
}

export function presentTrend({ end_time, ...row }: TrendRow) {
  return { ...row, end_time: end_time.toISOString() };
}
