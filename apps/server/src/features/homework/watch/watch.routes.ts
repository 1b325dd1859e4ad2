import { homeworkWatchCalls } from '@tiku/contract';
import type { WatchedMember } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Context } from '../../../platform/http/context.ts';
import { defineRoutes } from '../../../platform/http/routes.ts';
import { findManaged } from '../lists/homework-list.store.ts';
import { giveAllowance } from './give-allowance.ts';
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
});

async function watch({ db, actor }: Context<'member'>, homeworkId: number, query: WatchQuery) {
  const homework = await findManaged(db, actor, homeworkId);
  if (!homework) throw new AppError('not_found');
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
    begin_until: row.begin_until.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}
