// Completing the marking of a homework: what people gave becomes the result.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { releaseHomework, updateTotals } from '../../attempt/attempt.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { tellHomework } from '../publish/homework.store.ts';
import { writeJudgements } from './mark.store.ts';
import { lockMarked } from './marked-homework.ts';
import type { MarkedHomework } from './marked-homework.ts';
import { isCompletable, selectProgress } from './paper-list.store.ts';

/**
 * Of all papers that wait; those handed in later wait for another time, as members may do it again before it ends. Answers
 * how many were completed: asked twice, none the second time.
 */
export async function completeMarking(context: Context<'member'>, homeworkId: number): Promise<number> {
  const { db, actor } = context;
  const count = await db
    .transaction()
    .execute(async (tx) => completePapers(tx, actor, await lockMarked(tx, actor, homeworkId, 'update')));
  // What a result leaves in its owner's lists and statistics: also where this was asked before and did not come to its end.
  await releaseHomework(context, homeworkId);
  return count;
}

/** The homework is held. The actor's own paper waits for somebody else. */
export async function completePapers(
  tx: Db,
  actor: Actor,
  homework: Pick<MarkedHomework, 'id' | 'exam_id'>,
): Promise<number> {
  const waiting = await lockWaiting(tx, actor, homework.id);
  const ids = waiting.filter(({ is_completable }) => is_completable).map(({ id }) => id);
  if (ids.length === 0) {
    refuseOwnPaper(
      actor,
      waiting.map(({ account_id }) => account_id),
    );
    return 0;
  }
  const progress = await selectProgress(tx, actor, homework);
  const unmarked = progress.reduce((sum, { unmarked_count }) => sum + unmarked_count, 0);
  if (unmarked > 0) throw new AppError('homework_unmarked', { counts: { count: unmarked } });
  // Those are there since they were given, unless the version before took them.
  await writeJudgements(tx, homework.exam_id, ids);
  await updateTotals(tx, ids);
  await sql`update attempt set awaits_marks = false, marked_at = now() where id = any(${ids}::bigint[])`.execute(tx);
  await tellHomework(tx, [homework.id]);
  return ids.length;
}

interface WaitingPaper {
  id: number;
  account_id: number;
  is_completable: boolean;
}

async function lockWaiting(tx: Db, actor: Actor, homeworkId: number): Promise<WaitingPaper[]> {
  const { rows } = await sql<WaitingPaper>`
    select a.id, a.account_id, ${isCompletable(actor)} as is_completable
    from attempt a where a.homework_id = ${homeworkId} and a.awaits_marks and a.deleted_at is null
    order by a.id for no key update`.execute(tx);
  return rows;
}
