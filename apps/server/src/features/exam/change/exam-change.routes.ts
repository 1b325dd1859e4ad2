import { examChangeCalls } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { selectShownExam } from '../access/open-exam.ts';
import { withdrawChange } from './apply-change.ts';
import { findChange } from './change.store.ts';
import { compareExam, compareQuestions } from './compare-exam.ts';

async function selectCompared({ db, actor }: Context<'member'>, examId: number) {
  const before = await selectShownExam(db, actor, examId);
  const change = before.is_mine ? await findChange(db, before.id) : null;
  if (!change) throw new AppError('not_found');
  return { before, after: await selectShownExam(db, actor, change.exam_id), use: 'exam' } as const;
}

export const examChangeRoutes = defineRoutes(examChangeCalls, {
  'GET /exam/change': async (context, { exam_id }) => ({
    comparison: await compareExam(context, await selectCompared(context, exam_id)),
  }),

  'POST /exam/change/questions': async (context, { exam_id, ...page }) =>
    compareQuestions(context, await selectCompared(context, exam_id), page),

  'DELETE /exam/change': async (context, { exam_id }) => {
    await withdrawChange(context, exam_id);
    return {};
  },
});
