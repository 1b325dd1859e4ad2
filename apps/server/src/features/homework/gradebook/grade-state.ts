// How somebody's grade in a homework stands. Pure.
import type { GradeState } from '@tiku/contract';
import { isOutcomeShown } from '../sit/own-state.ts';

export interface ColumnTimes {
  end_time: Date;
  closes_at: Date;
  server_time: Date;
  result_time: 0 | 1;
}

export interface Stay {
  joined_at: Date | null;
  left_at: Date | null;
}

/** What there is of one homework of one person; of most who did nothing, there is nothing. */
export interface GivenCell {
  homework_id: number;
  /** The one that counts, as the learner is shown it. */
  best_id: number | null;
  score: number | null;
  is_withheld: boolean | null;
  is_marked: boolean | null;
  /** Begun, and not handed in. */
  is_open: boolean;
  /** Why it does not count for them. */
  reason: string | null;
  /** It is for them; one that is for others alone is nothing they could miss. */
  is_theirs: boolean;
  /** It ended for them, who may have been given longer. */
  is_over: boolean;
}

export function gradeStateOf(times: ColumnTimes, given: GivenCell | undefined, stay: Stay): GradeState {
  if (given && given.reason !== null) return 'exempt';
  if (given && given.best_id !== null) {
    if (isOutcomeShown({ best_id: given.best_id, is_best_withheld: given.is_withheld }, times)) return 'scored';
    return given.is_marked ? 'unreleased' : 'waiting';
  }
  if (given && !given.is_theirs && !given.is_open) return 'none';
  const isOver = given ? given.is_over : times.closes_at <= times.server_time;
  if (!isOver || given?.is_open) return stay.left_at === null ? 'due' : 'none';
  return wasThere(times, stay) ? 'missing' : 'none';
}

/** Nobody misses what ended before they came, or after they went. */
function wasThere({ end_time }: ColumnTimes, { joined_at, left_at }: Stay): boolean {
  return (joined_at === null || joined_at <= end_time) && (left_at === null || left_at >= end_time);
}

/** Managers see what has every mark; the learner, what is out. */
export function scoreOf(state: GradeState, given: GivenCell | undefined, times: ColumnTimes, isOwn: boolean) {
  if (!given || given.best_id === null || given.score === null) return null;
  const isOut = isOutcomeShown({ best_id: given.best_id, is_best_withheld: given.is_withheld }, times);
  return isOut || (!isOwn && given.is_marked === true && state !== 'waiting') ? given.score : null;
}
