// What the people who run the deployment decide about an exam. Its author hears of it, whatever they have switched off.
import { examStatus } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Texts } from '../../platform/texts/en.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { applyChange } from './change/apply-change.ts';
import { findChange, lockChange, refuseChange } from './change/change.store.ts';
import { lockPublic } from './exam.store.ts';
import type { ExamRow } from './exam-row.ts';
import { moveExam } from './decide-exam.store.ts';
import type { Decided } from './decide-exam.store.ts';

type ExamNotice =
  | 'examApproved'
  | 'examChangeApproved'
  | 'examChangeRefused'
  | 'examRefused'
  | 'examSuspended'
  | 'examRestored';

async function tellAuthor(tx: Db, examId: number, exam: Decided, notice: ExamNotice, reason = ''): Promise<string> {
  await insertNoticesTo(tx, [exam.account_id], {
    kind: null,
    ...inAllLanguages(({ notices }: Texts) => notices[notice], { title: exam.title, reason }),
    path: `/exam/detail?exam_id=${examId}`,
  });
  return exam.title;
}

/**
 * With a reason it goes back to its author as a draft. Null unless it waits for a review; else its title. `seenAt` says what was
 * looked at. Without jobs, marks have followed their questions when it is done.
 */
export async function decideExam(
  tx: Db,
  examId: number,
  reason: string | null,
  seenAt: Date | null,
  jobs: Jobs | null,
): Promise<string | null> {
  const row = await lockPublic(tx, examId);
  if (!row) return null;
  if (row.status !== examStatus.reviewing) return decideChange(tx, row, reason, seenAt, jobs);
  refuseUnseen(row, seenAt);
  const change =
    reason === null ? ({ status: examStatus.normal, isPublished: true } as const) : { status: examStatus.draft };
  const exam = await moveExam(tx, examId, [examStatus.reviewing], change);
  if (!exam) return null;
  return reason === null
    ? tellAuthor(tx, examId, exam, 'examApproved')
    : tellAuthor(tx, examId, exam, 'examRefused', reason);
}

function refuseUnseen({ updated_at }: { updated_at: Date }, seenAt: Date | null): void {
  if (seenAt !== null && updated_at.getTime() !== seenAt.getTime()) throw new AppError('review_changed');
}

/** Of one that others see as it was reviewed before. What is refused stays with its author. */
async function decideChange(
  tx: Db,
  exam: ExamRow,
  reason: string | null,
  seenAt: Date | null,
  jobs: Jobs | null,
): Promise<string | null> {
  const found = await findChange(tx, exam.id);
  if (!found?.waiting_since) return null;
  const change = await lockChange(tx, null, found.exam_id);
  refuseUnseen(change, seenAt);
  const { account_id } = exam;
  const told = { account_id, title: change.title };
  if (reason === null) {
    await applyChange(tx, jobs, exam, change);
    return tellAuthor(tx, exam.id, told, 'examChangeApproved');
  }
  await refuseChange(tx, change.id, reason);
  return tellAuthor(tx, exam.id, told, 'examChangeRefused', reason);
}

/** Null unless it can be: what is a draft or deleted is open to nobody anyway. */
export async function suspendExam(tx: Db, examId: number, reason: string): Promise<string | null> {
  const from = [examStatus.normal, examStatus.reviewing, examStatus.expired];
  const exam = await moveExam(tx, examId, from, { status: examStatus.suspended });
  return exam && tellAuthor(tx, examId, exam, 'examSuspended', reason);
}

/** What has expired meanwhile is closed again by the next look at the clock. */
export async function restoreExam(tx: Db, examId: number): Promise<string | null> {
  const exam = await moveExam(tx, examId, [examStatus.suspended], { status: examStatus.normal });
  return exam && tellAuthor(tx, examId, exam, 'examRestored');
}
