// From somebody's file to an exam, or to the next version of one, and back to a file.
import { question } from '@tiku/questions/schema';
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { examDetail, examInfo, mediaAddresses, no, questionType } from './exam-fields.ts';
import { done, flag, id, inQuery, listOf, pageInQuery } from '../fields.ts';
import {
  comparedQuestion,
  count,
  importedQuestion,
  importView,
  problem,
  readingRequest,
  rejectedRow,
  sheetColumns,
  trialRequest,
  writtenText,
} from './import-fields.ts';
import { importExtensions, languages, limits, mediaExtensions } from '../limits.ts';

const sheetNo = inQuery.number.pipe(z.int().min(0).max(1_000));
const importId = z.strictObject({ import_id: inQuery.id });
const convertKey = z.string().regex(/^[\w-]{20,64}$/);

const change = z.object({ no: no.nullable(), old_no: no.nullable(), type: questionType, stem: z.string() });

export const examImportCalls = defineCalls({
  'PUT /read/excel/sheets': {
    access: 'member',
    summary: 'The sheets of a workbook, with their numbers and how many rows they hold',
    request: z.strictObject({}),
    upload: { maxBytes: limits.importBytes, extensions: importExtensions },
    response: z.object({ list: z.array(z.object({ sheet_no: count, name: z.string(), rows: count })) }),
    errors: ['bad_file', 'busy'],
  },
  'PUT /exam/import': {
    access: 'member',
    summary:
      'Read a file into a preview; nothing becomes an exam yet. What takes long answers 202 and is asked again by import_id',
    request: z.strictObject({
      /** Which sheets make the exam, the first one unless said otherwise. */
      sheet_no: z.union([sheetNo.transform((sheet) => [sheet]), z.array(sheetNo).min(1).max(100)]).optional(),
      /** The exam of mine that the file upgrades. */
      exam_id: inQuery.id.optional(),
      import_id: inQuery.id.optional(),
      /** Instead of a file: a Word document that convert/docx has read. */
      key: convertKey.optional(),
    }),
    upload: { maxBytes: limits.importBytes, extensions: importExtensions, optional: true },
    response: importView,
    errors: ['not_found', 'bad_file', 'exam_deleted', 'storage_full', 'busy'],
  },
  'PUT /exam/imported': {
    access: 'member',
    slow: true,
    summary: 'Keep an import as a draft, or publish it; repeating it changes nothing',
    request: z.strictObject({
      to_publish: flag,
      exam: z.strictObject({
        import_id: id,
        /** From the specification; the import knows which exam it is and which version it becomes. */
        id: id.optional(),
        version: z.int().min(1).optional(),
        ...z.object(examInfo).partial().shape,
      }),
    }),
    response: z.object({ exam: examDetail }),
    errors: [
      'not_found',
      'import_unfinished',
      'import_unsure',
      'bad_file',
      'exam_empty',
      'exam_deleted',
      'exam_suspended',
      'exam_merging',
    ],
  },
  'GET /exam/imports': {
    access: 'member',
    summary: 'My imports that have not become exams yet, the newest first',
    request: z.strictObject(pageInQuery),
    response: listOf(importView),
    errors: [],
  },
  'DELETE /exam/import': {
    access: 'member',
    summary: 'Give up an import',
    request: z.strictObject({ import_id: id }),
    response: done,
    errors: ['not_found'],
  },
  'GET /exam/import/questions': {
    access: 'member',
    summary: 'The questions of an import as they will look, with what is doubtful about each',
    request: z.strictObject({
      import_id: inQuery.id,
      ...pageInQuery,
      /** Only those with a problem. */
      doubtful: inQuery.number.pipe(z.literal([0, 1])).default(0),
    }),
    response: listOf(importedQuestion).extend({ files: mediaAddresses }),
    errors: ['not_found', 'import_unfinished', 'bad_file'],
  },
  'GET /exam/import/samples': {
    access: 'member',
    summary: 'A few questions of an import beside the cells they were read from, to be compared',
    request: z.strictObject({ import_id: inQuery.id }),
    response: z.object({
      list: z.array(comparedQuestion),
      files: mediaAddresses,
    }),
    errors: ['not_found', 'import_unfinished', 'bad_file'],
  },
  'GET /exam/import/problems': {
    access: 'member',
    summary: 'Everything that is doubtful about an import, by sheet and row',
    request: z.strictObject({ import_id: inQuery.id, ...pageInQuery }),
    response: listOf(problem),
    errors: ['not_found', 'import_unfinished', 'bad_file'],
  },
  'GET /exam/import/rejected': {
    access: 'member',
    summary: 'The rows of an import that gave no question',
    request: z.strictObject({ import_id: inQuery.id, ...pageInQuery }),
    response: listOf(rejectedRow).extend({ files: mediaAddresses }),
    errors: ['not_found', 'import_unfinished', 'bad_file'],
  },
  'GET /exam/import/rejected/file': {
    access: 'member',
    summary: 'The rows that gave no question as a spreadsheet, with the reason beside each',
    request: importId,
    response: 'bytes',
    errors: ['not_found', 'import_unfinished', 'bad_file'],
  },
  'GET /exam/import/report': {
    access: 'member',
    summary: 'Everything that is doubtful about an import as a spreadsheet, for the person who made the file',
    request: importId,
    response: 'bytes',
    errors: ['not_found', 'import_unfinished', 'bad_file', 'busy'],
  },
  'PUT /exam/import/question': {
    access: 'member',
    summary: 'Mend one question of an import, or make one of a rejected row',
    bodyBytes: limits.questionBytes,
    request: z.strictObject({
      import_id: id,
      /** As the preview numbers it, which is for good: what is made of a rejected row takes the next free number. */
      no: no.optional(),
      rejected_no: z.int().min(1).optional(),
      question,
    }),
    response: z.object({ import: importView }),
    errors: ['not_found', 'import_unfinished', 'bad_file', 'bad_question'],
  },
  'PUT /exam/import/confirmed': {
    access: 'member',
    summary: 'Say that the questions of an import are right, although some of them contradict themselves',
    request: z.strictObject({ import_id: id }),
    response: z.object({ import: importView }),
    errors: ['not_found', 'import_unfinished', 'import_unsure', 'bad_file'],
  },
  'PUT /exam/import/columns': {
    access: 'member',
    slow: true,
    summary:
      'Say how the file of an import is to be read: it is read anew, and edits in the preview stay where they fit',
    request: readingRequest,
    response: z.object({ import: importView }),
    errors: ['not_found', 'import_unfinished', 'bad_file', 'busy'],
  },
  'PUT /exam/import/step': {
    access: 'member',
    slow: true,
    summary: 'Undo the last step of the author in a preview, or do the next one again; repeating it changes nothing',
    request: z.strictObject({
      import_id: id,
      /** As the import names it. */
      step: z.int().min(1),
      undo: flag,
    }),
    response: z.object({ import: importView }),
    errors: ['not_found', 'import_unfinished', 'bad_file', 'nothing_to_undo', 'busy'],
  },
  'POST /exam/import/trial': {
    access: 'member',
    reads: true,
    summary: 'What would be read from the file of an import in another way; nothing of it is kept',
    request: trialRequest,
    response: z.object({
      questions_count: count,
      rejected_count: count,
      columns: z.array(sheetColumns),
      text: writtenText.optional(),
      /** A few of the questions. Their pictures are not shown. */
      list: z.array(comparedQuestion),
    }),
    errors: ['not_found', 'import_unfinished', 'bad_file', 'busy'],
  },
  'PUT /exam/import/scores': {
    access: 'member',
    slow: true,
    summary: 'Count 1 point for each question of an import whose score is missing; repeating it changes nothing',
    request: z.strictObject({ import_id: id }),
    response: z.object({ import: importView }),
    errors: ['not_found', 'import_unfinished', 'bad_file'],
  },
  'POST /exam/import/file': {
    access: 'member',
    summary: 'A picture, sound or video for a question of an import',
    request: z.strictObject({ import_id: inQuery.id }),
    upload: { maxBytes: limits.mediaBytes, extensions: mediaExtensions },
    response: z.object({ name: z.string(), url: z.string() }),
    errors: [
      'not_found',
      'import_unfinished',
      'bad_file',
      'bad_media',
      'image_too_large',
      'media_too_large',
      'storage_full',
    ],
  },
  'GET /exam/import/changes': {
    access: 'member',
    slow: true,
    summary: 'What an import would add to, change in and remove from the exam it upgrades',
    request: importId,
    response: z.object({
      added_count: count,
      changed_count: count,
      moved_count: count,
      removed_count: count,
      unchanged_count: count,
      /** The first of each kind. */
      added: z.array(change),
      changed: z.array(change),
      removed: z.array(change),
    }),
    errors: ['not_found', 'import_unfinished', 'bad_file'],
  },
  'POST /exam/import/undo': {
    access: 'member',
    slow: true,
    summary: 'Put my exam back to what it was before its last upgrade, within 30 days',
    request: z.strictObject({
      exam_id: id,
      /** The one to be undone: where the exam has left it already, nothing happens. */
      version: z.int().min(1).optional(),
    }),
    response: z.object({ exam: examDetail }),
    errors: ['not_found', 'exam_deleted', 'exam_merging', 'nothing_to_undo'],
  },
  'GET /exam/import/template': {
    access: 'member',
    summary: 'A spreadsheet to start from, with an example of every type, in the language asked for',
    request: z.strictObject({ language: z.literal(languages).optional() }),
    response: 'bytes',
    errors: [],
  },
  'GET /exam/export': {
    access: 'member',
    slow: true,
    summary: 'My exam as a spreadsheet, or as an archive where it has pictures, sound or video',
    request: z.strictObject({ exam_id: inQuery.id, language: z.literal(languages).optional() }),
    response: 'bytes',
    errors: ['not_found', 'exam_deleted', 'busy'],
  },
  'PUT /convert/docx': {
    access: 'member',
    summary: 'Have a Word document turned into a spreadsheet of questions',
    request: z.strictObject({}),
    upload: { maxBytes: limits.importBytes, extensions: ['docx'] },
    response: z.object({ key: z.string() }),
    errors: ['bad_file', 'storage_full', 'busy'],
  },
  'GET /convert/docx/result': {
    access: 'member',
    summary: 'What became of a Word document, for an hour; ready, it can be imported by its key or downloaded',
    request: z.strictObject({ key: convertKey }),
    response: z.object({
      status: z.literal(['processing', 'ready', 'failed']),
      message: z.string().optional(),
      questions_count: count.optional(),
      file_name: z.string().optional(),
      /** The spreadsheet, good for some minutes. */
      url: z.string().optional(),
    }),
    errors: ['not_found'],
  },
});
