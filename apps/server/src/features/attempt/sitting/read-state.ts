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
  const isSat = handed_in_at === null && reader === 'taker';
  if (isSat) await kindOf(prac_type).onSeen?.(db, attempt);
  const messages = isSat ? await kindOf(prac_type).readMessages?.(db, attemptId) : undefined;
  return {
    ...presentClock(attempt),
    handed_in_at: handed_in_at?.toISOString() ?? null,
    rules: presentRules(attempt, await countSwitches(db, attempt)),
    messages: (messages ?? []).map(({ id, text, sender_name, sent_at, is_seen }) => ({
      message_id: id,
      text,
      sender_name,
      sent_at: sent_at.toISOString(),
      is_seen,
    })),
  };
}
