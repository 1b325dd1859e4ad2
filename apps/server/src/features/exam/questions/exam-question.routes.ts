import { examQuestionCalls } from '@tiku/contract';
import { defineRoutes } from '../../../http/routes.ts';
import { signMedia } from '../media/share-media.ts';
import { mediaOf } from './exam-question.ts';
import { openFile } from '../media/open-file.ts';
import { addFile, updateQuestion } from './live-question.ts';
import { searchQuestions } from './question-search.ts';

export const examQuestionRoutes = defineRoutes(examQuestionCalls, {
  'POST /question/search': async (context, { req_total, ...search }) =>
    searchQuestions(context, { ...search, withTotal: Boolean(req_total) }),

  'PUT /exam/live_update/question': async (context, { exam_id, question: given }) => {
    const { no, section_no: _section, main_id: _mainId, main: _main, ...question } = given;
    const updated = await updateQuestion(context, exam_id, no, question);
    return { question: updated, files: await signMedia(context, exam_id, mediaOf([updated])) };
  },

  'POST /exam/live_update/file': async (context, { exam_id, file }) => addFile(context, exam_id, file),

  'GET /exam/file/2': async (context, { exam_id, file_name }) => ({ url: await openFile(context, exam_id, file_name) }),
});
