import type { AnswerDetail } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { bookTime, lockAttempt, touchAttempt } from '../paper/attempt.store.ts';
import { refuseMissing } from '../paper/missing-attempt.ts';
import type { AttemptRow, RunningAttempt } from '../paper/attempt.store.ts';
import { isTest } from '../kinds/ways-to-practise.ts';
import { closeAttempt } from '../hand-in/close-attempt.ts';
import { keepAnswers, logLate } from './keep-answers.ts';
import type { KeptAnswers } from './keep-answers.ts';
import { recordGrades } from '../hand-in/record-grades.ts';

export interface SavedAnswers extends KeptAnswers {
  attempt: RunningAttempt;
}

type Refusal = 'handed_in' | 'time_up';

/** One transaction, acknowledged after it. */
export async function saveAnswers(
  context: Context<'member'>,
  attemptId: number,
  details: readonly AnswerDetail[],
): Promise<SavedAnswers> {
  return whileRunning(context, attemptId, details, async (tx, attempt) => {
    const kept = await keepAnswers(tx, context, attempt, details, !isTest(attempt.prac_type));
    const graded = kept.kept.flatMap(({ no, grade }) => {
      const row = kept.asked.get(no);
      return grade && row ? [{ no, contentId: row.content_id, grade }] : [];
    });
    if (graded.length > 0) {
      const time = await bookTime(tx, attempt);
      // A learner who has every answer checked spends the time between two checks on one question.
      const [only, ...others] = graded;
      const timed = only && others.length === 0 ? [{ ...only, seconds: time.seconds }] : graded;
      await recordGrades(tx, context, attempt, timed, time);
    }
    return { ...kept, attempt };
  });
}

/**
 * Holds an attempt that still runs. Where it does not, what came is remembered; and where its time is up unnoticed, it is
 * handed in before the call is refused.
 */
export async function whileRunning<T extends object>(
  context: Context<'member'>,
  attemptId: number,
  details: readonly AnswerDetail[],
  work: (tx: Db, attempt: RunningAttempt) => Promise<T>,
): Promise<T> {
  const done = await context.db.transaction().execute(async (tx): Promise<T | Refusal> => {
    const attempt = await touchAttempt(tx, context.actor, attemptId);
    return attempt ? work(tx, attempt) : refuse(tx, context, attemptId, details);
  });
  if (typeof done === 'string') throw new AppError(done);
  return done;
}

async function refuse(
  tx: Db,
  context: Context<'member'>,
  attemptId: number,
  details: readonly AnswerDetail[],
): Promise<Refusal> {
  const attempt = await lockAttempt(tx, context.actor, attemptId);
  if (!attempt) throw await refuseMissing(tx, context.actor, attemptId);
  const reason = lateReasonOf(attempt);
  if (details.length > 0) await logLate(tx, context, attempt, details, reason);
  if (!attempt.handed_in_at) await closeAttempt(tx, context, attempt);
  return reason;
}

/** Why an attempt that no longer runs takes no answers. */
export function lateReasonOf({ handed_in_at, is_timed_out }: AttemptRow): Refusal {
  return handed_in_at && !is_timed_out ? 'handed_in' : 'time_up';
}
