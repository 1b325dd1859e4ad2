import { homeworkGradebookCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { endExemption, exempt, putSettings, putWeight } from './change-gradebook.ts';
import { exportGradebooks } from './export-gradebook.ts';
import { readGradebook, readOwnGrades } from './read-gradebook.ts';
import { deleteColumn, putColumn, recoverColumn, typeMark } from './typed-columns.ts';

export const homeworkGradebookRoutes = defineRoutes(homeworkGradebookCalls, {
  'POST /mymanaged/group/gradebook': (context, wanted) => readGradebook(context, wanted),

  'POST /mymanaged/group/gradebook/excel': (context, { group_ids }) => exportGradebooks(context, group_ids),

  'GET /joined/group/gradebook': (context, { group_id }) => readOwnGrades(context, group_id),

  'PUT /mymanaged/group/gradebook': async (context, wanted) => ({ settings: await putSettings(context, wanted) }),

  'PUT /mymanaged/group/gradebook/weight': async (context, wanted) => {
    await putWeight(context, wanted);
    return {};
  },

  'PUT /mymanaged/group/gradebook/exemption': async (context, wanted) => {
    await exempt(context, wanted);
    return {};
  },

  'DELETE /mymanaged/group/gradebook/exemption': async (context, wanted) => {
    await endExemption(context, wanted);
    return {};
  },

  'PUT /mymanaged/group/gradebook/column': async (context, wanted) => ({ column: await putColumn(context, wanted) }),

  'DELETE /mymanaged/group/gradebook/column': async (context, { column_id }) => {
    await deleteColumn(context, column_id);
    return {};
  },

  'PUT /mymanaged/group/gradebook/column/recover': async (context, { column_id }) => {
    await recoverColumn(context, column_id);
    return {};
  },

  'PUT /mymanaged/group/gradebook/mark': (context, wanted) => typeMark(context, wanted),
});
