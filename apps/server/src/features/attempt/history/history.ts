import type { AttemptEntry, PracticeRecord } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { markDeleted } from './history-marks.store.ts';
import { lockDeletable } from './history.store.ts';
import type { HistoryRow, PracticeRow } from './history.store.ts';
import { isTest } from '../kinds/ways-to-practise.ts';
import { presentScore } from '../report/present-score.ts';

export function presentEntry(row: HistoryRow): AttemptEntry {
  return {
    answer_id: row.id,
    prac_id: row.practice_id,
    prac_type: row.prac_type,
    exam: { id: row.exam_id, public_id: row.public_id, title: row.title },
    is_removed: row.is_removed,
    started_at: row.started_at.toISOString(),
    deadline: row.deadline?.toISOString() ?? null,
    handed_in_at: row.handed_in_at?.toISOString() ?? null,
    is_timed_out: row.is_timed_out,
    questions_count: row.questions_count,
    answered_count: row.answered_count,
    full_score: row.full_score,
    ...presentScore(row),
    seconds: row.seconds,
  };
}

export function presentPractice(row: PracticeRow): PracticeRecord {
  return {
    prac_id: row.practice_id,
    prac_type: row.prac_type,
    attempts_count: row.attempts_count,
    last_at: row.last_at.toISOString(),
    last: presentEntry(row),
  };
}

interface Deletion {
  examId: number;
  /** Null for all of the exam. */
  ids: readonly number[] | null;
  withRunning: boolean;
}

/** All that are mine, or none: one that still runs refuses, unless it is practice and may be given up. */
export async function deleteAttempts(
  { db, actor }: Context<'member'>,
  { examId, ids, withRunning }: Deletion,
): Promise<number[]> {
  return db.transaction().execute(async (tx) => {
    const rows = await lockDeletable(tx, actor, examId, ids);
    const stays = rows.some(({ is_running, prac_type }) => is_running && !(withRunning && !isTest(prac_type)));
    if (stays) throw new AppError('attempt_running');
    // What was done as homework is not the taker's to delete.
    if (rows.some(({ is_homework }) => is_homework)) throw new AppError('homework_kept');
    const mine = rows.map(({ id }) => id);
    if (mine.length > 0) await markDeleted(tx, mine);
    return mine;
  });
}
