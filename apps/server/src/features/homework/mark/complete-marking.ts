// Completing the marking of a homework: what people gave becomes the result.
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { releaseHomework, updateTotals } from '../../attempt/attempt.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { tellHomework } from '../publish/homework.store.ts';
import { lockWaiting, updateMarked, writeJudgements } from './mark.store.ts';
import { lockMarked } from './marked-homework.ts';
import type { MarkedHomework } from './marked-homework.store.ts';
import { selectProgress } from './paper-list.store.ts';

/**
 * Completes all papers that wait; those handed in later wait for another time, as members may do it again before it ends.
 * Answers how many were completed: none when it is asked a second time.
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
  await updateMarked(tx, ids);
  await tellHomework(tx, [homework.id]);
  return ids.length;
}
