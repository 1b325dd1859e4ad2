// Somebody's own question bank: what they gathered from anywhere, in categories. `question_id` is its number in the bank.
import { z } from 'zod';
import {
  bankCategory,
  bankPair,
  bankQuestion,
  bankSummary,
  categoryNo,
  categoryOrNone,
  categoryTitle,
  difficultyLevel,
  orderNo,
  questionIds,
} from './bank-fields.ts';
import { defineCalls } from '../call.ts';
import { examInfo, mediaAddresses, no, questionType } from '../exam/exam-fields.ts';
import { extendQuestion } from '@tiku/questions/schema';
import {
  done,
  fileName,
  flag,
  id,
  inQuery,
  instant,
  listOf,
  orderBy,
  pageInQuery,
  paragraph,
  queryString,
} from '../fields.ts';
import { bankOrders, bankStates, limits, mediaExtensions, rules } from '../limits.ts';
import { highlights } from '../question/question-fields.ts';

const count = z.int().min(0);
/** 0 adds, 1 removes. */
const mode = z.literal([0, 1]).default(0);
const written = z.object({ note: z.string().nullable(), noted_at: instant.nullable() });

/** What a list is narrowed by; all of it together. */
const filters = {
  /** With all below it; 0 for what is in none. */
  category_id: inQuery.number.pipe(z.int().min(0).max(32_767)).optional(),
  type: inQuery.number.pipe(questionType).optional(),
  difficulty_level: inQuery.number.pipe(difficultyLevel).optional(),
  /** The exam it was taken from; 0 for what I have written myself. */
  source: inQuery.number.pipe(z.int().min(0)).optional(),
  state: z.literal(bankStates).optional(),
  query_string: queryString,
};

/** Without an id it is added. */
const keptQuestion = extendQuestion({
  question_id: no.optional(),
  category_id: categoryOrNone.optional(),
  main: z.string().nullable().optional(),
});

