// What the homework of the groups that somebody manages asks of them, in one statement. It looks at so many groups and at the
// last homework of each, however many there were before.
import { groupRoles, groupStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { hasStanding, isJoined } from '../../group/access/access.ts';
import { isInFigures, isOwnPaper } from '../access/access.ts';
import { answersToMark, isForPeople, isUnmarked } from '../mark/paper-list.store.ts';

const looked = { groups: 100, homework: 30, papers: 100 };
const shown = 5;
/** So long, what ended without everybody's paper is worth a look. */
const lateDays = 7;

export interface TaughtRow {
  kind: 'to_mark' | 'running' | 'ended';
  homework_id: number;
  group_id: number;
  group_name: string;
  title: string;
  end_time: Date;
  member_count: number;
  begun_count: number;
  handed_in_count: number;
  /** Papers that wait to be marked, since when, and the first question of the first that has no mark. */
  papers_count: number;
  oldest_at: Date | null;
  no: number | null;
}

/** Of `attempt a` at `homework h`, spelled as in the partial index. */
const waits = sql<boolean>`(
  a.homework_id = h.id and a.awaits_marks and a.unmarked_count > 0 and a.left_at is null and a.deleted_at is null)`;

/** First what waits longest, then what ends next, then what ended last. */
export async function selectTaught(db: Db, actor: Actor): Promise<TaughtRow[]> {
  const { rows } = await sql<TaughtRow & { place: Present<number> }>`
    with lately as materialized (
      select h.*, g.name as group_name, g.member_count, w.papers_count, w.oldest_at
      from (
        select g.id, g.name, g.member_count from group_member m join study_group g on g.id = m.group_id
        where ${hasStanding(actor, 'manager')} and g.status <> ${sql.lit(groupStatus.suspended)}
        order by g.id desc limit ${sql.lit(looked.groups)}) g
      cross join lateral (
        select h.id, h.group_id, h.exam_id, h.start_time, h.end_time, h.closes_at from homework h
        where h.group_id = g.id and h.deleted_at is null
        order by h.closes_at desc limit ${sql.lit(looked.homework)}) h
      cross join lateral (
        select count(*) as papers_count, min(handed_in_at) as oldest_at from (
          select a.handed_in_at from attempt a where ${waits} and not ${isOwnPaper(actor)}
          order by a.handed_in_at limit ${sql.lit(looked.papers)}) a) w),
    picked as (
      (select 'to_mark' as kind, id, row_number() over (order by oldest_at, id) as place from lately
       where papers_count > 0 order by place limit ${sql.lit(shown)})
      union all
      (select 'running', id, row_number() over (order by closes_at, id) from lately
       where start_time <= now() and closes_at > now() order by 3 limit ${sql.lit(shown)})
      union all
      (select 'ended', id, row_number() over (order by closes_at desc, id) from lately
       where closes_at <= now() and closes_at > now() - ${sql.lit(lateDays)} * interval '1 day'
       order by 3 limit ${sql.lit(shown)}))
    select p.kind, p.place, h.id as homework_id, h.group_id, h.group_name,
      (select e.title from exam e where e.id = h.exam_id) as title, h.end_time,
      greatest(0, h.member_count - managers.count) as member_count, s.begun_count, s.handed_in_count,
      h.papers_count, h.oldest_at, case when p.kind = 'to_mark' then first.no end as no
    from picked p
    join lately h on h.id = p.id
    cross join lateral (
      select count(*) from group_member m
      where m.group_id = h.group_id and ${isJoined} and m.role >= ${sql.lit(groupRoles.administrator)}) managers
    cross join lateral (
      select count(distinct a.account_id) as begun_count,
        count(distinct a.account_id) filter (where a.handed_in_at is not null) as handed_in_count
      from attempt a where a.homework_id = h.id and a.deleted_at is null and ${isInFigures}) s
    left join lateral (
      select w.no from (
        select a.* from attempt a where ${waits} and not ${isOwnPaper(actor)}
        order by a.handed_in_at limit 1) a
      join ${answersToMark} on ${isForPeople}
      where ${isUnmarked} order by w.no limit 1) first on true
    order by p.kind, p.place`.execute(db);
  return rows;
}
