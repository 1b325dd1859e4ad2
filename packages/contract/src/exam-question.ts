// The questions of an exam: read, searched, and edited one by one.
import { question } from '@tiku/questions/schema';
import { z } from 'zod';
import { defineCalls } from './call.ts';
import { examQuestion, mediaAddresses, no } from './exam-fields.ts';
import { id, inQuery, line, listOf, page, queryString } from './fields.ts';
import { limits } from './limits.ts';

/** A client sends it back with the place it came with, which does not move it. */
const place = {
  no,
  section_no: z.int().nullable().optional(),
  main_id: id.nullable().optional(),
  main: z.string().nullable().optional(),
};
const [choice, trueFalse, blank, matching, correction, open, ...forgotten] = question.options;
forgotten satisfies readonly [];
const liveQuestion = z.discriminatedUnion('type', [
  choice.extend(place),
  trueFalse.extend(place),
  blank.extend(place),
  matching.extend(place),
  correction.extend(place),
  open.extend(place),
]);

const hit = z.object({
  exam: z.object({ id, public_id: z.string(), title: z.string() }),
  question: examQuestion,
  files: mediaAddresses,
});

export const examQuestionCalls = defineCalls({
  'POST /question/search': {
    access: 'member',
    summary: 'Questions of every exam I may open, or of one, that hold these words; never with their keys',
    request: z.strictObject({
      ...page,
      start: z.int().min(0).max(limits.searchTotalMax).default(0),
      query_string: queryString,
      exam_id: id.optional(),
    }),
    response: listOf(hit).extend({ is_total_capped: z.boolean().optional() }),
    errors: ['not_found'],
  },
  'PUT /exam/live_update/question': {
    access: 'member',
    summary: 'Replace one question of my exam; what was asked so far stays as it was for those who were asked',
    bodyBytes: limits.questionBytes,
    request: z.strictObject({ exam_id: id, question: liveQuestion }),
    response: z.object({ question: examQuestion, files: mediaAddresses }),
    errors: ['not_found', 'exam_deleted', 'bad_question'],
  },
  'POST /exam/live_update/file': {
    access: 'member',
    summary: 'A picture, sound or video for the questions of my exam, with the name by which they refer to it',
    request: z.strictObject({ exam_id: inQuery.id }),
    upload: { maxBytes: limits.mediaBytes, extensions: ['jpg', 'jpeg', 'png', 'mp3', 'mp4'] },
    response: z.object({ name: z.string(), url: z.string() }),
    errors: ['not_found', 'exam_deleted', 'bad_media', 'storage_full'],
  },
  'GET /exam/file/2': {
    access: 'member',
    summary: 'A signed address of one file of an exam, good for some minutes',
    request: z.strictObject({ exam_id: inQuery.id, file_name: line.min(1).max(200) }),
    response: z.object({ url: z.string() }),
    errors: ['not_found'],
  },
});
