import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { KeyStanding } from '../../question-key/question-key.ts';

/** What the owner of a bank wrote themselves of these contents, and whose keys they have been shown, here or where they are from. */
export async function selectKeyStandings(
  db: Db,
  actor: Actor,
  examId: number,
  contentIds: readonly number[],
): Promise<KeyStanding[]> {
  const { rows } = await sql<KeyStanding>`
    select c.content_id, coalesce(bool_or(b.is_own), false) as is_own,
      coalesce(bool_or(exists (
        select from question_progress p
        where ${isOwnRow(actor, 'p')} and p.exam_id in (${examId}, b.source_exam_id) and p.content_id = c.content_id
          and p.seen_at is not null)), false) as is_seen
    from unnest(${contentIds}::bigint[]) as c (content_id)
    left join lateral (
      select q.no from exam_question q where q.content_id = c.content_id and q.exam_id = ${examId} offset 0) q on true
    left join lateral (
      select b.is_own, b.source_exam_id from bank_question b where b.exam_id = ${examId} and b.no = q.no limit 1) b on true
    group by c.content_id`.execute(db);
  return rows;
}
