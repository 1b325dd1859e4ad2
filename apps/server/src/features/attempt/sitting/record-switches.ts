import type { AnswerDetail, ResponseOf } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { keepAnswers, logLate } from '../answers/keep-answers.ts';
import { lateReasonOf } from '../answers/save-answers.ts';
import { lockAttempt } from '../paper/attempt.store.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import { refuseMissing } from '../paper/missing-attempt.ts';
import { closeAttempt } from '../hand-in/close-attempt.ts';
import { judgeSwitch } from './judge-switch.ts';
import type { ToldSwitch } from './judge-switch.ts';
import { countSwitches, insertSwitches, selectSwitches } from './switch.store.ts';

type Told = ResponseOf<'POST /exam/user_online_prac/switches'>;

/** What had not been sent yet is kept first: a learner who is over the limit hands in all they wrote. */
export async function recordSwitches(
  context: Context<'member'>,
  attemptId: number,
  told: readonly ToldSwitch[],
  details: readonly AnswerDetail[],
): Promise<Told> {
  return context.db.transaction().execute(async (tx) => {
    const attempt = await lockAttempt(tx, context.actor, attemptId);
    if (!attempt) throw await refuseMissing(tx, context.actor, attemptId);
    const isOver = attempt.handed_in_at !== null || attempt.is_overdue;
    if (details.length > 0) {
      if (isOver) await logLate(tx, context, attempt, details, lateReasonOf(attempt));
      else await keepAnswers(tx, context, attempt, details, false);
    }
    const handedIn = isOver || (await countAndClose(tx, context, attempt, told));
    if (isOver && attempt.handed_in_at === null) await closeAttempt(tx, context, attempt);
    return {
      switches_count: await countSwitches(tx, attempt),
      max_switches: attempt.rules?.max_switches ?? 0,
      handed_in: handedIn,
      list: await selectSwitches(
        tx,
        attemptId,
        told.map(({ seq }) => seq),
      ),
    };
  });
}

/** Answers whether it was one too many. */
async function countAndClose(
  tx: Db,
  context: Context<'member'>,
  attempt: AttemptRow,
  told: readonly ToldSwitch[],
): Promise<boolean> {
  const { rules, started_at: startedAt, server_time: now } = attempt;
  if (!rules) return false;
  await insertSwitches(
    tx,
    attempt.id,
    told.map((item) => judgeSwitch(item, { rules, startedAt, now })),
  );
  const isOneTooMany = (await countSwitches(tx, attempt)) > rules.max_switches;
  if (isOneTooMany) await closeAttempt(tx, context, attempt, true);
  return isOneTooMany;
}
