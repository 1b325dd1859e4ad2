import type { Highlight } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { isVip } from '../../account/account.ts';
import { selectOpenableExam } from '../../exam/access/access.ts';
import { changeMarks, insertHighlights, selectPresentNumber } from '../../question/question.ts';
import { hasAnswered } from '../answers/answered.store.ts';

/** After answering only. Somebody who is no longer a VIP may still clear what they highlighted. */
export async function highlightStem(
  { db, actor }: Context<'member'>,
  seen: { exam_id: number; no: number; answer_id?: number | undefined },
  highlights: readonly Highlight[],
): Promise<void> {
  const exam = await selectOpenableExam(db, actor, seen.exam_id);
  const isClearing = highlights.length === 0;
  if (!isClearing && !(await isVip(db, actor.accountId))) throw new AppError('vip_only');
  await changeMarks(db, actor, exam.id, async (tx) => {
    const no = await selectPresentNumber(tx, actor, seen);
    if (!isClearing && !(await hasAnswered(tx, actor, exam.id, no))) throw new AppError('answer_first');
    if (!(await insertHighlights(tx, actor, exam.id, no, highlights))) throw new AppError('not_found');
  });
}
