// What people make of questions: wrong, kept, mastered, noted; and the lists of them.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { examQuestion, listedExam, mediaAddresses, no } from '../exam/exam-fields.ts';
import { id, inQuery, instant, listOf, orderBy, page, paragraph, queryString } from '../fields.ts';
import { limits, markedExamOrders, rules } from '../limits.ts';
import { answer, gradingResult } from '../practice/practice-fields.ts';
import { questionMark, seenQuestion } from './question-fields.ts';

const examId = z.strictObject({ exam_id: id });
const noes = z.array(no).min(1).max(limits.noesMax);
const count = z.int().min(0);

/** 0 adds, 1 removes. */
const mode = z.literal([0, 1]).default(0);

/** What I answered last and had judged, in the order in which the question comes; null where its key does not come along. */
const lastAnswer = z.object({
  answer,
  answered_at: instant,
  result: gradingResult,
  self_score: z.number().min(0).nullable(),
});
export type LastAnswer = z.output<typeof lastAnswer>;

const questionsOf = (kind: string) =>
  ({
    access: 'member',
    summary: `My ${kind} questions of an exam by range or by numbers; with the key of those I have answered or been shown, and what I answered last`,
    request: z.strictObject({ exam_id: id, ...page, noes: noes.optional() }),
    response: z.object({
      list: z.array(
        z.object({
          question: examQuestion,
          mark: questionMark,
          with_key: z.boolean(),
          last_answer: lastAnswer.nullable(),
        }),
      ),
      total: count.optional(),
      files: mediaAddresses,
    }),
    errors: ['not_found'],
  }) as const;

const noesOf = (kind: string) =>
  ({
    access: 'member',
    summary: `The numbers of my ${kind} questions of an exam`,
    request: examId,
    response: z.object({ noes: z.array(no) }),
    errors: ['not_found'],
  }) as const;

const removal = (kind: string) =>
  ({
    access: 'member',
    summary: `Take questions off the list of ${kind} ones`,
    request: z.strictObject({ exam_id: id, noes }),
    response: z.object({ removed_count: count }),
    errors: [],
  }) as const;

const removalOfAll = (kind: string) =>
  ({
    access: 'member',
    summary: `Empty the list of ${kind} questions of an exam`,
    request: examId,
    response: z.object({ removed_count: count }),
    errors: [],
  }) as const;

const examsWith = (kind: string) =>
  ({
    access: 'member',
    summary: `The exams in which I have ${kind} questions, as far as I may open them`,
    request: z.strictObject({
      ...page,
      query_string: queryString,
      order_by: orderBy(markedExamOrders),
    }),
    response: listOf(z.object({ exam: listedExam, marked_count: count, marked_at: instant })),
    errors: [],
  }) as const;

export const questionCalls = defineCalls({
  'POST /app/user/exam/questions/wrong': questionsOf('wrong'),
  'POST /app/user/exam/questions/favorited': questionsOf('favourited'),
  'POST /app/user/exam/questions/noted': questionsOf('noted'),
  'POST /app/user/exam/questions/wrong/noes': noesOf('wrong'),
  'POST /app/user/exam/questions/favorited/noes': noesOf('favourited'),
  'POST /app/user/exam/questions/noted/noes': noesOf('noted'),
  'POST /app/user/exam/questions/mastered/noes': noesOf('mastered'),
  'DELETE /app/user/exam/questions/wrong': removal('wrong'),
  'DELETE /app/user/exam/questions/wrong/all': removalOfAll('wrong'),
  'DELETE /app/user/exam/questions/favorited': removal('favourited'),
  'DELETE /app/user/exam/questions/favorited/all': removalOfAll('favourited'),
  'DELETE /app/user/exam/questions/mastered': removal('mastered'),
  'DELETE /app/user/exam/questions/mastered/all': removalOfAll('mastered'),
  'GET /app/user/exam/questions/excel': {
    access: 'member',
    summary: 'One of my lists of an exam as a spreadsheet; with the keys of those I have answered or been shown',
    request: z.strictObject({ exam_id: inQuery.id, kind: z.literal(['wrong', 'favorited', 'noted']) }),
    response: 'bytes',
    errors: ['not_found'],
  },
  'POST /online/questions/favorite': {
    access: 'member',
    summary: 'Keep a question, or no longer',
    request: z.strictObject({ ...seenQuestion, mode }),
    response: z.object({ is_favorited: z.boolean() }),
    errors: ['not_found'],
  },
  'POST /online/questions/mastered': {
    access: 'member',
    summary: 'Mark a question as mastered, or no longer; mastered ones leave the list of wrong ones',
    request: z.strictObject({ ...seenQuestion, mode }),
    response: z.object({ is_mastered: z.boolean() }),
    errors: ['not_found'],
  },
  'POST /online/questions/note': {
    access: 'member',
    summary: 'Write a note to a question, or remove it',
    request: z.strictObject({ ...seenQuestion, note: paragraph.max(rules.question.noteMax).default(''), mode }),
    response: z.object({ note: z.string().nullable(), noted_at: instant.nullable() }),
    errors: ['not_found'],
  },
  'GET /online/questions/note': {
    access: 'member',
    summary: 'My note to a question',
    request: z.strictObject({ exam_id: inQuery.id, no: inQuery.number.pipe(no) }),
    response: z.object({ note: z.string().nullable(), noted_at: instant.nullable() }),
    errors: ['not_found'],
  },
  'POST /app/user/exam/questions/marks': {
    access: 'member',
    summary: 'What I made of some questions of an exam; those without a mark are left out',
    request: z.strictObject({ exam_id: id, noes, answer_id: seenQuestion.answer_id }),
    response: z.object({ list: z.array(questionMark.extend({ no })) }),
    errors: ['not_found'],
  },
  'POST /user/exams/wrong': examsWith('wrong'),
  'POST /user/exams/favorite': examsWith('favourited'),
  'POST /user/exams/note': examsWith('noted'),
});
