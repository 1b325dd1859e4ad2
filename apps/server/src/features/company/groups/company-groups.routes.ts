import { companyGroupsCalls } from '@tiku/contract';
import type { CompanyGroupUser } from '@tiku/contract';
import { writeTable } from '@tiku/papers';
import { sendSpreadsheet } from '../../../platform/files/send-spreadsheet.ts';
import type { Context } from '../../../platform/http/context.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { texts } from '../../../platform/texts/texts.ts';
import { selectTimeZone } from '../../account/account.ts';
import { administrated } from '../administrate.ts';
import { userTable } from '../users/export-users.ts';
import { presentUser } from '../users/user.store.ts';
import { readGroupHome, selectOwnGroup } from './group-home.ts';
import { countGroups, countGroupUsers, presentGroup, selectGroups, selectGroupUsers } from './group-list.store.ts';
import type { GroupUserRow } from './group-list.store.ts';
import { listExams, manageGroup, takeExam } from './take-over.ts';

function presentGroupUser(row: GroupUserRow): CompanyGroupUser {
  return { ...presentUser(row), role: row.role, join_time: row.group_joined_at?.toISOString() ?? null };
}

async function exportGroupUsers(context: Context<'company'>, groupId: number): Promise<Buffer> {
  const { db, actor, language, reply } = context;
  const { name } = await selectOwnGroup(context, groupId);
  const rows = await selectGroupUsers(db, actor.company.id, groupId, '', { start: 0, limit: null });
  const timeZone = await selectTimeZone(db, actor.accountId);
  const { columns, cellsOf } = userTable(context, timeZone);
  const { group, roles } = texts[language].companySheet;
  const { role, joined } = texts[language].companyStudy.columns;
  const bytes = await writeTable({
    name: group,
    timeZone,
    columns: [...columns, { title: role, kind: 'text', width: 16 }, { title: joined, kind: 'instant', width: 18 }],
    rows: rows.map((row) => cellsOf(row).concat(roles[row.role], row.group_joined_at)),
  });
  return sendSpreadsheet(reply, `${name} - ${group}`, bytes);
}

export const companyGroupsRoutes = defineRoutes(companyGroupsCalls, {
  'POST /ee/company/groups': async ({ db, actor }, { req_total, ...page }) => {
    const { id } = administrated(actor);
    const rows = await selectGroups(db, id, actor.accountId, page);
    return { list: rows.map(presentGroup), ...(req_total ? { total: await countGroups(db, id, page) } : {}) };
  },

  'GET /ee/company/group/home': (context, { group_id }) => readGroupHome(context, group_id),

  'POST /ee/company/group/users': async (context, { group_id, query_string, req_total, ...page }) => {
    const { db, actor } = context;
    await selectOwnGroup(context, group_id);
    const words = query_string.trim();
    const rows = await selectGroupUsers(db, actor.company.id, group_id, words, page);
    return {
      list: rows.map(presentGroupUser),
      ...(req_total ? { total: await countGroupUsers(db, actor.company.id, group_id, words) } : {}),
    };
  },

  'POST /ee/company/group/users/excel/export': (context, { group_id }) => exportGroupUsers(context, group_id),

  'PUT /ee/company/group/manager': async (context, { group_id }) => ({ group: await manageGroup(context, group_id) }),

  'POST /ee/company/exams': (context, page) => listExams(context, page),

  'PUT /ee/company/exam/author': async (context, { exam_id }) => {
    await takeExam(context, exam_id);
    return {};
  },
});
