// What somebody answered and was asked in their attempts, for the lists of their questions.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { presentNumber } from '../../question/question.ts';
import type { LastAnswerRow } from '../../question/question.ts';

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

/** By the number that an own attempt at the exam asked them under. What is not asked any more is left out. */
export async function selectPresentNumbers(
  db: Db,
  actor: Actor,
  examId: number,
  attemptId: number,
  noes: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ asked: number; present: number | null }>`
    select u.no as asked, ${presentNumber(examId, 'u')} as present
    from attempt a
    join attempt_paper p on p.attempt_id = a.id
    cross join unnest(p.noes, p.content_ids) as u (no, content_id)
    where a.id = ${attemptId} and a.exam_id = ${examId} and ${isOwnRow(actor, 'a')} and a.deleted_at is null
      and u.no = any(${noes}::int[])`.execute(db);
  return new Map(rows.flatMap(({ asked, present }) => (present === null ? [] : [[asked, present]])));
}
