import { homeworkRegradeCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { readMarkedQuestion } from './mark/read-answers.ts';
import { correctMark } from './regrade/correct-mark.ts';
import { regradeQuestion, undoRegrade } from './regrade/regrade-question.ts';

export const homeworkRegradeRoutes = defineRoutes(homeworkRegradeCalls, {
  'GET /mymanaged/group/homework/question': (context, { homework_id, no }) =>
    readMarkedQuestion(context, homework_id, no),

  'POST /mymanaged/group/homework/regrade': (context, wanted) => regradeQuestion(context, wanted),

  'PUT /mymanaged/group/homework/mark/correct': async (context, wanted) => ({
    paper: await correctMark(context, wanted),
  }),

  'DELETE /mymanaged/group/homework/regrade': (context, { homework_id }) => undoRegrade(context, homework_id),
});
