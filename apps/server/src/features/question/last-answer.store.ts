import type { Giver } from '@tiku/contract';
import type { Answer } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';

export interface LastAnswerRow {
  content_id: number;
  answer: Present<Answer>;
  saved_at: Date;
  is_right: Present<boolean>;
  self_score: number | null;
  given_by: Exclude<Giver, 'graded'> | null;
}

/** What somebody answered last to these contents of an exam and had judged, in the author's letters. Not what they deleted. */
export async function selectLastAnswers(
  db: Db,
  actor: Actor,
  examId: number,
  contentIds: readonly number[],
): Promise<LastAnswerRow[]> {
  if (contentIds.length === 0) return [];
  const { rows } = await sql<LastAnswerRow>`
    select p.content_id, w.answer, w.saved_at, w.is_right, w.self_score, w.given_by
    from unnest(${contentIds}::bigint[]) as c (content_id)
    cross join lateral (
      select * from question_progress p
      where ${isOwnRow(actor, 'p')} and p.exam_id = ${examId} and p.content_id = c.content_id limit 1) p
    cross join lateral (
      select w.* from attempt a join answer w on w.attempt_id = a.id and w.no = p.last_no
      where a.id = p.last_attempt_id and ${isOwnRow(actor, 'a')} and a.deleted_at is null limit 1) w
    where w.answer is not null and w.is_right is not null`.execute(db);
  return rows;
}
