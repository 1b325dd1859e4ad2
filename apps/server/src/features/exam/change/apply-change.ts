// A change that waited becomes what everybody sees. What people were asked stays, and their marks follow the questions.
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { ExamRow } from '../exam-row.ts';
import { giveNextVersion, updateExam } from '../exam.store.ts';
import { selectEditableExam } from '../access/open-exam.ts';
import { clearPlaces, insertVersion } from '../upgrade/exam-version.store.ts';
import { carryMarks } from '../upgrade/merge-marks.ts';
import {
  asksTheSame,
  copyFiles,
  copyLevels,
  copyPlaces,
  copySums,
  dropChange,
  findChange,
  findChangeId,
  lockChange,
  reviewedFields,
  selectPlacesOf,
} from './change.store.ts';
import { pairPlaces } from './pair-places.ts';

/** Both are locked. Without jobs, marks have moved when it is done. */
export async function applyChange(tx: Db, jobs: Jobs | null, exam: ExamRow, change: ExamRow): Promise<void> {
  if (!(await asksTheSame(tx, exam.id, change.id))) await takeQuestions(tx, jobs, exam, change.id);
  await copyFiles(tx, change.id, exam.id);
  await copyLevels(tx, change.id, exam.id);
  await copySums(tx, change.id, exam.id);
  await updateExam(tx, exam, reviewedFields(change));
  await dropChange(tx, change.id);
}

async function takeQuestions(tx: Db, jobs: Jobs | null, exam: ExamRow, changeId: number): Promise<void> {
  // Marks of one version are on their way: another change would send them astray.
  if (exam.is_merging) throw new AppError('exam_merging');
  const before = await selectPlacesOf(tx, exam.id);
  const { newNoOf } = pairPlaces(before, await selectPlacesOf(tx, changeId));
  await insertVersion(tx, exam);
  await clearPlaces(tx, exam.id);
  await copyPlaces(tx, changeId, exam.id);
  await giveNextVersion(tx, exam.id);
  await carryMarks(tx, jobs, exam.id, {
    contentIds: before.map(({ content_id }) => content_id),
    newNoes: before.map(({ no }) => newNoOf.get(no) ?? null),
  });
}

/** Where the exam is closed to others from now on, or looked at as a whole, nothing waits beside it any more. */
export async function settleChange(
  tx: Db,
  { actor, jobs }: Pick<Context<'member'>, 'actor' | 'jobs'>,
  exam: ExamRow,
): Promise<ExamRow> {
  const changeId = await findChangeId(tx, exam.id);
  if (changeId === null) return exam;
  await applyChange(tx, jobs, exam, await lockChange(tx, actor, changeId));
  return selectEditableExam(tx, actor, exam.id);
}

export async function withdrawChange({ db, actor }: Context<'member'>, examId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const exam = await selectEditableExam(tx, actor, examId);
    const change = await findChange(tx, exam.id);
    if (!change) throw new AppError('nothing_to_review');
    await dropChange(tx, change.exam_id);
  });
}
