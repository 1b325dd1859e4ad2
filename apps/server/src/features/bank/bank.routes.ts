import { bankCalls } from '@tiku/contract';
import { defineRoutes } from '../../platform/http/routes.ts';
import { openFile } from '../exam/media/media.ts';
import { highlightStem } from '../attempt/attempt.ts';
import { readNote, toggleMark, writeNote } from '../question/question.ts';
import { selectCategories } from './categories/category.store.ts';
import { arrangeCategories, emptyUncategorised, keepCategory, removeCategory } from './categories/keep-category.ts';
import { openBank } from './open-bank.ts';
import { exportQuestions, makeExam } from './out/leave-bank.ts';
import { changeProperties, undoChange } from './questions/change-properties.ts';
import { listQuestions } from './questions/list-questions.ts';
import { removeQuestions } from './questions/remove-questions.ts';
import { takeImport } from './questions/take-import.ts';
import { takeFromExam, takeNewer } from './questions/take-questions.ts';
import { addFile, writeQuestion } from './questions/write-question.ts';
import { readSummary } from './read-summary.ts';
import { listTwins } from './twins/list-twins.ts';
import { keepTwins, mergeTwins } from './twins/merge-twins.ts';

export const bankRoutes = defineRoutes(bankCalls, {
  'GET /user_qdb/summary': async (context) => ({ summary: await readSummary(context) }),

  'GET /user_qdb/categories': async (context) => {
    const bank = await openBank(context);
    const list = await selectCategories(context.db, bank.id);
    const categorised = list.reduce((sum, { questions_count }) => sum + questions_count, 0);
    return { list, uncategorized_count: bank.questions_count - categorised };
  },

  'POST /user_qdb/category': async (context, { id, ...category }) => ({
    category: await keepCategory(context, { ...category, id: id ?? undefined }),
  }),

  'DELETE /user_qdb/category': async (context, removal) => removeCategory(context, removal),

  'POST /user_qdb/categories': async (context, { categories }) => ({
    list: await arrangeCategories(context, categories),
  }),

  'DELETE /user_qdb/uncategory/questions': async (context, { count }) => ({
    deleted_count: await emptyUncategorised(context, count),
  }),

  'GET /user_qdb/questions': async (context, wanted) => listQuestions(context, wanted),

  'GET /user_qdb/question/file': async (context, { file_name }) => {
    const { id } = await openBank(context);
    return { url: await openFile(context, id, file_name) };
  },

  'GET /user_qdb/question/note': async (context, { question_id }) => {
    const { id } = await openBank(context);
    return readNote(context, id, question_id);
  },

  'POST /user_qdb/question/note': async (context, { question_id: no, note, mode }) => {
    const { id: exam_id } = await openBank(context);
    return writeNote(context, { exam_id, no }, mode === 1 ? '' : note);
  },

  'POST /user_qdb/question/favorite': async (context, { question_id: no, mode }) => {
    const { id: exam_id } = await openBank(context);
    return { is_favorited: await toggleMark(context, 'favorited', { exam_id, no, mode }) };
  },

  'POST /user_qdb/question/mastered': async (context, { question_id: no, mode }) => {
    const { id: exam_id } = await openBank(context);
    return { is_mastered: await toggleMark(context, 'mastered', { exam_id, no, mode }) };
  },

  'POST /user_qdb/question/deschl': async (context, { question_id: no, highlights }) => {
    const { id: exam_id } = await openBank(context);
    await highlightStem(context, { exam_id, no }, highlights);
    return { highlights };
  },

  'PUT /user_qdb/question/properties': async (context, wanted) => changeProperties(context, wanted),

  'DELETE /user_qdb/question': async (context, { question_ids }) => removeQuestions(context, question_ids),

  'POST /user_qdb/live_update/file': async (context, { file }) => addFile(context, file),

  'PUT /user_qdb/live_update/question': async (context, { question: given }) => {
    const { question_id, category_id, main, ...question } = given;
    return writeQuestion(context, question, { question_id, category_id, main });
  },

  'POST /user_qdb/question/fromexam': async (context, wanted) => takeFromExam(context, wanted),

  'POST /user_qdb/question/fromimport': async (context, wanted) => takeImport(context, wanted),

  'POST /user_qdb/question/newer': async (context, { question_id }) => takeNewer(context, question_id),

  'POST /user_qdb/exam': async (context, { question_ids, title }) => makeExam(context, question_ids, title),

  'POST /user_qdb/questions/excel': async (context, { question_ids }) => exportQuestions(context, question_ids),

  'GET /user_qdb/twins': async (context, page) => listTwins(context, page),

  'POST /user_qdb/twins/merge': async (context, { keep_id, drop_id }) => mergeTwins(context, keep_id, drop_id),

  'POST /user_qdb/twins/keep': async (context, { question_id, twin_id }) => {
    await keepTwins(context, question_id, twin_id);
    return {};
  },

  'POST /user_qdb/undo': async (context, { undo_id }) => {
    await undoChange(context, undo_id);
    return {};
  },
});
