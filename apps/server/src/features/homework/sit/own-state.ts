// How one person's homework stands: what they were given, and what their attempts came to.
import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ownEndOf } from './attempt-rules.ts';

export interface OwnState {
  is_read: boolean;
  extra_minutes: number;
  extra_attempts: number;
  /** When it ends for them. */
  own_end_time: Date;
  attempts_count: number;
  handed_in_count: number;
  redo_count: number;
  /** Marking of one of them is not completed; and it has answers that nobody has marked. */
  awaits_marks: boolean;
  is_unmarked: boolean;
  /** The one that still takes answers. */
  running_id: number | null;
  /** The best whose result is out, or else the last that was handed in. */
  best_id: number | null;
  best_handed_in_at: Date | null;
  best_score: number | null;
  is_best_withheld: boolean | null;
  is_best_marked: boolean | null;
}

/** Of `own` and `best`, as `ownStateJoins` brings them. */
export const ownStateColumns = sql`
  coalesce(hm.read_at is not null, false) as is_read, coalesce(hm.extra_minutes, 0) as extra_minutes,
  coalesce(hm.extra_attempts, 0) as extra_attempts, own_end.at as own_end_time, own.attempts_count,
  own.handed_in_count, own.redo_count, coalesce(own.awaits_marks, false) as awaits_marks,
  coalesce(own.is_unmarked, false) as is_unmarked, own.running_id,
  best.id as best_id, best.handed_in_at as best_handed_in_at, best.score as best_score,
  best.is_withheld as is_best_withheld, best.is_marked as is_best_marked`;

/** Of the attempts `a` of one person that were handed in: the best whose result is out, or else the last. */
export const bestFirst = sql`
  a.is_withheld, case when not a.is_withheld then a.auto_score + a.self_score end desc,
  case when not a.is_withheld then a.seconds end, a.id desc`;

/** For `homework h` and one account, a value or a column. */
export function ownStateJoins(account: RawBuilder<unknown>): RawBuilder<unknown> {
  const isTheirs = sql`a.homework_id = h.id and a.account_id = ${account} and a.deleted_at is null`;
  return sql`
    left join homework_member hm on hm.homework_id = h.id and hm.account_id = ${account}
    cross join lateral (select ${ownEndOf(account)} as at) own_end
    cross join lateral (
      select count(*) as attempts_count, count(a.handed_in_at) as handed_in_count,
        count(a.handed_in_at) filter (where a.round > 1) as redo_count, bool_or(a.awaits_marks) as awaits_marks,
        bool_or(a.awaits_marks and a.unmarked_count > 0) as is_unmarked,
        max(a.id) filter (
          where a.handed_in_at is null
            and a.deadline >= now() - ${sql.lit(limits.graceSeconds)} * interval '1 second') as running_id
      from attempt a where ${isTheirs}) own
    left join lateral (
      select a.id, a.handed_in_at, a.auto_score + a.self_score as score, a.is_withheld,
        a.unmarked_count = 0 as is_marked
      from attempt a where ${isTheirs} and a.handed_in_at is not null
      order by ${bestFirst} limit 1) best on true`;
}

interface ResultRule {
  result_time: 0 | 1;
  closes_at: Date;
  server_time: Date;
}

/** Whether the learner sees it: its result is out, and the rule still lets it be. */
export function isOutcomeShown(
  { best_id, is_best_withheld }: Pick<OwnState, 'best_id' | 'is_best_withheld'>,
  { result_time, closes_at, server_time }: ResultRule,
): boolean {
  return best_id !== null && is_best_withheld === false && (result_time === 0 || closes_at <= server_time);
}
