// What a homework can be put together from: the questions of an exam or a bank, as rows.
import { z } from 'zod';
import { difficultyLevel } from '../bank/bank-fields.ts';
import { defineCalls } from '../call.ts';
import { no, questionType } from '../exam/exam-fields.ts';
import { flag, id, listOf, page, queryString } from '../fields.ts';
import { examKinds, limits, rules } from '../limits.ts';

export const homeworkOfferCalls = defineCalls({
  'POST /mymanaged/group/homework/offered': {
    access: 'member',
    summary:
      'Questions of an exam I may open, or of my bank, as rows to choose a homework from: their beginnings and scores, never their keys',
    reads: true,
    request: z.strictObject({
      exam_id: id,
      /** A group that I manage: says which of them its homework has asked before. */
      group_id: id.optional(),
      /** These, all of them at once. */
      noes: z.array(no).min(1).max(limits.homeworkChosen).optional(),
      type: questionType.optional(),
      /** Of a bank its categories. */
      section_noes: z.array(z.int().min(1).max(32_767)).max(rules.bank.categoriesMax).optional(),
      difficulty: difficultyLevel.optional(),
      /** Without what the group was asked before. */
      unused: flag.default(false),
      /** Without these. */
      except: z.array(no).max(limits.homeworkChosen).default([]),
      /** So many of those that fit at once, the first of them or by chance. */
      pick: z
        .strictObject({ count: z.int().min(1).max(limits.homeworkChosen), by_chance: flag.default(false) })
        .optional(),
      ...page,
      query_string: queryString,
    }),
    response: listOf(
      z.object({
        no,
        type: questionType,
        score: z.number().min(0),
        section_no: z.int().nullable(),
        difficulty: difficultyLevel.nullable(),
        /** The beginning of its stem, as plain text. */
        stem: z.string(),
        is_used: z.boolean(),
      }),
    ).extend({
      exam: z.object({
        exam_id: id,
        title: z.string(),
        kind: z.literal(Object.values(examKinds)),
        questions_count: z.int().min(0),
      }),
      /** Those that are among its questions. */
      types: z.array(questionType),
    }),
    bodyBytes: limits.homeworkBytes,
    errors: ['not_found'],
  },
});
