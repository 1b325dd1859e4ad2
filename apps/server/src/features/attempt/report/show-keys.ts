import type { Context } from '../../../platform/http/context.ts';
import { selectWithheld } from '../../question-key/question-key.ts';
import { writeShown } from '../answers/answer.store.ts';
import { selectAsked } from '../paper/asked.store.ts';
import { bookTime } from '../paper/attempt.store.ts';
import { gradeAnswer } from '../hand-in/grade-answer.ts';
import { recordGrades } from '../hand-in/record-grades.ts';
import { whileRunning } from '../answers/save-answers.ts';

/**
 * Learning by heart: from now on no answer is taken to these questions. What was answered before counts as it stands. A
 * question that the person is being tested on stays as it is.
 */
export async function showKeys(context: Context<'member'>, attemptId: number, noes: readonly number[]): Promise<void> {
  await whileRunning(context, attemptId, [], async (tx, attempt) => {
    const rows = (await selectAsked(tx, context, attemptId, noes)).filter(({ shown_at }) => shown_at === null);
    const withheld = await selectWithheld(
      tx,
      attempt.account_id,
      rows.map(({ content_id }) => content_id),
    );
    const shown = rows
      .filter(({ content_id }) => !withheld.has(content_id))
      .map((row) => ({
        no: row.no,
        contentId: row.content_id,
        grade: gradeAnswer(row.content, row.answer),
      }));
    if (shown.length > 0) await writeShown(tx, attemptId, shown);
    await recordGrades(tx, context, attempt, shown, await bookTime(tx, attempt));
    return {};
  });
}
