import type { Context } from '../../http/context.ts';
import { writeShown } from './answer.store.ts';
import { selectAsked } from './asked.store.ts';
import { gradeAnswer } from './grade-answer.ts';
import { recordGrades } from './record-grades.ts';
import { whileRunning } from './save-answers.ts';

/** Learning by heart: from now on no answer is taken to these questions. What was answered before counts as it stands. */
export async function showKeys(
  { db, actor }: Context<'member'>,
  attemptId: number,
  noes: readonly number[],
): Promise<void> {
  await whileRunning(db, actor, attemptId, [], async (tx, attempt) => {
    const rows = (await selectAsked(tx, attemptId, noes)).filter(({ shown_at }) => shown_at === null);
    const shown = rows.map((row) => ({
      no: row.no,
      contentId: row.content_id,
      grade: gradeAnswer(row.content, row.answer),
    }));
    if (shown.length > 0) await writeShown(tx, attemptId, shown);
    await recordGrades(tx, attempt, shown);
    return {};
  });
}
