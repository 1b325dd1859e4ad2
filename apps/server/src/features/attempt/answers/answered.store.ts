import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';

/** Graded or shown some time, or answered in an attempt that still runs. */
export async function hasAnswered(db: Db, actor: Actor, examId: number, no: number): Promise<boolean> {
  const { rows } = await sql`
    select from exam_question q
    where q.exam_id = ${examId} and q.no = ${no} and (
      (
        select true from question_progress p
        where ${isOwnRow(actor, 'p')} and p.exam_id = q.exam_id and p.content_id = q.content_id)
      or exists (
        select from attempt a
        join attempt_paper p on p.attempt_id = a.id
        cross join unnest(p.noes, p.content_ids) as u (no, content_id)
        join answer w on w.attempt_id = a.id and w.no = u.no
        where ${isOwnRow(actor, 'a')} and a.exam_id = q.exam_id and a.deleted_at is null and a.handed_in_at is null
          and u.content_id = q.content_id and w.answer is not null))`.execute(db);
  return rows.length > 0;
}
