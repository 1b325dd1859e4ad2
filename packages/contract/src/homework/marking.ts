// What people mark in a homework: answers to open questions, paper by paper or question by question.
import { scoreBetween, scoreUpTo } from '@tiku/questions/schema';
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { examQuestion, hiddenKey, no, questionType } from '../exam/exam-fields.ts';
import { done, fileName, flag, id, inQuery, instant, listOf, page, paragraph } from '../fields.ts';
import { homeworkStays, limits, rules } from '../limits.ts';
import { gradeChange } from '../practice/practice-fields.ts';

const count = z.int().min(0);
const points = z.number().min(0);
const person = z.object({ user_id: id, name: z.string() });

/** What somebody gave for an answer; version 0 while nobody has. */
const mark = {
  /** Null while there is no score. */
  m_s: points.nullable(),
  m_c: z.string(),
  version: count,
  marker: person.nullable(),
  marked_at: instant.nullable(),
  /** Of the rubric: those that it meets, and what was added by hand; null where it was not given by the rubric. */
  criteria: z.array(id),
  adjustment: z.number().nullable(),
};

const paper = {
  answer_id: id,
  /** Null, and the name empty, where names are hidden. */
  user_id: id.nullable(),
  name: z.string(),
  /** The number of this paper among those of the same person. */
  round: z.int().min(1),
  /** Its marking was completed: a mark of it changes only by being corrected, with a reason. */
  is_completed: z.boolean(),
};

/** A paper that was handed in with answers for people to mark. */
const markedPaper = z.object({
  ...paper,
  /** Null where names are hidden: both would tell who it is. */
  handed_in_at: instant.nullable(),
  stay: z.literal(homeworkStays).nullable(),
  answers_count: count,
  marked_count: count,
  /** Graded points, and the marks so far. */
  score: points,
  full_score: points,
  /** Mine: somebody else marks it. */
  is_mine: z.boolean(),
});
export type MarkedPaper = z.output<typeof markedPaper>;

/** An answer, with everybody who gave it: those without files that are alike but for width, case and space are one. */
const markedAnswer = z.object({
  no,
  /** Among all answers of the paper or to the question, marked ones too: it stays while they are being marked. */
  place: z.int().min(1),
  answer: z.object({ text: z.string(), files: z.array(z.string()) }),
  papers: z.array(
    z.object({
      ...paper,
      ...mark,
      /** How it was graded anew since its marking was completed, the last change last. */
      changes: z.array(gradeChange),
    }),
  ),
});
export type MarkedAnswer = z.output<typeof markedAnswer>;

export const savedMark = z.object({ answer_id: id, no, ...mark });
export type SavedMark = z.output<typeof savedMark>;

const givenMark = z.strictObject({
  no,
  /** Null takes the score back. */
  m_s: scoreUpTo(rules.homework.scoreMax).nullable(),
  m_c: paragraph.max(rules.homework.commentMax).default(''),
  /** Which of the papers of that person; the last one where it is left out. */
  answer_id: id.optional(),
  /** Where it is marked by the rubric: `m_s` is what these come to, or the rubric is no longer the one that was seen. */
  rubric: z
    .strictObject({
      criteria: z.array(id).max(rules.homework.criteriaMax),
      adjustment: scoreBetween(-rules.homework.scoreMax, rules.homework.scoreMax).default(0),
    })
    .optional(),
  /** Of the mark that is to be changed: it is changed only if nobody else has meanwhile. */
  version: count.default(0),
  /** The same for these papers, whose answers are alike. */
  others: z
    .array(z.strictObject({ answer_id: id, version: count.default(0) }))
    .max(limits.alikeAtOnce)
    .default([]),
});

/** Who is marked by somebody who does not want to know it: no names, and an order that does not tell them. */
const namesHidden = flag.default(false);

