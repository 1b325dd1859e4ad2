import type { Db } from '../../../platform/db/database.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import type { Memory } from '../paper/paper.ts';
import { gradeAnswer } from './grade-answer.ts';
import { endAttempt, selectUngraded } from './hand-in.store.ts';
import { recordGrades } from './record-grades.ts';
import { releaseResults } from './release-results.ts';

/** Grades what was saved and ends the attempt, which the transaction holds. */
export async function closeAttempt(
  tx: Db,
  memory: Memory,
  attempt: AttemptRow,
  isSwitchedOut = false,
): Promise<AttemptRow> {
  const rows = await selectUngraded(tx, memory, attempt.id);
  const graded = rows.map((row) => ({
    no: row.no,
    contentId: row.content_id,
    day: row.day,
    seconds: row.seconds,
    grade: gradeAnswer(row.content, row.answer, row.isGiven),
  }));
  const { awaited, ended_on, ...ending } = await endAttempt(tx, attempt, graded, isSwitchedOut);
  // A question that was only flagged has not been gone through.
  const answered = graded.filter(({ grade }) => grade.status !== 'unanswered');
  const time = { day: ended_on, seconds: ending.seconds - attempt.booked_seconds };
  await recordGrades(tx, memory, attempt, ending.is_withheld ? [] : answered, time);
  if (!ending.is_withheld) await kindOf(attempt.prac_type).onCounted?.(tx, [attempt.id]);
  if (awaited) await releaseResults(tx, memory, attempt.account_id);
  return { ...attempt, ...ending, is_overdue: false };
}
