import { companyUsersCalls } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { administrated } from '../administrate.ts';
import { exportUsers } from './export-users.ts';
import { importUsers, writeTemplate } from './import-users.ts';
import { inviteUsers } from './invite-users.ts';
import { addUser, changeUser, changeUsers, dismissUsers } from './keep-users.ts';
import { countUsers, findUser, presentUser, selectDepartments, selectUsers } from './user.store.ts';

export const companyUsersRoutes = defineRoutes(companyUsersCalls, {
  'POST /ee/company/users': async ({ db, actor }, { start, limit, order_by, req_total, ...filters }) => {
    const { id } = administrated(actor);
    const rows = await selectUsers(db, id, filters, { start, limit, order_by });
    return { list: rows.map(presentUser), ...(req_total ? { total: await countUsers(db, id, filters) } : {}) };
  },

  'GET /ee/company/departments': async ({ db, actor }) => ({
    list: await selectDepartments(db, administrated(actor).id),
  }),

  'POST /ee/company/user': async (context, written) => ({ user: await addUser(context, written) }),

  'GET /ee/company/user': async ({ db, actor }, { id }) => {
    const user = await findUser(db, administrated(actor).id, id);
    if (!user) throw new AppError('not_found');
    return { user: presentUser(user) };
  },

  'PUT /ee/company/user': async (context, change) => ({ user: await changeUser(context, change) }),

  'DELETE /ee/company/user': async (context, { id }) => {
    await dismissUsers(context, [id]);
    return {};
  },

  'PUT /ee/company/users': async (context, change) => ({ count: await changeUsers(context, change) }),

  'DELETE /ee/company/users': async (context, { user_ids }) => ({ count: await dismissUsers(context, user_ids) }),

  'POST /ee/company/users/invite': async (context, { user_ids }) => ({ count: await inviteUsers(context, user_ids) }),

  'POST /ee/company/users/excel': (context, wanted) => importUsers(context, wanted),

  'GET /ee/company/users/excel/template': (context) => writeTemplate(context),

  'POST /ee/company/users/excel/export': (context, filters) => exportUsers(context, filters),
});
