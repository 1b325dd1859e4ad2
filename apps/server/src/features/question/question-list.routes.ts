import { questionListCalls } from '@tiku/contract';
import type { Db } from '../../db/database.ts';
import type { Context } from '../../http/context.ts';
import { defineRoutes } from '../../http/routes.ts';
import { settleMarks } from '../exam/upgrade/upgrade.ts';
import { clearMarks } from './mark.store.ts';
import { restoreWrong } from './question-list.store.ts';

/** Marks that are being carried over to a new version arrive first: the numbers are those of what people see. */
async function change({ db, actor }: Context<'member'>, examId: number, work: (tx: Db) => Promise<number>) {
  return db.transaction().execute(async (tx) => {
    await settleMarks(tx, examId, [actor.accountId]);
    return work(tx);
  });
}

export const questionListRoutes = defineRoutes(questionListCalls, {
  'PUT /app/user/exam/questions/wrong': async (context, { exam_id, noes }) => ({
    restored_count: await change(context, exam_id, (tx) => restoreWrong(tx, context.actor, exam_id, noes)),
  }),

  'DELETE /app/user/exam/questions/noted': async (context, { exam_id, noes }) => ({
    removed_count: await change(context, exam_id, (tx) => clearMarks(tx, context.actor, exam_id, 'noted', noes)),
  }),

  'DELETE /app/user/exam/questions/noted/all': async (context, { exam_id }) => ({
    removed_count: await change(context, exam_id, (tx) => clearMarks(tx, context.actor, exam_id, 'noted', null)),
  }),
});
