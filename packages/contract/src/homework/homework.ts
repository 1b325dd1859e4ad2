// Homework: set by those who manage a group, listed for them and for those who are to do it.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { no, questionType } from '../exam/exam-fields.ts';
import { done, id, inQuery, instant, listOf, orderBy, page, queryString } from '../fields.ts';
import { someGroups } from '../group/group-fields.ts';
import {
  chosenQuestions,
  chosenScore,
  homeworkInfo,
  joinedHomework,
  managedHomework,
  memberHomework,
} from './homework-fields.ts';
import { homeworkOrders, limits, rules } from '../limits.ts';

const list = z.strictObject({
  group_id: id,
  ...page,
  query_string: queryString,
  order_by: orderBy(homeworkOrders),
});
const homeworkIds = z.strictObject({
  group_id: id,
  homework_ids: z.array(id).min(1).max(limits.sharesAtOnce),
});
const joined = z.object({ homework: joinedHomework });
const instructions = z.string();

/** What a manager has put together so far: a text that the web makes sense of. */
const draft = z.string().max(rules.homework.draftMax);

/** Members of a group that a homework is for, where it is not for all. */
const homeworkPeople = 2_000;

export const homeworkCalls = defineCalls({
  'POST /joined/group/homeworks': {
    access: 'member',
    summary: 'The homework of a group that I am in',
    request: list,
    response: listOf(joinedHomework),
    errors: ['not_found'],
  },
  'GET /user/recent/group/homeworks': {
    access: 'member',
    summary: 'Homework of all my groups: what is due first, then what ended last',
    request: z.strictObject({}),
    response: z.object({ list: z.array(joinedHomework) }),
    errors: [],
  },
  'GET /joined/group/homework/detail': {
    access: 'member',
    summary: 'A homework of a group that I am in, by its own id or that of its exam',
    request: z
      .strictObject({ homework_id: inQuery.id.optional(), exam_id: inQuery.id.optional() })
      .check(({ value, issues }) => {
        if (value.homework_id !== undefined || value.exam_id !== undefined) return;
        issues.push({ code: 'invalid_type', expected: 'number', path: ['homework_id'], input: undefined });
      }),
    response: joined.extend({
      instructions,
      /** Why it was opened for me once more, the last time; null where it never was. */
      reopened: z.object({ reason: z.string(), given_at: instant }).nullable(),
    }),
    errors: ['not_found'],
  },
  'POST /mtgroup/homework/read': {
    access: 'member',
    summary: 'Mark a homework of a group that I am in as read',
    request: z.strictObject({ homework_id: id }),
    response: joined,
    errors: ['not_found'],
  },
  'POST /mymanaged/group/homeworks': {
    access: 'member',
    summary: 'The homework of a group that I own or administer',
    request: list,
    response: listOf(managedHomework),
    errors: ['not_found'],
  },
  'POST /mymanaged/group/member/homeworks': {
    access: 'member',
    summary: 'What became of the homework of one member of a group that I own or administer',
    request: z.strictObject({ group_id: id, user_id: id, ...page }),
    response: listOf(memberHomework),
    errors: ['not_found'],
  },
  'GET /mymanaged/group/homework/detail': {
    access: 'member',
    summary: 'A homework of a group that I own or administer, with where its questions come from',
    request: z.strictObject({ homework_id: inQuery.id }),
    response: z.object({
      homework: managedHomework,
      instructions,
      /** As it was chosen; an exam may have been changed or removed since. */
      exams: z.array(chosenQuestions.extend({ title: z.string() })),
      /** What each question earns, in their order. */
      scores: z.array(z.number().min(0)),
      /** Nobody has begun: its questions may still be changed. */
      is_editable: z.boolean(),
      /** The members that it is for; null for everybody. */
      user_ids: z.array(id).nullable(),
    }),
    errors: ['not_found'],
  },
  'PUT /mymanaged/group/homework': {
    access: 'member',
    summary:
      'Set a homework in one or several groups that I own or administer, or change one: its title, times and rules always, its questions until somebody has begun',
    request: z
      .strictObject({
        homework: z.strictObject({
          ...homeworkInfo,
          homework_id: id.optional(),
          group_id: id.optional(),
          /** One homework for each. */
          group_ids: someGroups.optional(),
          /**
           * The members that it is for, of one group; null for everybody. Of a homework that is changed, left out where that
           * stays; those who have begun keep it.
           */
          user_ids: z.array(id).min(1).max(homeworkPeople).nullable().optional(),
          /** What is not listed earns what it earns in its exam. */
          scores: z.array(chosenScore).max(limits.homeworkChosen).optional(),
        }),
        /** Of a homework that is changed, left out where its questions stay. */
        exams: z.array(chosenQuestions).max(limits.homeworkChosen).optional(),
        /** Sent again with the same key, it answers what was set the first time. */
        request_key: z.uuid().optional(),
      })
      .check(({ value: { homework }, issues }) => {
        const { homework_id, group_id, group_ids } = homework;
        if (homework_id !== undefined || group_id !== undefined || group_ids !== undefined) return;
        issues.push({ code: 'invalid_type', expected: 'number', path: ['homework', 'group_id'], input: undefined });
      }),
    response: z.object({ homework: managedHomework, list: z.array(managedHomework) }),
    bodyBytes: limits.homeworkBytes,
    errors: [
      'not_found',
      'group_disbanded',
      'group_suspended',
      'homework_empty',
      'homework_too_long',
      'homework_begun',
      'own_paper',
    ],
  },
  'DELETE /mymanaged/group/homeworks': {
    access: 'member',
    summary:
      'Delete homework of a group that I own or administer; for some time it can be recovered, with what was handed in',
    request: homeworkIds,
    response: done,
    errors: ['not_found', 'group_suspended'],
  },
  'PUT /mymanaged/group/homeworks/recover': {
    access: 'member',
    summary: 'Recover homework that was deleted, with what was handed in',
    request: homeworkIds,
    response: z.object({ list: z.array(managedHomework) }),
    errors: ['not_found', 'group_suspended'],
  },
  'POST /app/user/exam/questionscores': {
    access: 'member',
    summary: 'What questions of an exam earn, and of which type they are',
    request: z.strictObject({ exam_id: id, noes: z.array(no).min(1).max(limits.homeworkChosen) }),
    response: z.object({
      list: z.array(
        z.object({
          no,
          type: questionType,
          score: z.number().min(0),
          section_no: z.int().nullable(),
          difficulty: z.int().nullable(),
        }),
      ),
    }),
    errors: ['not_found'],
    reads: true,
  },
  'GET /mymanaged/group/homework/draft': {
    access: 'member',
    summary: 'What I have put together of a homework for a group, and not published yet',
    request: z.strictObject({ group_id: inQuery.id }),
    response: z.object({ draft: draft.nullable(), updated_at: instant.nullable() }),
    errors: ['not_found'],
  },
  'PUT /mymanaged/group/homework/draft': {
    access: 'member',
    summary: 'Keep what I have put together of a homework for a group',
    request: z.strictObject({ group_id: id, draft }),
    response: z.object({ updated_at: instant }),
    bodyBytes: limits.homeworkBytes,
    errors: ['not_found', 'group_disbanded', 'group_suspended'],
  },
  'DELETE /mymanaged/group/homework/draft': {
    access: 'member',
    summary: 'Give up what I have put together of a homework for a group',
    request: z.strictObject({ group_id: id }),
    response: done,
    errors: ['not_found'],
  },
});