export const bankCalls = defineCalls({
  'GET /user_qdb/summary': {
    access: 'member',
    summary: 'What is in my question bank, and how much it may hold',
    request: z.strictObject({}),
    response: z.object({ summary: bankSummary }),
    errors: ['not_found'],
  },
  'GET /user_qdb/categories': {
    access: 'member',
    summary: 'The categories of my bank, those of one parent in their order',
    request: z.strictObject({}),
    response: z.object({ list: z.array(bankCategory), uncategorized_count: count }),
    errors: ['not_found'],
  },
  'POST /user_qdb/category': {
    access: 'member',
    summary: 'Add a category, or change one; the same title beside it adds nothing',
    request: z.strictObject({
      id: categoryOrNone.optional(),
      parent_id: categoryOrNone.default(null),
      title: categoryTitle,
      order_no: orderNo,
    }),
    response: z.object({ category: bankCategory }),
    errors: ['not_found', 'category_exists', 'too_many_categories'],
  },
  'DELETE /user_qdb/category': {
    access: 'member',
    slow: true,
    summary:
      'Remove a category with all below it; its questions stay without one, or go with it. With `count`, only if they are so many',
    request: z.strictObject({ id: categoryNo, delete_questions: flag.default(false), count: count.optional() }),
    response: z.object({ moved_count: count, deleted_count: count }),
    errors: ['not_found', 'count_changed'],
  },
  'POST /user_qdb/categories': {
    access: 'member',
    summary:
      'The tree of categories as it is to be from now on; those that are left out stay where they are, and a title names anew',
    bodyBytes: limits.answersBytes,
    request: z.strictObject({
      categories: z
        .array(
          z.strictObject({
            id: categoryNo,
            parent_id: categoryOrNone.default(null),
            order_no: orderNo,
            title: categoryTitle.optional(),
          }),
        )
        .min(1)
        .max(rules.bank.categoriesMax),
    }),
    response: z.object({ list: z.array(bankCategory) }),
    errors: ['not_found', 'category_exists'],
  },
  'DELETE /user_qdb/uncategory/questions': {
    access: 'member',
    slow: true,
    summary: 'Delete all questions that are in no category. With `count`, only if they are so many',
    request: z.strictObject({ count: count.optional() }),
    response: z.object({ deleted_count: count }),
    errors: ['not_found', 'count_changed'],
  },
  'GET /user_qdb/questions': {
    access: 'member',
    summary: 'Questions of my bank; with the keys of those I have written, answered or been shown',
    request: z.strictObject({
      ...pageInQuery,
      ...filters,
      /** Some of them, by their ids. */
      question_ids: z
        .string()
        .regex(/^\d{1,9}(?:,\d{1,9}){0,99}$/)
        .transform((text) => text.split(',').map(Number))
        .optional(),
      order_by: orderBy(bankOrders),
    }),
    response: listOf(bankQuestion).extend({ is_total_capped: z.boolean().optional(), files: mediaAddresses }),
    errors: ['not_found'],
  },
  'GET /user_qdb/question/file': {
    access: 'member',
    summary: 'A signed address of one file of a question, good for some minutes',
    request: z.strictObject({ question_id: inQuery.number.pipe(no).optional(), file_name: fileName.min(1).max(200) }),
    response: z.object({ url: z.string() }),
    errors: ['not_found'],
  },
  'GET /user_qdb/question/note': {
    access: 'member',
    summary: 'My note to a question',
    request: z.strictObject({ question_id: inQuery.number.pipe(no) }),
    response: written,
    errors: ['not_found'],
  },
  'POST /user_qdb/question/note': {
    access: 'member',
    summary: 'Write a note to a question, or remove it',
    request: z.strictObject({
      question_id: no,
      note: paragraph.max(rules.question.noteMax).default(''),
      mode,
    }),
    response: written,
    errors: ['not_found'],
  },
  'POST /user_qdb/question/favorite': {
    access: 'member',
    summary: 'Keep a question as a favourite, or no longer',
    request: z.strictObject({ question_id: no, mode }),
    response: z.object({ is_favorited: z.boolean() }),
    errors: ['not_found'],
  },
  'POST /user_qdb/question/mastered': {
    access: 'member',
    summary: 'Mark a question as mastered, or no longer',
    request: z.strictObject({ question_id: no, mode }),
    response: z.object({ is_mastered: z.boolean() }),
    errors: ['not_found'],
  },
  'POST /user_qdb/question/deschl': {
    access: 'member',
    summary: 'Highlight stretches of a stem, after answering it; for VIP members',
    request: z.strictObject({ question_id: no, highlights }),
    response: z.object({ highlights }),
    errors: ['not_found', 'vip_only', 'answer_first'],
  },
  'PUT /user_qdb/question/properties': {
    access: 'member',
    summary: 'Another category, another difficulty for many questions; can be undone',
    request: z.strictObject({
      question_ids: questionIds,
      category_id: categoryOrNone.optional(),
      difficulty_level: difficultyLevel.nullable().optional(),
    }),
    response: z.object({ changed_count: count, undo_id: id.nullable() }),
    errors: ['not_found'],
  },
  'DELETE /user_qdb/question': {
    access: 'member',
    summary: 'Take questions out of my bank; can be undone',
    request: z.strictObject({ question_ids: questionIds }),
    response: z.object({ deleted_count: count, undo_id: id.nullable() }),
    errors: ['not_found'],
  },
  'POST /user_qdb/live_update/file': {
    access: 'member',
    summary: 'A picture, sound or video for a question of my bank, with the name by which it refers to it',
    request: z.strictObject({ question_id: inQuery.number.pipe(no).optional() }),
    upload: { maxBytes: limits.mediaBytes, extensions: mediaExtensions },
    response: z.object({ name: z.string(), url: z.string() }),
    errors: ['not_found', 'bad_media', 'image_too_large', 'media_too_large', 'storage_full'],
  },
  'PUT /user_qdb/live_update/question': {
    access: 'member',
    summary: 'Write a question into my bank, or rewrite one whose key I have seen; the very same again adds nothing',
    bodyBytes: limits.questionBytes,
    request: z.strictObject({ question: keptQuestion }),
    response: z.object({
      question: bankQuestion,
      files: mediaAddresses,
      is_known: z.boolean(),
      /** What it is nearly the same as. */
      twins: z.array(bankPair),
    }),
    errors: ['not_found', 'bad_question', 'bank_full', 'key_unseen'],
  },
  'POST /user_qdb/question/fromexam': {
    access: 'member',
    summary: 'Take questions of an exam into my bank: some, one of my lists, or a section; what is there already stays',
    request: z.strictObject({
      exam_id: id,
      noes: z.array(no).min(1).max(limits.bankAtOnce).optional(),
      /** The attempt of mine in which they have these numbers: the exam may have given them others since. */
      answer_id: id.optional(),
      list: z.literal(['wrong', 'favorited', 'noted']).optional(),
      section_no: z.int().min(1).optional(),
      category_id: categoryOrNone.default(null),
    }),
    response: z.object({
      added: z.array(z.object({ no, question_id: no })),
      known: z.array(z.object({ no, question_id: no })),
      /** What they are nearly the same as, as far as that is known yet. */
      twins: z.array(bankPair),
    }),
    errors: ['not_found', 'bank_full'],
  },
  'POST /user_qdb/question/fromimport': {
    access: 'member',
    slow: true,
    summary: 'Take the questions of a file that was read into my bank; what is there already stays',
    request: z.strictObject({ import_id: id, category_id: categoryOrNone.default(null) }),
    response: z.object({
      added_count: count,
      known_count: count,
      /** My bank, and where each of them stands there, in the order of the file. */
      exam_id: id,
      question_ids: z.array(no),
    }),
    errors: ['not_found', 'bank_full', 'import_unfinished', 'import_unsure', 'bad_file', 'exam_empty'],
  },
  'POST /user_qdb/question/newer': {
    access: 'member',
    summary: 'Take over what its author has made of a question since I took it',
    request: z.strictObject({ question_id: no }),
    response: z.object({ question: bankQuestion, files: mediaAddresses }),
    errors: ['not_found', 'source_unchanged'],
  },
  'POST /user_qdb/exam': {
    access: 'member',
    summary: 'A new exam of my own, as a draft, with questions of my bank whose keys I have seen',
    request: z.strictObject({ question_ids: questionIds, title: examInfo.title }),
    response: z.object({ exam_id: id, questions_count: count, left_out_count: count }),
    errors: ['not_found', 'key_unseen'],
  },
  'POST /user_qdb/questions/excel': {
    access: 'member',
    reads: true,
    summary: 'Questions of my bank whose keys I have seen, as a spreadsheet that the import reads',
    request: z.strictObject({ question_ids: questionIds }),
    response: 'bytes',
    errors: ['not_found', 'key_unseen'],
  },
  'GET /user_qdb/twins': {
    access: 'member',
    summary: 'Questions of my bank that are one although they are written twice, side by side',
    request: z.strictObject(pageInQuery),
    response: listOf(z.object({ question: bankQuestion, twin: bankQuestion })).extend({
      files: mediaAddresses,
      /** Some questions have not been compared with the others yet. */
      is_looking: z.boolean(),
    }),
    errors: ['not_found'],
  },
  'POST /user_qdb/twins/merge': {
    access: 'member',
    summary: 'Keep one of two duplicates, with the marks, notes and counts of both; can be undone',
    request: z.strictObject({ keep_id: no, drop_id: no }),
    response: z.object({ undo_id: id }),
    errors: ['not_found'],
  },
  'POST /user_qdb/twins/keep': {
    access: 'member',
    summary: 'Keep both of two duplicates, and offer them no more',
    request: z.strictObject(bankPair.shape),
    response: done,
    errors: ['not_found'],
  },
  'POST /user_qdb/undo': {
    access: 'member',
    summary: 'Take back a change to many questions, a removal or a merge',
    request: z.strictObject({ undo_id: id }),
    response: done,
    errors: ['not_found', 'nothing_to_undo', 'bank_full'],
  },
});
