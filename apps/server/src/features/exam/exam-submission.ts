// An exam as the people who run the deployment decide about it.
import { examStatus } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Submission, Suspendable } from '../submission/submission.ts';
import { applyChange } from './change/apply-change.ts';
import { findChange, lockChange, refuseChange } from './change/change.store.ts';
import { publishReviewed, writeStatus } from './exam-decision.store.ts';
import type { ExamRow } from './exam-row.ts';
import { lockPublic } from './exam.store.ts';

/** One that only its author sees is not there for others. */
async function selectHeld(tx: Db, examId: number): Promise<ExamRow> {
  const exam = await lockPublic(tx, examId);
  if (!exam || exam.status === examStatus.draft) throw new AppError('not_found');
  return exam;
}

const audienceOf = ({ id, account_id, title }: ExamRow) => ({
  title,
  accountIds: [account_id],
  path: `/exam/detail?exam_id=${id}`,
});

export const examSubmission: Submission = {
  notices: { approved: 'examApproved', refused: 'examRefused' },
  changeNotices: { approved: 'examChangeApproved', refused: 'examChangeRefused' },

  async lock(tx, examId, jobs) {
    const exam = await selectHeld(tx, examId);
    if (exam.status === examStatus.reviewing) {
      return {
        ...audienceOf(exam),
        isChange: false,
        writtenAt: exam.updated_at,
        approve: () => publishReviewed(tx, examId),
        refuse: () => writeStatus(tx, examId, examStatus.draft),
      };
    }
    const found = await findChange(tx, examId);
    if (!found?.waiting_since) return null;
    const change = await lockChange(tx, null, found.exam_id);
    return {
      ...audienceOf(exam),
      title: change.title,
      isChange: true,
      writtenAt: change.updated_at,
      approve: () => applyChange(tx, jobs, exam, change),
      refuse: (reason) => refuseChange(tx, change.id, reason),
    };
  },
};

/** What has expired while it was suspended is closed again by the next look at the clock. */
export const suspendableExam: Suspendable = {
  openStatuses: [examStatus.normal, examStatus.reviewing, examStatus.expired],
  suspended: examStatus.suspended,
  notices: { suspended: 'examSuspended', restored: 'examRestored' },

  async lock(tx, examId) {
    const exam = await selectHeld(tx, examId);
    return { ...audienceOf(exam), status: exam.status };
  },

  move: (tx, examId, reason) => writeStatus(tx, examId, reason === null ? examStatus.normal : examStatus.suspended),
};
