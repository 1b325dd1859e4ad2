import { homeworkRegradeCalls } from '@tiku/contract';
import { defineRoutes } from '../../http/routes.ts';
import { regradeQuestion, undoRegrade } from './regrade/regrade-question.ts';

export const homeworkRegradeRoutes = defineRoutes(homeworkRegradeCalls, {
  'POST /mymanaged/group/homework/regrade': (context, wanted) => regradeQuestion(context, wanted),

  'DELETE /mymanaged/group/homework/regrade': (context, { homework_id }) => undoRegrade(context, homework_id),
});