export const homeworkMarkingCalls = defineCalls({
  'POST /mymanaged/group/homework/member_marks': {
    access: 'member',
    summary: 'The papers of a homework that people mark, those that wait for it first, and how far each question is',
    request: z.strictObject({
      homework_id: id,
      ...page,
      /** Only those that wait, or only those that are completed. */
      is_completed: flag.optional(),
      names_hidden: namesHidden,
    }),
    response: listOf(markedPaper).extend({
      questions: z.array(
        z.object({ no, type: questionType, score: points, answers_count: count, unmarked_count: count }),
      ),
      /** Papers that wait, and answers in them that have no mark yet. */
      waiting_count: count,
      unmarked_count: count,
      /** Of those that wait: what completing would take now. Mine is never among them. */
      completable_count: count,
      completed_count: count,
      /** Of those whose marking was completed last, while their results are on their way: how many there are, and how many wait. */
      completing: z.object({ total: count, left: count }).nullable(),
    }),
    errors: ['not_found'],
    reads: true,
  },
  'POST /group/homework/member/question/marks': {
    access: 'member',
    summary: 'Answers to mark: those of one person or paper, or those to one question, with what was given for them',
    request: z
      .strictObject({
        homework_id: id,
        user_id: id.optional(),
        answer_id: id.optional(),
        no: no.optional(),
        /** From the place after `start`. */
        ...page,
        /** Only those that have no mark yet. */
        is_unmarked: flag.default(false),
        names_hidden: namesHidden,
      })
      .check(({ value, issues }) => {
        if (value.user_id !== undefined || value.answer_id !== undefined || value.no !== undefined) return;
        issues.push({ code: 'invalid_type', expected: 'number', path: ['user_id'], input: undefined });
      }),
    response: listOf(markedAnswer).extend({
      /** What to ask for after these: more of the same, the next paper or the next question. */
      next: z.object({ answer_id: id.optional(), no: no.optional(), start: count }).nullable(),
      /** Those that the answers are to, with the keys that I may see. */
      questions: z.array(examQuestion),
      /** Those without a key, and why. */
      hidden_keys: z.array(hiddenKey.extend({ no })),
      /** Addresses of what the questions name, and of what the answers do. */
      files: z.record(z.string(), z.string()),
      answer_files: z.record(z.string(), z.string()),
      /** What I have written before: to these questions, then in this homework, then elsewhere; the most used first. */
      comments: z.array(z.string()),
    }),
    errors: ['not_found', 'own_paper'],
    reads: true,
  },
  'POST /group/homework/question/alike_answers': {
    access: 'member',
    summary:
      'Answers to a question that say the same in nearly the same words, for somebody to confirm: nothing is marked by it',
    request: z.strictObject({ homework_id: id, no, names_hidden: namesHidden }),
    response: z.object({
      /** The largest first. Each has answers without a mark, and none whose marking is completed. */
      groups: z.array(z.object({ answers: z.array(markedAnswer) })),
    }),
    errors: ['not_found'],
    reads: true,
    slow: true,
  },
  'PUT /group/homework/member/question/mark': {
    access: 'member',
    summary: 'Mark answers: all of them, or none where somebody else has marked one of them meanwhile',
    request: z
      .strictObject({
        homework_id: id,
        user_id: id.optional(),
        marks: z.array(givenMark).min(1).max(limits.marksAtOnce),
      })
      .check(({ value, issues }) => {
        if (value.user_id !== undefined || value.marks.every(({ answer_id }) => answer_id !== undefined)) return;
        issues.push({ code: 'invalid_type', expected: 'number', path: ['user_id'], input: undefined });
      }),
    response: z.object({ marks: z.array(savedMark) }),
    bodyBytes: limits.homeworkBytes,
    errors: ['not_found', 'group_suspended', 'mark_changed', 'rubric_changed', 'homework_marked', 'own_paper'],
  },
  'PUT /group/homework/question/mark/complete': {
    access: 'member',
    summary:
      'Complete the marking of all papers handed in so far: their results come out, those of many one after the other. ' +
      'Cannot be undone; asked again, it completes what has been handed in and marked since',
    request: z.strictObject({ homework_id: id }),
    /** `left_count`: whose results are still on their way, of these and of those before. */
    response: z.object({ completed_count: count, left_count: count }),
    errors: ['not_found', 'group_suspended', 'homework_unmarked', 'own_paper'],
  },
  'DELETE /group/homework/mark/comment': {
    access: 'member',
    summary: 'No longer offer me a comment of mine, until I write it again. Where I wrote it, it stays',
    request: z.strictObject({ homework_id: id, comment: paragraph.min(1).max(rules.homework.commentMax) }),
    response: done,
    errors: ['not_found'],
  },
  'GET /group/homework/member/answer/file': {
    access: 'member',
    summary: 'A signed address of one file of an answer, good for some minutes: for its author and its markers',
    request: z.strictObject({
      homework_id: inQuery.id,
      user_id: inQuery.id,
      no: inQuery.number.pipe(no),
      file_name: fileName
        .min(1)
        .max(300)
        .regex(/^(?!\.)[^/\\]+$/u),
    }),
    response: z.object({ url: z.string() }),
    errors: ['not_found'],
  },
});
