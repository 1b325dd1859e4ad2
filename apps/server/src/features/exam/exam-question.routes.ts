import { examQuestionCalls } from '@tiku/contract';
import { AppError } from '../../http/app-error.ts';
import { defineRoutes } from '../../http/routes.ts';
import { signMedia } from './exam-media.ts';
import { selectQuestions, selectQuestionsByNo } from './exam-question.store.ts';
import { mediaOf, presentPublic, presentWithKey } from './exam-question.ts';
import { selectOpenableExam } from './open-exam.ts';
import { addFile, updateQuestion } from './live-question.ts';
import { searchQuestions } from './question-search.ts';

export const examQuestionRoutes = defineRoutes(examQuestionCalls, {
  'POST /app/user/exam/questions': async (context, { exam_id, start, limit, noes, req_total }) => {
    const { db, actor, keys } = context;
    const exam = await selectOpenableExam(db, actor, exam_id);
    const rows = noes ? await selectQuestionsByNo(db, exam.id, noes) : await selectQuestions(db, exam.id, start, limit);
    const list = rows.map((row) =>
      exam.is_mine ? presentWithKey(row) : presentPublic(row, keys.signing, actor.accountId),
    );
    return {
      list,
      files: await signMedia(context, exam.id, mediaOf(list)),
      with_keys: exam.is_mine,
      ...(req_total ? { total: exam.questions_count } : {}),
    };
  },

  'POST /question/search': async (context, { req_total, ...search }) =>
    searchQuestions(context, { ...search, withTotal: Boolean(req_total) }),

  'PUT /exam/live_update/question': async (context, { exam_id, question: given }) => {
    const { no, section_no: _section, main_id: _mainId, main: _main, ...question } = given;
    const updated = await updateQuestion(context, exam_id, no, question);
    return { question: updated, files: await signMedia(context, exam_id, mediaOf([updated])) };
  },

  'POST /exam/live_update/file': async (context, { exam_id, file }) => addFile(context, exam_id, file),

  'GET /exam/file/2': async (context, { exam_id, file_name }) => {
    const { id } = await selectOpenableExam(context.db, context.actor, exam_id);
    const { [file_name]: url } = await signMedia(context, id, [file_name]);
    if (url === undefined) throw new AppError('not_found');
    return { url };
  },
});
