import { homeworkCalls } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineRoutes } from '../../platform/http/routes.ts';
import { selectOpenableExam } from '../exam/access/access.ts';
import { selectScores } from '../exam/questions/questions.ts';
import { refuseUnlessNormal, selectGroup } from '../group/access/access.ts';
import { deleteDraft, findDraft, upsertDraft } from './drafts/draft.store.ts';
import { readRecent } from './lists/read-recent.ts';
import { presentJoined, presentManaged, presentOfMember } from './homework-row.ts';
import {
  countListed,
  findManaged,
  findOwn,
  hasMember,
  readHomework,
  selectChosenPeople,
  selectInstructions,
  selectManagedOfGroup,
  selectOrigin,
  selectOwnOfGroup,
} from './lists/homework-list.store.ts';
import { putHomework } from './publish/publish-homework.ts';
import { bringBackHomework, removeHomework } from './publish/remove-homework.ts';
import { findReopened } from './watch/given.store.ts';

export const homeworkRoutes = defineRoutes(homeworkCalls, {
  'POST /joined/group/homeworks': async ({ db, actor }, { group_id, req_total, ...query }) => {
    const { id } = await selectGroup(db, actor, group_id, 'member');
    const rows = await selectOwnOfGroup(db, actor.accountId, id, query);
    return {
      list: rows.map(presentJoined),
      ...(req_total ? { total: await countListed(db, id, query.query_string, actor.accountId) } : {}),
    };
  },

  'GET /user/recent/group/homeworks': async ({ db, actor }) => ({ list: await readRecent(db, actor) }),

  'GET /joined/group/homework/detail': async ({ db, actor }, { homework_id, exam_id = 0 }) => {
    const named = homework_id === undefined ? { examId: exam_id } : { homeworkId: homework_id };
    const row = await findOwn(db, actor, named);
    if (!row || (exam_id !== 0 && row.exam_id !== exam_id)) throw new AppError('not_found');
    const reopened = await findReopened(db, row.id, actor.accountId);
    return {
      homework: presentJoined(row),
      instructions: await selectInstructions(db, row.id),
      reopened: reopened && { reason: reopened.reason, given_at: reopened.given_at.toISOString() },
    };
  },

  'POST /mtgroup/homework/read': async ({ db, actor }, { homework_id }) =>
    db.transaction().execute(async (tx) => {
      const isRead = await readHomework(tx, actor, homework_id);
      const row = isRead ? await findOwn(tx, actor, { homeworkId: homework_id }) : null;
      if (!row) throw new AppError('not_found');
      return { homework: presentJoined(row) };
    }),

  'POST /mymanaged/group/homeworks': async ({ db, actor }, { group_id, req_total, ...query }) => {
    const { id } = await selectGroup(db, actor, group_id, 'manager');
    const rows = await selectManagedOfGroup(db, id, query);
    return {
      list: rows.map(presentManaged),
      ...(req_total ? { total: await countListed(db, id, query.query_string) } : {}),
    };
  },

  'POST /mymanaged/group/member/homeworks': async ({ db, actor }, { group_id, user_id, req_total, ...page }) => {
    const { id } = await selectGroup(db, actor, group_id, 'manager');
    if (!(await hasMember(db, id, user_id))) throw new AppError('not_found');
    const rows = await selectOwnOfGroup(db, user_id, id, { ...page, query_string: '', order_by: 'newest' });
    return { list: rows.map(presentOfMember), ...(req_total ? { total: await countListed(db, id, '', user_id) } : {}) };
  },

  'GET /mymanaged/group/homework/detail': async ({ db, actor }, { homework_id }) => {
    const row = await findManaged(db, actor, homework_id);
    if (!row) throw new AppError('not_found');
    return {
      homework: presentManaged(row),
      instructions: await selectInstructions(db, row.id),
      ...(await selectOrigin(db, row.id)),
      is_editable: row.begun_count === 0,
      user_ids: await selectChosenPeople(db, row.id),
    };
  },

  'PUT /mymanaged/group/homework': async (context, request) => {
    const list = await putHomework(context, request);
    const [homework] = list;
    if (!homework) throw new Error('no homework was set');
    return { homework, list };
  },

  'DELETE /mymanaged/group/homeworks': async (context, wanted) => {
    await removeHomework(context, wanted);
    return {};
  },

  'PUT /mymanaged/group/homeworks/recover': async (context, wanted) => ({
    list: await bringBackHomework(context, wanted),
  }),

  'POST /app/user/exam/questionscores': async ({ db, actor }, { exam_id, noes }) => {
    const { id } = await selectOpenableExam(db, actor, exam_id);
    return { list: await selectScores(db, id, noes) };
  },

  'GET /mymanaged/group/homework/draft': async ({ db, actor }, { group_id }) => {
    const { id } = await selectGroup(db, actor, group_id, 'manager');
    const draft = await findDraft(db, actor.accountId, id);
    return { draft: draft?.content ?? null, updated_at: draft?.updated_at.toISOString() ?? null };
  },

  'PUT /mymanaged/group/homework/draft': async ({ db, actor }, { group_id, draft }) => {
    const group = await selectGroup(db, actor, group_id, 'manager');
    refuseUnlessNormal(group);
    const kept = await upsertDraft(db, actor.accountId, group.id, draft);
    return { updated_at: kept.toISOString() };
  },

  'DELETE /mymanaged/group/homework/draft': async ({ db, actor }, { group_id }) => {
    const { id } = await selectGroup(db, actor, group_id, 'manager');
    await deleteDraft(db, actor.accountId, id);
    return {};
  },
});
