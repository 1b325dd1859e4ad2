// Where an edit or an upgrade goes that may also say who sees the exam.
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { selectEditableExam } from '../access/open-exam.ts';
import type { ExamRow } from '../exam-row.ts';
import { statusAfter } from '../exam-status.ts';
import { updateExam } from '../exam.store.ts';
import type { ExamInfo } from '../exam.store.ts';
import { settleChange } from './apply-change.ts';
import { findChangeId, lockChange } from './change.store.ts';
import { selectChangeableExam, waitsForReview } from './changeable-exam.ts';

export type GivenInfo = { [Name in keyof ExamInfo]?: ExamInfo[Name] | undefined };

/** What a review is about. The author decides at once who may see an exam, and until when. */
export function reviewedInfo({ isprivate: _audience, expires_at: _end, ...info }: GivenInfo): GivenInfo {
  return info;
}

interface EditTarget {
  own: ExamRow;
  /** The exam itself unless others go on seeing it as it is; the change as far as there is one. */
  current: ExamRow;
  waits: boolean;
}

/** Where the exam is closed by the edit, or looked at as a whole after it, what waited beside it becomes part of it. */
export async function selectEditTarget(
  tx: Db,
  context: Context<'member'>,
  examId: number,
  edit: { isprivate?: boolean | undefined; toPublish: boolean },
): Promise<EditTarget> {
  const { actor, config } = context;
  const own = await selectEditableExam(tx, actor, examId);
  const isprivate = edit.isprivate ?? own.isprivate;
  const staysOpen = !isprivate && statusAfter(config, own, isprivate, edit.toPublish) === own.status;
  const known = await findChangeId(tx, own.id);
  if (staysOpen && (known !== null || waitsForReview(config, own))) {
    return { own, current: known === null ? own : await lockChange(tx, actor, known), waits: true };
  }
  const settled = await settleChange(tx, context, own);
  return { own: settled, current: settled, waits: false };
}

export async function selectUpgraded(
  tx: Db,
  context: Context<'member'>,
  examId: number,
  edit: { isprivate?: boolean | undefined; expires_at?: string | null | undefined; toPublish: boolean },
): Promise<ExamRow> {
  const { own, waits } = await selectEditTarget(tx, context, examId, edit);
  if (!waits) return own;
  if (edit.expires_at !== undefined) await updateExam(tx, own, { expires_at: edit.expires_at });
  return selectChangeableExam(tx, context, own.id);
}

export function differs(row: ExamRow, info: GivenInfo): boolean {
  return Object.entries(info).some(([name, value]) => value !== undefined && value !== row[name as keyof ExamRow]);
}
