import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { KeyStanding } from '../question-key/question-key.ts';

/** Whose keys the actor has been shown, of these contents of an exam. */
export async function selectKeyStandings(
  db: Db,
  actor: Actor,
  examId: number,
  contentIds: readonly number[],
): Promise<KeyStanding[]> {
  const { rows } = await sql<KeyStanding>`
    select p.content_id, false as is_own, p.seen_at is not null as is_seen
    from unnest(${contentIds}::bigint[]) as c (content_id)
    cross join lateral (
      select * from question_progress p
      where ${isOwnRow(actor, 'p')} and p.exam_id = ${examId} and p.content_id = c.content_id limit 1) p`.execute(db);
  return rows;
}
