// What lies behind: how somebody stands with an exam, the report of an attempt, and their history.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { examSection, hiddenKey, no, questionType } from '../exam/exam-fields.ts';
import { flag, id, inQuery, listOf, page } from '../fields.ts';
import { givers, limits } from '../limits.ts';
import {
  attemptEntry,
  handInResult,
  isRemoved,
  paperPart,
  placedTest,
  practiceRecord,
  practiceType,
  rank,
  sheetState,
} from './practice-fields.ts';

const count = z.int().min(0);
const points = z.number().min(0);

/** How much of a part of the paper was right. */
const share = {
  questions_count: count,
  answered_count: count,
  correct_count: count,
  judged_count: count,
  score: points,
  full_score: points,
};

export const practiceHistoryCalls = defineCalls({
  'GET /exam/user_online_prac/home': {
    access: 'member',
    summary: 'How I stand with an exam, by way of practising; without `exam_id` what I practised last, in all exams',
    request: z.strictObject({ exam_id: inQuery.id.optional() }),
    response: z.object({
      practices: z.array(practiceRecord),
      /** Only with `exam_id`. */
      exam: z
        .object({
          questions_count: count,
          done_count: count,
          wrong_count: count,
          favorited_count: count,
          noted_count: count,
          mastered_count: count,
          /** Of my best test. */
          rank,
          /** Practised in the app alone. */
          has_levels: z.boolean(),
          is_vip: z.boolean(),
        })
        .optional(),
    }),
    errors: ['not_found'],
  },
  'GET /exam/user_online_prac/answer_results': {
    access: 'member',
    summary:
      'The report of an attempt that is handed in; without its questions where the author has removed the exam for good',
    request: z.strictObject({
      answer_id: inQuery.id,
      exam_id: inQuery.id.optional(),
      prac_id: inQuery.id.optional(),
      /** Questions come along: those around the one with this number, or the first ones. */
      with_part: inQuery.number.pipe(z.literal([0, 1])).optional(),
      no: inQuery.number.pipe(no).optional(),
    }),
    response: z.object({
      report: handInResult.extend({
        score: points,
        self_score: points,
        marked_score: points,
        correct_count: count,
        judged_count: count,
        unmarked_count: count,
        exam: z.object({ id, public_id: z.string(), title: z.string() }),
        is_removed: isRemoved,
        /** Open answers are mine to judge: the exam allows it, and nobody else marks them. */
        may_judge: z.boolean(),
        /** The share of the judged questions that is right; null without one. */
        correct_rate: z.number().min(0).max(1).nullable(),
        /** Parts may be single questions: none for a marker who may not see all keys. */
        sections: z.array(z.object({ section_no: z.int().nullable(), title: z.string(), ...share })),
        types: z.array(z.object({ type: questionType, ...share })),
        rank,
      }),
      /** In the order asked. */
      list: z.array(
        z.object({
          no,
          type: questionType,
          section_no: examSection.shape.no.nullable(),
          state: sheetState,
          /** Null for a marker who may not see the key. */
          earned: points.nullable(),
          /** Who gave it; null while nobody has. */
          given_by: z.literal(givers).nullable(),
          total: points,
          is_marked: z.boolean(),
          right_share: z.number().min(0).max(1).nullable(),
          /** For a marker: why neither the key nor whether the answer is right is shown. */
          hidden_key: hiddenKey.nullable(),
        }),
      ),
      part: paperPart.optional(),
    }),
    errors: ['not_found', 'not_handed_in', 'result_withheld'],
  },
  'GET /exam/ranks': {
    access: 'member',
    summary: 'The first places in an exam by everybody’s best test, without those who hide their rank; and mine',
    request: z.strictObject({ exam_id: inQuery.id }),
    response: z.object({
      list: z.array(placedTest.extend({ user_id: id, name: z.string(), is_mine: z.boolean() })),
      /** Null for somebody who hides their rank or has taken no test. */
      mine: placedTest.extend({ people: z.int().min(1) }).nullable(),
      is_hidden: z.boolean(),
    }),
    errors: ['not_found'],
  },
  'POST /exam/user_online_prac/history_answers': {
    access: 'member',
    summary: 'My attempts, newest first, at one exam or at all',
    request: z.strictObject({ exam_id: id.optional(), prac_type: practiceType.optional(), ...page }),
    response: listOf(attemptEntry),
    errors: [],
  },
  'DELETE /exam/user_online_prac/history_answers': {
    access: 'member',
    summary: 'Delete some of my attempts; ids that are not mine are reported and left alone',
    request: z.strictObject({
      exam_id: id,
      answer_ids: z.array(id).min(1).max(limits.noesMax),
      /** Practice that still runs is given up, instead of refusing. A test that runs always refuses. */
      with_running: flag.optional(),
    }),
    response: z.object({ deleted: z.array(id), not_found: z.array(id) }),
    errors: ['attempt_running', 'homework_kept'],
  },
  'DELETE /exam/user_online_prac/all_answers': {
    access: 'member',
    summary: 'Delete all my attempts at an exam',
    request: z.strictObject({ exam_id: id, with_running: flag.optional() }),
    response: z.object({ deleted_count: count }),
    errors: ['attempt_running', 'homework_kept'],
  },
});
