import { homeworkResultsCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { selectGroup } from '../group/access/access.ts';
import { readScores } from './results/member-scores.ts';
import { readQuestionScores } from './results/question-scores.ts';
import { readQuestionStats } from './results/question-stats.ts';
import { exportScores } from './results/export-scores.ts';
import { presentTrend, selectTrend } from './results/trend.store.ts';

export const homeworkResultsRoutes = defineRoutes(homeworkResultsCalls, {
  'POST /mymanaged/group/homework/member_scores': (context, wanted) => readScores(context, wanted),

  'POST /mymanaged/group/homework/member_scores/excel': (context, { homework_id }) =>
    exportScores(context, homework_id),

  'POST /group/homework/member/question/scores': (context, wanted) => readQuestionScores(context, wanted),

  'GET /group/homework/question/stats': (context, { homework_id }) => readQuestionStats(context, homework_id),

  'GET /mymanaged/group/homework/trend': async ({ db, actor }, { group_id }) => {
    const { id } = await selectGroup(db, actor, group_id, 'manager');
    const rows = await selectTrend(db, id);
    return { list: rows.map(presentTrend) };
  },
});
