import { homeworkWatchCalls } from '@tiku/contract';
import type { WatchedMember } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { findManaged } from '../lists/homework-list.store.ts';
import type { ManagedRow } from '../homework-row.ts';
import { giveAllowance, reopen } from './give-allowance.ts';
import { countGiven, selectGiven } from './given.store.ts';
import type { GivenRow } from './given.store.ts';
import { countMessages, noteMessagesSeen, selectMessages } from './message.store.ts';
import { remindAbsent } from './remind-absent.ts';
import { sendMessage } from './send-message.ts';
import { countStates, selectWatched } from './watch.store.ts';
import type { WatchedRow, WatchQuery } from './watch.store.ts';

export const homeworkWatchRoutes = defineRoutes(homeworkWatchCalls, {
  'POST /mymanaged/group/homework/watch': async (context, { homework_id, req_total, ...query }) => {
    const { total, ...watched } = await watch(context, homework_id, query);
    return { ...watched, ...(req_total ? { total } : {}) };
  },

  'PUT /mymanaged/group/homework/member/allowance': async (context, given) => ({
    member: presentWatched(await giveAllowance(context, given), context.actor),
  }),

  'PUT /mymanaged/group/homework/member/reopen': async (context, wanted) => ({
    member: presentWatched(await reopen(context, wanted), context.actor),
  }),

  'POST /mymanaged/group/homework/member/given': async (
    { db, actor },
    { homework_id, user_id, req_total, ...page },
  ) => {
    await selectManaged(db, actor, homework_id);
    const rows = await selectGiven(db, homework_id, user_id, page);
    return {
      list: rows.map(presentGiven),
      ...(req_total ? { total: await countGiven(db, homework_id, user_id) } : {}),
    };
  },

  'POST /mymanaged/group/homework/remind': async (context, wanted) => remindAbsent(context, wanted),

  'POST /mymanaged/group/homework/message': async (context, said) => ({ message: await sendMessage(context, said) }),

  'POST /mymanaged/group/homework/messages': async ({ db, actor }, { homework_id, req_total, ...page }) => {
    await selectManaged(db, actor, homework_id);
    return {
      list: await selectMessages(db, homework_id, page),
      ...(req_total ? { total: await countMessages(db, homework_id) } : {}),
    };
  },

  'PUT /joined/group/homework/messages/seen': async ({ db, actor }, { answer_id, message_ids }) => {
    if (!(await noteMessagesSeen(db, actor, answer_id, message_ids))) throw new AppError('not_found');
    return {};
  },
});

async function selectManaged(db: Db, actor: Actor, homeworkId: number): Promise<ManagedRow> {
  const homework = await findManaged(db, actor, homeworkId);
  if (!homework) throw new AppError('not_found');
  return homework;
}

async function watch({ db, actor }: Context<'member'>, homeworkId: number, query: WatchQuery) {
  const homework = await selectManaged(db, actor, homeworkId);
  const { id, group_id, questions_count, server_time } = homework;
  const [counts, rows] = await Promise.all([countStates(db, id, group_id), selectWatched(db, id, group_id, query)]);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return {
    list: rows.map((row) => presentWatched(row, actor)),
    counts,
    questions_count,
    server_time: server_time.toISOString(),
    total: query.state === undefined ? all : counts[query.state],
  };
}

function presentWatched(row: WatchedRow, { accountId }: Actor): WatchedMember {
  return {
    user_id: row.account_id,
    alias: row.alias,
    name: row.name,
    state: row.state,
    stay: row.stay,
    is_mine: row.account_id === accountId,
    answer_id: row.attempt_id,
    round: row.round ?? 0,
    started_at: row.started_at?.toISOString() ?? null,
    deadline: row.deadline?.toISOString() ?? null,
    handed_in_at: row.handed_in_at?.toISOString() ?? null,
    answered_count: row.answered_count,
    last_no: row.last_no,
    last_saved_at: row.last_saved_at?.toISOString() ?? null,
    switches_count: row.switches_count,
    is_timed_out: row.is_timed_out ?? false,
    is_switched_out: row.is_switched_out ?? false,
    extra_minutes: row.extra_minutes ?? 0,
    extra_attempts: row.extra_attempts ?? 0,
    end_time: row.end_time?.toISOString() ?? null,
    reminded_at: row.reminded_at?.toISOString() ?? null,
    begin_until: row.begin_until.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

function presentGiven(row: GivenRow) {
  return {
    given_id: row.id,
    given_at: row.given_at.toISOString(),
    giver: { user_id: row.giver_id, name: row.giver_name },
    extra_minutes: row.extra_minutes,
    extra_attempts: row.extra_attempts,
    end_time: row.end_time?.toISOString() ?? null,
    reason: row.reason,
    is_reopened: row.is_reopened,
  };
}
