import { questionListCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { clearMarks } from './mark.store.ts';
import { changeMarks } from './settled-marks.ts';
import { restoreWrong } from './question-list.store.ts';

export const questionListRoutes = defineRoutes(questionListCalls, {
  'PUT /app/user/exam/questions/wrong': async (context, { exam_id, noes }) => ({
    restored_count: await changeMarks(context.db, context.actor, exam_id, (tx) =>
      restoreWrong(tx, context.actor, exam_id, noes),
    ),
  }),

  'DELETE /app/user/exam/questions/noted': async (context, { exam_id, noes }) => ({
    removed_count: await changeMarks(context.db, context.actor, exam_id, (tx) =>
      clearMarks(tx, context.actor, exam_id, 'noted', noes),
    ),
  }),

  'DELETE /app/user/exam/questions/noted/all': async (context, { exam_id }) => ({
    removed_count: await changeMarks(context.db, context.actor, exam_id, (tx) =>
      clearMarks(tx, context.actor, exam_id, 'noted', null),
    ),
  }),
});
