import { examKinds, examStatus } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { ExamRow } from '../exam-row.ts';
import { findOpenable, findShown, findSource, lockChanged, lockOwn } from '../exam.store.ts';

/** One that may not be opened, by the rule of its kind, looks exactly like one that never was. */
export async function selectOpenableExam(db: Db, actor: Actor, examId: number): Promise<ExamRow> {
  const exam = await findOpenable(db, actor, examId);
  if (!exam) throw new AppError('not_found');
  return exam;
}

/** The same, and for its author a change that waits for a review: for calls that show what an exam holds and change nothing. */
export async function selectShownExam(db: Db, actor: Actor, examId: number): Promise<ExamRow> {
  const exam = await findShown(db, actor, examId);
  if (!exam) throw new AppError('not_found');
  return exam;
}

/** The same for what a homework is made of. */
export async function selectSourceExam(db: Db, actor: Actor, examId: number): Promise<ExamRow> {
  const exam = await findSource(db, actor, examId);
  if (!exam || exam.status === examStatus.deleted) throw new AppError('not_found');
  return exam;
}

/** The same for what people do with published exams alone: keep, review and share them. */
export async function selectOnlineExam(db: Db, actor: Actor, examId: number): Promise<ExamRow> {
  const exam = await selectOpenableExam(db, actor, examId);
  if (exam.kind !== examKinds.online) throw new AppError('not_found');
  return exam;
}

/** The exam that the actor has written, locked until the transaction ends. */
export async function selectOwnExam(tx: Db, actor: Actor, examId: number): Promise<ExamRow> {
  const exam = await lockOwn(tx, actor, examId);
  if (!exam) throw new AppError('not_found');
  return exam;
}

/**
 * The same, and not deleted: a deleted exam is recovered before it is changed. Takes the id of a change of it, too. Code that
 * writes to it asks `selectChangeableExam` instead, which knows whether others may see that at once.
 */
export async function selectEditableExam(tx: Db, actor: Actor, examId: number): Promise<ExamRow> {
  const exam = (await lockOwn(tx, actor, examId)) ?? (await lockChanged(tx, actor, examId));
  if (!exam) throw new AppError('not_found');
  if (exam.status === examStatus.deleted) throw new AppError('exam_deleted');
  return exam;
}
