import type { Highlight } from '@tiku/contract';
import { AppError } from '../../../http/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { isVip } from '../../account/account.ts';
import { selectOpenableExam } from '../../exam/access/access.ts';
import { insertHighlights, withMarks } from '../../question/question.ts';
import { hasAnswered } from '../answers/answered.store.ts';

/** After answering only. Whoever is no longer a VIP may still clear what they highlighted. */
export async function highlightStem(
  { db, actor }: Context<'member'>,
  examId: number,
  no: number,
  highlights: readonly Highlight[],
): Promise<void> {
  const exam = await selectOpenableExam(db, actor, examId);
  const isClearing = highlights.length === 0;
  if (!isClearing && !(await isVip(db, actor.accountId))) throw new AppError('vip_only');
  if (!isClearing && !(await hasAnswered(db, actor, exam.id, no))) throw new AppError('answer_first');
  const isKept = await withMarks(db, exam, actor, (settled) =>
    insertHighlights(settled, actor, exam.id, no, highlights),
  );
  if (!isKept) throw new AppError('not_found');
}
