import { practiceTypes } from '@tiku/contract';
import { sumScores } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { moveClosing, refuseUnlessGiven, selectNextSitting } from './sit.ts';
import type { Sitting } from './sit.store.ts';
import { closeOverdue } from '../../attempt/attempt.ts';
import { insertAttempt, lockPractice, selectCandidates } from '../../attempt/begin/begin.ts';
import type { Begun } from '../../attempt/kinds/kinds.ts';

/** However many ask at once, one begins, and the others go on with what it began. */
export async function beginHomework(context: Context<'member'>, examId: number): Promise<Begun> {
  const { db, actor } = context;
  await refuseUnlessGiven(db, actor, examId);
  for (;;) {
    const begun = await db.transaction().execute((tx) => goOn(tx, actor, examId));
    if ('attemptId' in begun) return begun;
    await closeOverdue(context, begun.overdueId);
  }
}

async function goOn(tx: Db, actor: Actor, examId: number): Promise<Begun | { overdueId: number }> {
  const practiceId = await lockPractice(tx, actor, examId, practiceTypes.homework);
  const next = await selectNextSitting(tx, actor, examId);
  if ('overdueId' in next) return next;
  if ('runningId' in next) return { attemptId: next.runningId, isResumed: true };
  const attemptId = await insertSitting(tx, actor, examId, practiceId, next.sitting);
  await moveClosing(tx, next.sitting);
  return { attemptId, isResumed: false };
}

/** The practice is held. */
export async function insertSitting(
  tx: Db,
  actor: Actor,
  examId: number,
  practiceId: number,
  sitting: Sitting,
): Promise<number> {
  const questions = await selectCandidates(tx, actor, examId, practiceTypes.homework, {});
  const [first] = questions;
  if (!first) throw new AppError('nothing_to_practise');
  return insertAttempt(tx, actor, {
    practiceId,
    examId,
    examVersion: first.exam_version,
    pracType: practiceTypes.homework,
    fullScore: sumScores(questions.map(({ score }) => score)),
    retireWrong: false,
    createKey: null,
    minutes: sitting.minutes,
    sitting,
    selection: {},
    questions,
    hasOwnScores: true,
  });
}
