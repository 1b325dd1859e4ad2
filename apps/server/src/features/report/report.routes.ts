import { reportCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { presentReport } from './present-report.ts';
import { answerReport, reportQuestion } from './report-question.ts';
import { countReported, countReports, selectReported, selectReports } from './report.store.ts';

export const reportRoutes = defineRoutes(reportCalls, {
  'POST /exam/question/report': async (context, wanted) => {
    await reportQuestion(context, wanted);
    return {};
  },

  'POST /exam/question/reports': async ({ db, actor }, { exam_id, is_answered, req_total, start, limit }) => {
    const wanted = { examId: exam_id, isAnswered: is_answered };
    const rows = await selectReports(db, actor, wanted, { start, limit });
    return {
      list: rows.map(presentReport),
      ...(req_total ? { total: await countReports(db, actor, wanted) } : {}),
    };
  },

  'POST /exam/question/report/exams': async ({ db, actor }, { req_total, start, limit }) => ({
    list: (await selectReported(db, actor, { start, limit })).map(({ id, title, open_count, reports_count }) => ({
      exam: { id, title },
      open_count,
      reports_count,
    })),
    ...(req_total ? { total: await countReported(db, actor) } : {}),
  }),

  'POST /exam/question/report/answer': async (context, { report_id, answer }) => ({
    answered_count: await answerReport(context, report_id, answer),
  }),
});
