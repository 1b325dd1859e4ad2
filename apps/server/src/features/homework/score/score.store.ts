import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { RawBuilder } from 'kysely';
import { isJoined } from '../../group/access/access.ts';
import { homeworkAudience } from '../access/access.ts';

/** Of those of these attempts that are homework. */
export async function recordHomeworkScores(tx: Db, attemptIds: readonly number[]): Promise<void> {
  await sql`
    insert into group_score as s (group_id, account_id, homework_id, counts_for_ranking, points, seconds, withdrawn_at)
    select distinct on (a.account_id, h.id) h.group_id, a.account_id, h.id, h.is_rank, a.auto_score + a.self_score, a.seconds,
      case when a.left_at is not null then now() end
    from attempt a join homework h on h.id = a.homework_id
    where a.id = any(${attemptIds}::bigint[]) and a.deleted_at is null and h.deleted_at is null
    order by a.account_id, h.id, a.auto_score + a.self_score desc, a.seconds
    on conflict (group_id, account_id, homework_id) do update set
      points = excluded.points, seconds = excluded.seconds, scored_at = now()
    where (excluded.points, -excluded.seconds) > (s.points, -s.seconds)`.execute(tx);
}

/**
 * After scores have changed that were out already: the best of each person counts, also where it is less than before. Somebody
 * whose only paper waits again has none until it is out.
 */
export async function resetHomeworkScores(tx: Db, homeworkId: number): Promise<void> {
  await sql`
    delete from group_score s where s.homework_id = ${homeworkId}
      and exists (
        select from attempt a where a.homework_id = ${homeworkId} and a.account_id = s.account_id and a.awaits_marks)
      and not exists (
        select from attempt a where a.homework_id = ${homeworkId} and a.account_id = s.account_id
          and a.handed_in_at is not null and not a.is_withheld)`.execute(tx);
  await sql`
    update group_score s set points = b.points, seconds = b.seconds, scored_at = now()
    from (
      select distinct on (a.account_id) a.account_id, a.auto_score + a.self_score as points, a.seconds
      from attempt a
      where a.homework_id = ${homeworkId} and a.deleted_at is null and a.handed_in_at is not null and not a.is_withheld
      order by a.account_id, points desc, a.seconds) b
    where s.homework_id = ${homeworkId} and s.account_id = b.account_id
      and (s.points, s.seconds) is distinct from (b.points, b.seconds)`.execute(tx);
}

/** The ranking counts homework that is there, of people who are in. Of `group_score s`. */
export async function fitScores(tx: Db, isMeant: RawBuilder<boolean>): Promise<void> {
  const counts = sql<boolean>`(
    exists (select from homework h where h.id = s.homework_id and h.deleted_at is null)
    and exists (
      select from group_member m where m.group_id = s.group_id and m.account_id = s.account_id and ${isJoined}))`;
  await sql`
    update group_score s set withdrawn_at = case when s.withdrawn_at is null then now() end
    where ${isMeant} and ${counts} = (s.withdrawn_at is not null)`.execute(tx);
}

/** What people earned who left waits for them, as long as they could earn it again. */
export async function purgeWithdrawnScores(db: Db): Promise<void> {
  await sql`
    delete from group_score s
    where s.withdrawn_at <= now() - ${limits.recoverDays} * interval '1 day'
      and exists (select from homework h where h.id = s.homework_id and h.deleted_at is not null)`.execute(db);
}

interface ToldHomework {
  id: number;
  title: string;
  group: string;
  has_marks: boolean;
  account_ids: number[];
}

/** By homework, and whether people marked it. */
export async function selectTold(tx: Db, attemptIds: readonly number[]): Promise<ToldHomework[]> {
  const { rows } = await sql<ToldHomework>`
    select h.id, e.title, g.name as "group", a.marked_at is not null as has_marks,
      array_agg(distinct a.account_id) as account_ids
    from attempt a
    join homework h on h.id = a.homework_id
    join exam e on e.id = h.exam_id
    join study_group g on g.id = h.group_id
    ${homeworkAudience} and m.account_id = a.account_id
    where a.id = any(${attemptIds}::bigint[]) and a.deleted_at is null and h.deleted_at is null
      and not exists (
        select from attempt o
        where o.homework_id = a.homework_id and o.account_id = a.account_id and o.id > a.id and o.deleted_at is null
          and (o.id = any(${attemptIds}::bigint[]) or o.is_withheld and not o.awaits_marks))
    group by h.id, e.id, g.id, has_marks order by h.id, has_marks`.execute(tx);
  return rows;
}
