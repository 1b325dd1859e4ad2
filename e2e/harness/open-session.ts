// A session as the browser keeps it, of somebody who has signed in before: typing is for the journeys that are about it.
import type { ResponseOf } from '@tiku/contract';
import { loadDeploymentKeys } from '../../apps/server/src/platform/db/deployment-keys.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.ts';
import { createSessionStore, tokenOf } from '../../apps/web/src/lib/session.ts';
import type { StartedServer } from './start-server.ts';

interface OpenedSession {
  token: string;
  /** What the browser keeps. */
  kept: string;
}

export async function openSession(server: StartedServer, username: string): Promise<OpenedSession> {
  const { db } = server.database;
  const { id } = await db.selectFrom('account').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const keys = await loadDeploymentKeys(db);
  const pair = await startSession(db, keys.signing, { accountId: id, osType: 5, userAgent: 'journey' });
  const headers = { authorization: `Bearer ${pair.access_token}` };
  const answer = await fetch(`${server.url}/api/1/app/account/info?os_type=5`, { headers });
  const { account } = (await answer.json()) as ResponseOf<'GET /app/account/info'>;
  let kept: string | null = null;
  const session = createSessionStore({ read: () => kept, write: (text) => (kept = text) });
  session.update({ token: tokenOf(pair) });
  session.updateAccount(account);
  return { token: pair.access_token, kept: kept ?? '' };
}
