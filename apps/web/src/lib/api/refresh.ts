import type { ResponseOf } from '@tiku/contract';
import { failureOf, readFailure, saysSessionOver } from './failure.ts';
import type { Failure } from './failure.ts';
import { tokenOf } from '../session.ts';
import type { SessionStore, Token } from '../session.ts';
import { discard } from './transport.ts';

/** One tab at a time. Without locks two tabs may both refresh; the server answers the second like the first. */
export type Lock = (work: () => Promise<Refreshed>) => Promise<Refreshed>;

export type Refreshed = { state: 'fresh'; token: Token } | { state: 'over' } | { state: 'failed'; error: Failure };

interface RefreshOptions {
  session: SessionStore;
  lock: Lock;
  ask: (refreshToken: string) => Promise<Response>;
  failedText: () => string;
}

export function createRefresh({
  session,
  lock,
  ask,
  failedText,
}: RefreshOptions): (stale: Token) => Promise<Refreshed> {
  let underWay: Promise<Refreshed> | null = null;

  /** What another tab, or an earlier call, has brought meanwhile. */
  function newerThan(stale: Token): Refreshed | null {
    const { token } = session.reread();
    if (!token) return { state: 'over' };
    return token.access_token === stale.access_token ? null : { state: 'fresh', token };
  }

  async function exchangeToken(stale: Token): Promise<Refreshed> {
    const newer = newerThan(stale);
    if (newer) return newer;
    if (!stale.refresh_token) return { state: 'over' };
    try {
      const response = await ask(stale.refresh_token);
      // Somebody signed out, or in as somebody else, while the answer was on its way: theirs stands.
      const meanwhile = newerThan(stale);
      if (meanwhile) {
        await discard(response);
        return meanwhile;
      }
      if (response.ok) {
        const answer = (await response.json()) as ResponseOf<'POST /user/refreshtoken'>;
        const token = tokenOf(answer);
        session.update({ token });
        return { state: 'fresh', token };
      }
      const error = await readFailure(response, failedText());
      return error.status === 401 || saysSessionOver(error) ? { state: 'over' } : { state: 'failed', error };
    } catch (error) {
      return { state: 'failed', error: failureOf(error, failedText()) };
    }
  }

  return (stale) => {
    underWay ??= lock(() => exchangeToken(stale)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
