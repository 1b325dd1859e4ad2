import { practiceHistoryCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { readRanks } from '../report/exam-ranks.ts';
import { selectHistory } from './history.store.ts';
import { deleteAttempts, presentEntry } from './history.ts';
import { readHome } from './practice-home.ts';
import { readReport } from '../report/report.ts';

export const attemptHistoryRoutes = defineRoutes(practiceHistoryCalls, {
  'GET /exam/user_online_prac/home': async (context, { exam_id }) => readHome(context, exam_id),

  'GET /exam/user_online_prac/answer_results': async (context, wanted) => readReport(context, wanted),

  'GET /exam/ranks': async (context, { exam_id }) => readRanks(context, exam_id),

  'POST /exam/user_online_prac/history_answers': async ({ db, actor }, input) => {
    const { exam_id: examId, prac_type: pracType, start, limit } = input;
    const withTotal = Boolean(input.req_total);
    const { rows, total } = await selectHistory(db, actor, { examId, pracType, start, limit, withTotal });
    return { list: rows.map(presentEntry), ...(withTotal ? { total } : {}) };
  },

  'DELETE /exam/user_online_prac/history_answers': async (context, { exam_id, answer_ids, with_running = false }) => {
    const deleted = await deleteAttempts(context, { examId: exam_id, ids: answer_ids, withRunning: with_running });
    return { deleted, not_found: [...new Set(answer_ids)].filter((id) => !deleted.includes(id)) };
  },

  'DELETE /exam/user_online_prac/all_answers': async (context, { exam_id, with_running = false }) => {
    const deleted = await deleteAttempts(context, { examId: exam_id, ids: null, withRunning: with_running });
    return { deleted_count: deleted.length };
  },
});
