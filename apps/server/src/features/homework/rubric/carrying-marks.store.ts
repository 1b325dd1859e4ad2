// Marks that were given by the rubric of a question, which follow when it changes.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isCompleting } from '../mark/is-completing.ts';
import { isForMarkers } from '../mark/paper-list.store.ts';

export interface CarryingMark {
  answer_id: number;
  user_id: number;
  is_completed: boolean;
  m_s: number | null;
  criteria: number[];
  adjustment: number | null;
}

/** The homework is held, so that nobody marks meanwhile. */
export async function selectCarrying(tx: Db, homeworkId: number, no: number): Promise<CarryingMark[]> {
  const { rows } = await sql<CarryingMark>`
    select a.id as answer_id, a.account_id as user_id, not a.awaits_marks or ${isCompleting} as is_completed,
      k.score as m_s, k.criteria, k.adjustment
    from attempt a join homework_mark k on k.attempt_id = a.id and k.no = ${no}
    where ${isForMarkers(homeworkId)} and k.adjustment is not null order by a.id`.execute(tx);
  return rows;
}

/** Each one version higher, and still from who gave it. */
export async function writeFollowed(
  tx: Db,
  no: number,
  marks: readonly Omit<CarryingMark, 'user_id'>[],
): Promise<void> {
  await sql`
    update homework_mark k set score = g.m_s, criteria = g.criteria, adjustment = g.adjustment, version = k.version + 1
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as g (answer_id bigint, m_s numeric, criteria bigint[], adjustment numeric)
    where k.attempt_id = g.answer_id and k.no = ${no}`.execute(tx);
}
