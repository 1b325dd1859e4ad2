// Watching a homework while it runs, and what single members are given beyond the others.
import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { no } from '../exam/exam-fields.ts';
import { flag, id, instant, listOf, page, queryString } from '../fields.ts';
import { homeworkStays, rules, sittingStates } from '../limits.ts';

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
  ...allowance,
  /** Until when they may begin, as it stands. */
  begin_until: instant,
  /** Until when they have: of the go that they are at, or at the latest of one that they begin. */
  ends_at: instant,
});
export type WatchedMember = z.output<typeof watchedMember>;

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
      /** Only tell from when to when they would have. */
      preview: flag.default(false),
    }),
    response: z.object({ member: watchedMember }),
    errors: ['not_found', 'group_suspended', 'own_paper'],
  },
});
