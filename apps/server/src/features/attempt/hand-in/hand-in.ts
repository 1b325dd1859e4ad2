import type { AnswerDetail, HandInResult } from '@tiku/contract';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import { eachOfMany } from '../../../platform/jobs/each-of-many.ts';
import type { Run } from '../../../platform/jobs/each-of-many.ts';
import { refuseMissing } from '../paper/missing-attempt.ts';
import { lockAttempt, lockOverdue, selectOverdue } from '../paper/attempt.store.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import { closeAttempt } from './close-attempt.ts';
import { keepAnswers, logLate } from '../answers/keep-answers.ts';
import { presentScore } from '../report/present-score.ts';
import { lateReasonOf } from '../answers/save-answers.ts';
import type { Rejection } from '../answers/sort-answers.ts';

interface HandedIn {
  attempt: AttemptRow;
  rejected: Rejection[];
}

/** The first request ends it; later ones, from any device, get the same result. */
export async function handIn(
  context: Context<'member'>,
  attemptId: number,
  details: readonly AnswerDetail[],
): Promise<HandedIn> {
  return context.db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, context.actor, attemptId);
    if (!attempt) throw await refuseMissing(tx, context.actor, attemptId);
    if (attempt.handed_in_at || attempt.is_overdue) {
      const rejected = details.length > 0 ? await logLate(tx, context, attempt, details, lateReasonOf(attempt)) : [];
      return { attempt: attempt.handed_in_at ? attempt : await closeAttempt(tx, context, attempt), rejected };
    }
    const { rejected } =
      details.length > 0 ? await keepAnswers(tx, context, attempt, details, false) : { rejected: [] };
    return { attempt: await closeAttempt(tx, context, attempt), rejected };
  });
}

export function presentResult(attempt: AttemptRow): HandInResult {
  if (!attempt.handed_in_at) throw new AppError('not_handed_in');
  return {
    answer_id: attempt.id,
    prac_id: attempt.practice_id,
    exam_id: attempt.exam_id,
    prac_type: attempt.prac_type,
    ...presentScore(attempt),
    full_score: attempt.full_score,
    questions_count: attempt.questions_count,
    answered_count: attempt.answered_count,
    seconds: attempt.seconds,
    started_at: attempt.started_at.toISOString(),
    handed_in_at: attempt.handed_in_at.toISOString(),
    is_timed_out: attempt.is_timed_out,
    is_switched_out: attempt.is_switched_out,
  };
}

/** What closing an attempt takes. */
export type Closing = Pick<Services, 'db' | 'contents' | 'papers'>;

/**
 * Hands in what ran out of time, with what had been saved. Any number of processes may sweep at once: each attempt is
 * taken by one of them, or by its person. Answers how many were handed in.
 */
export async function sweepAttempts(closing: Closing, run?: Run): Promise<number> {
  const select = (limit: number) => selectOverdue(closing.db, limit);
  return eachOfMany(closing.db, { kind: 'hand-in', select, each: (id) => closeOverdue(closing, id) }, run);
}

/** False where somebody else has it or had it. */
export async function closeOverdue(closing: Closing, attemptId: number): Promise<boolean> {
  return closing.db.transaction().execute(async (tx) => {
    const attempt = await lockOverdue(tx, attemptId);
    if (attempt) await closeAttempt(tx, closing, attempt);
    return attempt !== null;
  });
}
