// Where somebody is signed in.
import type { ResponseOf } from '@tiku/contract';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { endOwnSession, endSessionsOf, selectSessions } from '../../platform/session/session.store.ts';

type Devices = ResponseOf<'GET /user/sessions'>['list'];

const maxListed = 100;

export async function listDevices({ db, actor }: Context<'member'>): Promise<Devices> {
  const sessions = await selectSessions(db, actor.accountId, maxListed);
  return sessions.map((session) => ({
    session_id: session.id,
    os_type: session.os_type,
    user_agent: session.user_agent,
    created_at: session.created_at.toISOString(),
    used_at: session.used_at.toISOString(),
    is_current: session.id === actor.sessionId,
  }));
}

/** Without an id, every device but the one that asks. */
export async function signOutDevices({ db, actor }: Context<'member'>, sessionId: number | undefined): Promise<void> {
  if (sessionId === undefined) await endSessionsOf(db, actor.accountId, actor.sessionId);
  else if (!(await endOwnSession(db, actor.accountId, sessionId))) throw new AppError('not_found');
}
