// Sitting a homework: whether somebody may, and under which rules.
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { stepOf } from '../homework-row.ts';
import { findOwn } from '../lists/homework-list.store.ts';
import { tellHomework, updateAttempts, updateClosing } from '../publish/homework.store.ts';
import { closesBefore, isGiven, isGivenMinutes, lockGiven, selectSitting, selectUnfinished } from './sit.store.ts';
import type { Sitting } from './sit.store.ts';

export { selectSitting } from './sit.store.ts';

/** A homework of the actor's groups by the exam it owns; anything else looks like one that never was. */
export async function refuseUnlessGiven(db: Db, actor: Actor, examId: number): Promise<void> {
  if (!(await isGiven(db, actor, examId))) throw new AppError('not_found');
}

export type NextSitting =
  | { runningId: number }
  /** Its time is up, and nobody has noticed yet. */
  | { overdueId: number }
  | { sitting: Sitting };

/**
 * What the actor who asks to begin is to do. Nobody changes the homework until the transaction ends; another device of theirs
 * that begins it at the same time waits for the practice, which is held already.
 */
export async function selectNextSitting(tx: Db, actor: Actor, examId: number): Promise<NextSitting> {
  // Somebody who was given minutes may move the end for all.
  const hold = (await isGivenMinutes(tx, actor, examId)) ? 'update' : 'share';
  const own = (await lockGiven(tx, actor, examId, hold)) && (await findOwn(tx, actor, { examId }));
  if (!own) throw new AppError('not_found');
  if (own.running_id !== null) return { runningId: own.running_id };
  if (own.attempts_count > own.handed_in_count) return { overdueId: await selectUnfinished(tx, own.id, actor) };
  const { refusal } = stepOf(own);
  if (refusal) throw new AppError(refusal);
  return { sitting: await selectSitting(tx, own.id, actor) };
}

/** After somebody has begun: where their own end is the last of all, results come then. */
export async function moveClosing(tx: Db, { homeworkId, until }: Sitting): Promise<void> {
  if (!(await closesBefore(tx, homeworkId, until))) return;
  await updateClosing(tx, homeworkId);
  await updateAttempts(tx, homeworkId);
  await tellHomework(tx, [homeworkId]);
}
