import { measureCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { exportExamResponses, exportHomeworkResponses } from './export-responses.ts';
import { readExamMeasures } from './read-exam.ts';
import { readHomeworkMeasures } from './read-homework.ts';

export const measureRoutes = defineRoutes(measureCalls, {
  'GET /exam/measures': (context, { exam_id }) => readExamMeasures(context, exam_id),

  'POST /exam/measures/responses': (context, { exam_id }) => exportExamResponses(context, exam_id),

  'GET /mymanaged/group/homework/measures': (context, { homework_id }) => readHomeworkMeasures(context, homework_id),

  'POST /mymanaged/group/homework/measures/responses': (context, { homework_id }) =>
    exportHomeworkResponses(context, homework_id),
});
