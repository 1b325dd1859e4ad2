import type { ExamDetail } from '@tiku/contract';
import { examKinds } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { presentDetail } from '../exam-row.ts';
import type { ExamRow } from '../exam-row.ts';
import { findChange } from './change.store.ts';

/** One exam by itself: to its author with what others do not see yet, or that itself. */
export async function presentToReader(db: Db, row: ExamRow): Promise<ExamDetail> {
  const examId = row.change_of ?? (row.kind === examKinds.online ? row.id : null);
  const change = row.is_mine && examId !== null ? await findChange(db, examId) : null;
  if (!change) return presentDetail(row);
  const { waiting_since, reviewed_at, updated_at, exam, ...entry } = change;
  const told = {
    ...entry,
    waiting_since: waiting_since?.toISOString() ?? null,
    reviewed_at: reviewed_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
  // What would be undone is the change, which is withdrawn instead.
  if (row.change_of === null) return presentDetail({ ...row, undo_until: null }, told);
  // The change does not decide who sees the exam, and until when.
  return presentDetail({ ...row, ...exam }, told);
}
