import { examCalls, limits } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { searchQuery } from '../question-text/question-text.ts';
import type { SearchQuery } from '../question-text/question-text.ts';
import { selectLevels } from './level/exam-level.store.ts';
import { removeLevel, writeLevel } from './level/exam-level.ts';
import { countOwnExams, selectFavorited, selectPublic, selectUploaded } from './exam-list.store.ts';
import { selectDifficultyCounts, selectTypeCounts } from './questions/exam-outline.store.ts';
import { presentToReader } from './change/present-exam.ts';
import { presentEntry, presentListed } from './exam-row.ts';
import { deleteFavorite, insertFavorite } from './exam.store.ts';
import { selectOnlineExam, selectShownExam } from './access/open-exam.ts';
import { readSections } from './questions/read-sections.ts';
import { readExamInvitation } from './invite-to-exam.ts';
import { bringBackExams, countOpened, editExam, openExam, removeExams, shareExam } from './keep-exam.ts';

/** Null where everything is wanted; words that hold nothing to look for find nothing. */
function readWords(text: string): SearchQuery | null | 'nothing' {
  if (text.trim() === '') return null;
  return searchQuery(text) ?? 'nothing';
}

function withTotal(isWanted: boolean, total: number): { total?: number } {
  return isWanted ? { total } : {};
}

export const examRoutes = defineRoutes(examCalls, {
  'GET /user/myexams/total': async ({ db, actor }) => ({ total: await countOwnExams(db, actor) }),

  'POST /uploadedexams': async ({ db, actor }, { start, limit, req_total, query_string, order_by, filter_status }) => {
    const wantsTotal = Boolean(req_total);
    const words = readWords(query_string);
    if (words === 'nothing') return { list: [], ...withTotal(wantsTotal, 0) };
    const query = { start, limit, words, order: order_by, status: filter_status, withTotal: wantsTotal };
    const { rows, total } = await selectUploaded(db, actor, query);
    return { list: rows.map(presentListed), ...withTotal(wantsTotal, total) };
  },

  'POST /favoritedexams': async ({ db, actor }, { start, limit, req_total, query_string, order_by, public_only }) => {
    const wantsTotal = Boolean(req_total);
    const words = readWords(query_string);
    if (words === 'nothing') return { list: [], ...withTotal(wantsTotal, 0) };
    const query = { start, limit, words, order: order_by, publicOnly: public_only, withTotal: wantsTotal };
    const { rows, total } = await selectFavorited(db, actor, query);
    return { list: rows.map(presentListed), ...withTotal(wantsTotal, total) };
  },

  'POST /publicexams': async ({ db, actor }, { start, limit, req_total, query_string, order_by, category }) => {
    const wantsTotal = Boolean(req_total);
    const words = readWords(query_string);
    if (words === 'nothing') return { list: [], ...withTotal(wantsTotal, 0) };
    const query = { start, limit, words, order: order_by, category, withTotal: wantsTotal };
    const { rows, total } = await selectPublic(db, actor, query);
    const isCapped = words !== null && total > limits.searchTotalMax;
    return {
      list: rows.map(presentListed),
      ...(wantsTotal ? { total: isCapped ? limits.searchTotalMax : total, is_total_capped: isCapped } : {}),
    };
  },

  'GET /app/hotexams': async ({ db }, { start, limit, req_total }) => {
    const wantsTotal = req_total === 1;
    const query = { start, limit, words: null, order: 'hot', category: undefined, withTotal: wantsTotal } as const;
    const { rows, total } = await selectPublic(db, null, query);
    return { list: rows.map(presentEntry), ...withTotal(wantsTotal, total) };
  },

  'GET /app/user/exam/detail2': async (context, wanted) => ({
    exam: await presentToReader(context.db, await openExam(context, wanted)),
  }),

  'PUT /app/exam/detail': async (context, edit) => ({
    exam: await presentToReader(context.db, await editExam(context, edit)),
  }),

  'DELETE /app/exams': async (context, { exam_ids }) => {
    await removeExams(context, exam_ids);
    return {};
  },

  'PUT /app/exams/recover': async (context, { exam_ids }) => {
    await bringBackExams(context, exam_ids);
    return {};
  },

  'GET /exam/struct': async (context, { exam_id }) => {
    const exam = await selectShownExam(context.db, context.actor, exam_id);
    return {
      struct: {
        questions_count: exam.questions_count,
        full_score: exam.full_score,
        sections: await readSections(context, exam),
        types: await selectTypeCounts(context.db, exam.id),
        difficulties: await selectDifficultyCounts(context.db, exam.id),
      },
    };
  },

  'GET /app/user/exam/sections': async (context, { exam_id }) => {
    const exam = await selectShownExam(context.db, context.actor, exam_id);
    return { list: await readSections(context, exam) };
  },

  'GET /exam/levels': async ({ db, actor }, { exam_id }) => {
    const { id } = await selectShownExam(db, actor, exam_id);
    return { list: await selectLevels(db, id) };
  },

  'PUT /exam/level/rule': async (context, { exam_id, ...level }) => {
    await writeLevel(context, exam_id, level);
    return { level };
  },

  'DELETE /exam/level': async (context, { exam_id, no }) => {
    await removeLevel(context, exam_id, no);
    return {};
  },

  'GET /exam/invitation': async ({ db, keys }, link) => ({
    exam: await readExamInvitation(db, keys.signing, link),
  }),

  'GET /exam/shareurl': async (context, { exam_id }) => shareExam(context, exam_id),

  'POST /favoritedexam': async ({ db, actor }, { exam_id }) => {
    const { id } = await selectOnlineExam(db, actor, exam_id);
    await insertFavorite(db, actor, id);
    return {};
  },

  'DELETE /favoritedexam': async ({ db, actor }, { exam_id }) => {
    await deleteFavorite(db, actor, exam_id);
    return {};
  },

  'POST /exam/searched': async (context, { server_id }) => {
    await countOpened(context, server_id);
    return {};
  },
});
