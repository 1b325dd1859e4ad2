import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../../platform/http/context.ts';
import { kindOf } from '../kinds/kinds.ts';
import { findAttempt } from '../paper/attempt.store.ts';
import { refuseMissing } from '../paper/missing-attempt.ts';
import { presentClock, presentRules } from '../paper/read-attempt.ts';
import { countSwitches } from './switch.store.ts';

type State = ResponseOf<'GET /exam/user_online_prac/state'>;

export async function readState({ db, actor }: Context<'member'>, attemptId: number): Promise<State> {
  const attempt = await findAttempt(db, actor, attemptId);
  if (!attempt) throw await refuseMissing(db, actor, attemptId);
  const { prac_type, handed_in_at, reader } = attempt;
  if (handed_in_at === null && reader === 'taker') await kindOf(prac_type).onSeen?.(db, attempt);
  return {
    ...presentClock(attempt),
    handed_in_at: handed_in_at?.toISOString() ?? null,
    rules: presentRules(attempt, await countSwitches(db, attempt)),
  };
}
