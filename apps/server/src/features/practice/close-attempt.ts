import type { Db } from '../../db/database.ts';
import { writeGrades } from './answer.store.ts';
import type { AttemptRow } from './attempt.store.ts';
import { gradeAnswer } from './grade-answer.ts';
import { endAttempt, selectUngraded } from './hand-in.store.ts';
import { recordGrades } from './record-grades.ts';

/** Grades what was saved and ends the attempt, which the transaction holds. */
export async function closeAttempt(tx: Db, attempt: AttemptRow): Promise<AttemptRow> {
  const rows = await selectUngraded(tx, attempt.id);
  const graded = rows.map((row) => ({
    no: row.no,
    contentId: row.content_id,
    grade: gradeAnswer(row.content, row.answer),
  }));
  await writeGrades(tx, attempt.id, graded);
  const ending = await endAttempt(tx, attempt);
  // A question that was only flagged has not been gone through.
  await recordGrades(
    tx,
    attempt,
    graded.filter(({ grade }) => grade.status !== 'unanswered'),
  );
  return { ...attempt, ...ending, is_overdue: false };
}
