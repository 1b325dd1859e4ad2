import type { Db } from '../../../db/database.ts';
import { recordHomeworkScore } from '../../homework/score/score.ts';
import type { AttemptRow } from '../attempt/attempt.store.ts';
import type { Memory } from '../attempt/paper.ts';
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
    grade: gradeAnswer(row.content, row.answer),
  }));
  const { awaited, ...ending } = await endAttempt(tx, attempt, graded, isSwitchedOut);
  // A question that was only flagged has not been gone through.
  const answered = graded.filter(({ grade }) => grade.status !== 'unanswered');
  if (!ending.is_withheld) {
    await recordGrades(tx, attempt, answered);
    if (attempt.homework_id !== null) await recordHomeworkScore(tx, attempt.id);
  }
  if (awaited) await releaseResults(tx, attempt.account_id);
  return { ...attempt, ...ending, is_overdue: false };
}
