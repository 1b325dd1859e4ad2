// Completing the marking of a homework: what people gave becomes the result. Nothing is marked from the moment it is asked for;
// the results of more than a few papers are brought out by a job.
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { batchesOfMany } from '../../../platform/jobs/each-of-many.ts';
import type { Run } from '../../../platform/jobs/each-of-many.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { releaseAttempts, updateTotals } from '../../attempt/attempt.ts';
import { refuseOwnPaper } from '../access/access.ts';
import { findCompleting, insertCompleting, selectCompleting, selectWaiting } from './completing.store.ts';
import { takeCompleting, tellCompleted } from './completing.store.ts';
import { updateMarked, writeJudgements } from './mark.store.ts';
import { lockMarked } from './marked-homework.ts';
import type { MarkedHomework } from './marked-homework.store.ts';
import { selectProgress } from './paper-list.store.ts';

/** So many come out while the marker waits. */
const mostAtOnce = 5;
const batchSize = 20;

interface Completed {
  /** None when it is asked a second time. */
  completed_count: number;
  /** Of those, and of others that were completed before. */
  left_count: number;
}

/**
 * Completes all papers that wait; those handed in later wait for another time, as members may do it again before it ends.
 * What is left is brought out by the job, also after everything was killed.
 */
export async function completeMarking(context: Context<'member'>, homeworkId: number): Promise<Completed> {
  const { db, actor, jobs } = context;
  const answer = await db.transaction().execute(async (tx) => {
    const homework = await lockMarked(tx, actor, homeworkId, 'update');
    const ids = await takeUp(tx, actor, homework);
    if (ids.length <= mostAtOnce) await bringOut(tx, context, ids);
    else await jobs.enqueue('complete-marking', {}, { tx, key: 'asked' });
    return { completed_count: ids.length, left_count: (await findCompleting(tx, homeworkId))?.left ?? 0 };
  });
  if (answer.left_count > 0) jobs.wake('complete-marking');
  return answer;
}

/** As far as they can be completed now, from where nobody marks them any more. The homework is held. */
async function takeUp(tx: Db, actor: Actor, homework: Pick<MarkedHomework, 'id' | 'exam_id'>): Promise<number[]> {
  const waiting = await selectWaiting(tx, actor, homework.id);
  const ids = waiting.filter(({ is_completable }) => is_completable).map(({ id }) => id);
  if (ids.length === 0) {
    refuseOwnPaper(
      actor,
      waiting.map(({ account_id }) => account_id),
    );
    return [];
  }
  const progress = await selectProgress(tx, actor, homework);
  const unmarked = progress.reduce((sum, { unmarked_count }) => sum + unmarked_count, 0);
  if (unmarked > 0) throw new AppError('homework_unmarked', { counts: { count: unmarked } });
  await insertCompleting(tx, homework.id, ids);
  return ids;
}

/** Without what results leave in the lists of their owners. The homework is held. */
export async function completePapers(
  tx: Db,
  actor: Actor,
  homework: Pick<MarkedHomework, 'id' | 'exam_id'>,
): Promise<void> {
  await completeTaken(tx, await takeUp(tx, actor, homework));
}

/** Answers those that were completed by this. */
async function completeTaken(tx: Db, attemptIds: readonly number[]): Promise<number[]> {
  const papers = await takeCompleting(tx, attemptIds);
  if (papers.length === 0) return [];
  // Those are there since they were given, unless the version before took them.
  for (const [examId, own] of Map.groupBy(papers, ({ exam_id }) => exam_id)) {
    await writeJudgements(
      tx,
      examId,
      own.map(({ id }) => id),
    );
  }
  const ids = papers.map(({ id }) => id);
  await updateTotals(tx, ids);
  await updateMarked(tx, ids);
  await tellCompleted(tx, ids);
  return ids;
}

async function bringOut(
  tx: Db,
  memory: Pick<Services, 'contents' | 'papers'>,
  attemptIds: readonly number[],
): Promise<void> {
  await releaseAttempts(tx, memory, await completeTaken(tx, attemptIds));
}

/** Whatever is on its way, of every homework. */
export async function bringOutCompleted({ db, ...memory }: Services, run?: Run): Promise<number> {
  return batchesOfMany(
    db,
    {
      kind: 'complete-marking',
      select: (limit) => selectCompleting(db, limit),
      batchSize,
      together: (ids) => db.transaction().execute((tx) => bringOut(tx, memory, ids)),
    },
    run,
  );
}
