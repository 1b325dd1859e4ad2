// Watching a homework while it runs, and what single members are given beyond the others.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { no } from '../exam/exam-fields.ts';
import { done, flag, id, instant, line, listOf, page, paragraph, queryString } from '../fields.ts';
import { homeworkStays, rules, sittingStates } from '../limits.ts';

/** Messages of an attempt that are shown: the newest. */
export const messagesShown = 50;

const count = z.int().min(0);

const allowance = {
  extra_minutes: z.int().min(0).max(rules.homework.extraMinutesMax),
  extra_attempts: z.int().min(0).max(rules.homework.extraAttemptsMax),
  /** Their own deadline; null for everybody's. */
  end_time: instant.nullable(),
};

const watchedMember = z.object({
  user_id: id,
  alias: z.string(),
  name: z.string(),
  state: z.literal(sittingStates),
  stay: z.literal(homeworkStays),
  /** Mine: somebody else gives me more. */
  is_mine: z.boolean(),
  answer_id: id.nullable(),
  round: count,
  started_at: instant.nullable(),
  deadline: instant.nullable(),
  handed_in_at: instant.nullable(),
  answered_count: count,
  /** The question answered last. */
  last_no: no.nullable(),
  last_saved_at: instant.nullable(),
  switches_count: count,
  is_timed_out: z.boolean(),
  is_switched_out: z.boolean(),
  /** By hand, because they had not begun. */
  reminded_at: instant.nullable(),
  ...allowance,
  /** Until when they may begin, as it stands. */
  begin_until: instant,
  /** Until when they have: of the go that they are at, or at the latest of one that they begin. */
  ends_at: instant,
});
export type WatchedMember = z.output<typeof watchedMember>;

/** Told to its person; kept with who gave it. */
const reason = line.max(rules.homework.reasonMax);

const person = z.object({ user_id: id, name: z.string() });

const message = z.object({
  message_id: id,
  text: z.string(),
  sent_at: instant,
  sender: person,
  /** Null for all who sat it then. */
  to: person.nullable(),
  to_count: count,
  seen_count: count,
});
export type HomeworkMessage = z.output<typeof message>;

export const homeworkWatchCalls = defineCalls({
  'POST /mymanaged/group/homework/watch': {
    access: 'member',
    summary: 'Who has not begun a homework, is at it and how far, has lost the connection, or has handed in',
    request: z.strictObject({
      homework_id: id,
      ...page,
      state: z.literal(sittingStates).optional(),
      query_string: queryString,
    }),
    response: listOf(watchedMember).extend({
      counts: z.record(z.literal(sittingStates), count),
      questions_count: count,
      server_time: instant,
    }),
    errors: ['not_found'],
    reads: true,
  },
  'PUT /mymanaged/group/homework/member/allowance': {
    access: 'member',
    summary: 'Give a member more time, a later deadline or another chance, also while they sit the homework',
    request: z.strictObject({
      homework_id: id,
      user_id: id,
      extra_minutes: allowance.extra_minutes.default(0),
      extra_attempts: allowance.extra_attempts.default(0),
      end_time: allowance.end_time.default(null),
      reason: reason.default(''),
      /** Only tell from when to when they would have. */
      preview: flag.default(false),
    }),
    response: z.object({ member: watchedMember }),
    errors: ['not_found', 'group_suspended', 'own_paper'],
  },
  'PUT /mymanaged/group/homework/member/reopen': {
    access: 'member',
    summary:
      'Let a member do it once more who has handed in or did not begin in time, with a reason that they are told',
    request: z.strictObject({
      homework_id: id,
      user_id: id,
      reason: reason.min(1),
      /** Until when; null where the time that they have is enough. */
      end_time: allowance.end_time.default(null),
    }),
    response: z.object({ member: watchedMember }),
    errors: ['not_found', 'group_suspended', 'own_paper', 'homework_running'],
  },
  'POST /mymanaged/group/homework/member/given': {
    access: 'member',
    summary: 'What a member was given beyond the others: when, by whom and why, the newest first',
    request: z.strictObject({ homework_id: id, user_id: id, ...page }),
    response: listOf(
      z.object({
        given_id: id,
        given_at: instant,
        giver: person,
        ...allowance,
        reason: z.string(),
        is_reopened: z.boolean(),
      }),
    ),
    errors: ['not_found'],
    reads: true,
  },
  'POST /mymanaged/group/homework/remind': {
    access: 'member',
    summary:
      'Remind all who have not begun and still may, or one of them; nobody hears of it twice within half an hour',
    request: z.strictObject({ homework_id: id, user_id: id.optional() }),
    response: z.object({
      reminded_count: count,
      /** Who have been reminded too recently. */
      resting_count: count,
    }),
    errors: ['not_found', 'group_suspended', 'homework_not_started', 'homework_ended'],
  },
  'POST /mymanaged/group/homework/message': {
    access: 'member',
    summary: 'Tell something to all who sit it now, or to one of them; it is on their screens at once',
    request: z.strictObject({
      homework_id: id,
      user_id: id.optional(),
      text: paragraph.min(1).max(rules.homework.messageMax),
      /** Sent again with the same key, it answers what was told the first time. */
      request_key: z.uuid(),
    }),
    response: z.object({ message }),
    errors: ['not_found', 'group_suspended', 'homework_nobody_sits'],
  },
  'POST /mymanaged/group/homework/messages': {
    access: 'member',
    summary: 'What those who sit it were told, the newest first',
    request: z.strictObject({ homework_id: id, ...page }),
    response: listOf(message),
    errors: ['not_found'],
    reads: true,
  },
  'PUT /joined/group/homework/messages/seen': {
    access: 'member',
    summary: 'I have read what I was told while I sat it',
    request: z.strictObject({ answer_id: id, message_ids: z.array(id).min(1).max(messagesShown) }),
    response: done,
    errors: ['not_found'],
  },
});
