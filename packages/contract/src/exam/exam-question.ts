// The questions of an exam: read, searched, and edited one by one.
import { extendQuestion } from '@tiku/questions/schema';
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { examQuestion, mediaAddresses, no } from './exam-fields.ts';
import { done, fileName, id, inQuery, instant, line, listOf, page, queryString } from '../fields.ts';
import { limits, mediaExtensions, rules } from '../limits.ts';

/**
 * Where a question belongs; what is left out stays as it is. Another section takes it to the end of that section. Another
 * `main` rewrites the material for every question that shares it, a `main` without a `main_id` makes a new one, and null
 * takes the question out of its material.
 */
const place = {
  section_no: z.int().min(1).nullable().optional(),
  main_id: id.nullable().optional(),
  main: z.string().nullable().optional(),
};
const liveQuestion = extendQuestion({ no, ...place });
/** At its number, before the one that stands there now; at the end of its section without one. */
const newQuestion = extendQuestion({ no: no.optional(), ...place });

/** The exam as its author last saw it. Numbers may mean other questions since: then nothing is changed. */
const seenAt = instant;

const section = z.object({
  no: z.int().min(1).max(rules.section.max),
  title: line.min(1).max(rules.section.titleMax),
  description: z.string().max(rules.section.descriptionMax).default(''),
});

const placed = z.object({ no, updated_at: instant });

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
    request: z.strictObject({ exam_id: id, question: liveQuestion, updated_at: seenAt.optional() }),
    response: z.object({ question: examQuestion, files: mediaAddresses, updated_at: instant }),
    errors: ['not_found', 'exam_deleted', 'exam_changed', 'exam_merging', 'bad_question'],
  },
  'POST /exam/live_update/question': {
    access: 'member',
    summary: 'Add one question to my exam; the very same question again in its section adds nothing',
    bodyBytes: limits.questionBytes,
    request: z.strictObject({ exam_id: id, question: newQuestion }),
    response: z.object({ question: examQuestion, files: mediaAddresses, updated_at: instant }),
    errors: ['not_found', 'exam_deleted', 'exam_merging', 'bad_question'],
  },
  'PUT /exam/live_update/place': {
    access: 'member',
    slow: true,
    summary: 'Move one question of my exam to another number, to the end of another section, or to a number in it',
    request: z.strictObject({
      exam_id: id,
      no,
      to_no: no.optional(),
      /** The section of the question that stands at `to_no` unless it is given. */
      section_no: place.section_no,
      updated_at: seenAt,
    }),
    response: placed,
    errors: ['not_found', 'exam_deleted', 'exam_changed', 'exam_merging'],
  },
  'DELETE /exam/live_update/questions': {
    access: 'member',
    slow: true,
    summary: 'Take questions out of my exam; those who were asked them keep their answers and results',
    request: z.strictObject({
      exam_id: id,
      noes: z.array(no).min(1).max(limits.noesMax),
      updated_at: seenAt,
    }),
    response: z.object({ questions_count: z.int().min(0), updated_at: instant }),
    errors: ['not_found', 'exam_deleted', 'exam_changed', 'exam_merging', 'exam_empty'],
  },
  'PUT /exam/live_update/section': {
    access: 'member',
    summary: 'Name a section of my exam; the number after the last adds one',
    request: z.strictObject({ exam_id: id, ...section.shape }),
    response: z.object({ section }),
    errors: ['not_found', 'exam_deleted'],
  },
  'DELETE /exam/live_update/section': {
    access: 'member',
    summary: 'Remove a section of my exam that has no questions; those after it move up',
    request: z.strictObject({ exam_id: id, no: section.shape.no }),
    response: done,
    errors: ['not_found', 'exam_deleted', 'section_not_empty'],
  },
  'POST /exam/live_update/file': {
    access: 'member',
    summary: 'A picture, sound or video for the questions of my exam, with the name by which they refer to it',
    request: z.strictObject({ exam_id: inQuery.id }),
    upload: { maxBytes: limits.mediaBytes, extensions: mediaExtensions },
    response: z.object({ name: z.string(), url: z.string() }),
    errors: ['not_found', 'exam_deleted', 'bad_media', 'image_too_large', 'media_too_large', 'storage_full'],
  },
  'GET /exam/file/2': {
    access: 'member',
    summary: 'A signed address of one file of an exam, good for some minutes',
    request: z.strictObject({ exam_id: inQuery.id, file_name: fileName.min(1).max(200) }),
    response: z.object({ url: z.string() }),
    errors: ['not_found'],
  },
});
