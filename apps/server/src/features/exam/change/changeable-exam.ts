// The one place that decides whether a change of an exam is seen at once. Everything that changes one asks for the exam here.
import { examStatus } from '@tiku/contract';
import type { Config } from '../../../platform/config/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { needsReview } from '../../submission/submission.ts';
import { selectEditableExam } from '../access/open-exam.ts';
import type { ExamRow } from '../exam-row.ts';
import { findChangeId, insertChange, lockChange } from './change.store.ts';

type Author = Pick<Context<'member'>, 'actor' | 'config'>;

/**
 * Everybody sees an exam that operators have reviewed as they reviewed it. One that is suspended counts: it opens again as it
 * is. Operators look at a draft, or one that waits for its first review or has expired, as a whole before others see it.
 */
export function waitsForReview(
  config: Pick<Config, 'reviewsExams'>,
  exam: Pick<ExamRow, 'isprivate' | 'status'>,
): boolean {
  return needsReview(config, exam) && (exam.status === examStatus.normal || exam.status === examStatus.suspended);
}

/** The exam itself, or the change of it that waits for a review: what may be written to. Both are locked. */
export async function selectChangeableExam(tx: Db, { actor, config }: Author, examId: number): Promise<ExamRow> {
  const exam = await selectEditableExam(tx, actor, examId);
  const known = await findChangeId(tx, exam.id);
  if (known === null && !waitsForReview(config, exam)) return exam;
  return lockChange(tx, actor, known ?? (await insertChange(tx, exam)));
}
