import { examQuestionCalls } from '@tiku/contract';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { signMedia } from '../media/share-media.ts';
import { mediaOf } from './exam-question.ts';
import { openFile } from '../media/open-file.ts';
import { addQuestion, deleteQuestions, moveQuestion } from './arrange-questions.ts';
import { addFile, updateQuestion } from './live-question.ts';
import { removeSection, writeSection } from './live-section.ts';
import { searchQuestions } from './question-search.ts';

export const examQuestionRoutes = defineRoutes(examQuestionCalls, {
  'POST /question/search': async (context, { req_total, ...search }) =>
    searchQuestions(context, { ...search, withTotal: Boolean(req_total) }),

  'PUT /exam/live_update/question': async (context, { exam_id, question: given, updated_at }) => {
    const { no, section_no, main_id, main, ...question } = given;
    const { examId, ...updated } = await updateQuestion(context, exam_id, question, {
      no,
      section_no,
      main_id,
      main,
      updated_at,
    });
    return { ...updated, files: await signMedia(context, examId, mediaOf([updated.question])) };
  },

  'POST /exam/live_update/question': async (context, { exam_id, question: given }) => {
    const { no, section_no, main_id, main, ...question } = given;
    const { examId, ...added } = await addQuestion(context, exam_id, question, { no, section_no, main_id, main });
    return { ...added, files: await signMedia(context, examId, mediaOf([added.question])) };
  },

  'PUT /exam/live_update/place': async (context, { exam_id, ...move }) => moveQuestion(context, exam_id, move),

  'DELETE /exam/live_update/questions': async (context, { exam_id, noes, updated_at }) =>
    deleteQuestions(context, exam_id, noes, updated_at),

  'PUT /exam/live_update/section': async (context, { exam_id, ...section }) => ({
    section: await writeSection(context, exam_id, section),
  }),

  'DELETE /exam/live_update/section': async (context, { exam_id, no }) => {
    await removeSection(context, exam_id, no);
    return {};
  },

  'POST /exam/live_update/file': async (context, { exam_id, file }) => addFile(context, exam_id, file),

  'GET /exam/file/2': async (context, { exam_id, file_name }) => ({ url: await openFile(context, exam_id, file_name) }),
});
