// Completing the marking of a homework: what people gave becomes the result.
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { releaseHomework, updateTotals } from '../../practice/practice.ts';
import { tellHomework } from '../publish/homework.store.ts';
import { writeJudgements } from './mark.store.ts';
import { lockMarked } from './marked-homework.ts';
import type { MarkedHomework } from './marked-homework.ts';
import { selectProgress } from './paper-list.store.ts';

/**
 * Of all papers that wait; those handed in later wait for another time, as members may do it again before it ends. Answers
 * how many were completed: asked twice, none the second time.
 */
export async function completeMarking(context: Context<'member'>, homeworkId: number): Promise<number> {
  const { db, actor } = context;
  const count = await db
    .transaction()
    .execute(async (tx) => completePapers(tx, await lockMarked(tx, actor, homeworkId, 'update')));
  // What a result leaves in its owner's lists and statistics: also where this was asked before and did not come to its end.
  await releaseHomework(context, homeworkId);
  return count;
}

/** The homework is held. */
export async function completePapers(tx: Db, homework: Pick<MarkedHomework, 'id' | 'exam_id'>): Promise<number> {
  const ids = await lockWaiting(tx, homework.id);
  if (ids.length === 0) return 0;
  const progress = await selectProgress(tx, homework);
  const unmarked = progress.reduce((sum, { unmarked_count }) => sum + unmarked_count, 0);
  if (unmarked > 0) throw new AppError('homework_unmarked', { counts: { count: unmarked } });
  // Those are there since they were given, unless the version before took them.
  await writeJudgements(tx, homework.exam_id, ids);
  await updateTotals(tx, ids);
  await sql`update attempt set awaits_marks = false, marked_at = now() where id = any(${ids}::bigint[])`.execute(tx);
  await tellHomework(tx, [homework.id]);
  return ids.length;
}

async function lockWaiting(tx: Db, homeworkId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from attempt a where a.homework_id = ${homeworkId} and a.awaits_marks and a.deleted_at is null
    order by a.id for no key update`.execute(tx);
  return rows.map(({ id }) => id);
}
