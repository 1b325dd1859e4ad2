// What attempts keep of an exam that its author has deleted.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Of `exam e`: one of its attempts has not become figures yet. */
export const isBeingCounted = sql<boolean>`exists (
  select from attempt a join attempt_paper p on p.attempt_id = a.id
  where a.exam_id = e.id and not a.is_withheld)`;

/** Of `exam e`. */
export const isAnswered = sql<boolean>`exists (select from attempt a where a.exam_id = e.id)`;

export async function deleteUnusedPractices(db: Db, examId: number): Promise<void> {
  await sql`
    delete from practice p
    where p.exam_id = ${examId} and not exists (select from attempt a where a.practice_id = p.id)`.execute(db);
}
