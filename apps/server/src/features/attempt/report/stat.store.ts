import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOfContext } from '../../../platform/session/own-rows.ts';
import { OwnStatement } from '../../../platform/session/own-statement.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** A share of fewer answers says more about who gave them than about the question. */
const fewestAnswers = 20;

/** The share, 0 to 1, of people in a context who got a question right. Contents that few answered are left out. */
export async function selectRightShares(
  db: Db,
  actor: Actor,
  examId: number,
  contentIds: readonly number[],
): Promise<Map<number, number>> {
  if (contentIds.length === 0) return new Map();
  const rows = await rightShares.execute(db, actor, { examId, contentIds });
  return new Map(rows.map(({ content_id, share }) => [content_id, share]));
}

const rightShares = new OwnStatement<
  { content_id: number; share: number },
  { examId: number; contentIds: readonly number[] }
>(
  (context, { examId, contentIds }) => sql`
    select content_id, round(right_count::numeric / answered_count, 3) as share from question_stat s
    where ${isOfContext(context, 's')} and exam_id = ${examId} and content_id = any(${contentIds}::bigint[])
      and answered_count >= ${fewestAnswers}`,
);

/** Attempts that were handed in and are in no figure yet. */
export async function selectUncounted(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from attempt where handed_in_at is not null and not is_counted and not is_withheld
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Adds attempts that were handed in to the figures of their questions, each once; in the order of the figures' key, so
 * that two who count at once wait instead of locking each other out. Answers how many were added.
 */
export async function addFigures(tx: Db, ids: readonly number[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with counted as (
      select id, exam_id, company_id from attempt
      where id = any(${ids}::bigint[]) and handed_in_at is not null and not is_counted and not is_withheld
      order by id for no key update skip locked),
    figures as (
      select c.exam_id, c.company_id, u.content_id, count(*) as answered_count, count(*) filter (where w.is_right) as right_count
      from counted c
      join attempt_paper p on p.attempt_id = c.id
      cross join unnest(p.noes, p.content_ids) as u (no, content_id)
      join answer w on w.attempt_id = c.id and w.no = u.no
      where w.status = 'graded' and w.is_right is not null
      group by c.exam_id, c.company_id, u.content_id),
    added as (
      insert into question_stat as s (exam_id, company_id, content_id, answered_count, right_count)
      select * from figures order by exam_id, company_id, content_id
      on conflict on constraint question_stat_key do update set
        answered_count = s.answered_count + excluded.answered_count, right_count = s.right_count + excluded.right_count)
    update attempt a set is_counted = true from counted c where a.id = c.id`.execute(tx);
  return Number(numAffectedRows);
}
