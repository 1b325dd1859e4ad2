import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lock } from './refresh.ts';
import { createSessionStore } from '../session.ts';
import { buildSession, buildStorage, buildToken, json, startApi } from '../testing/api-server.ts';

let api: Awaited<ReturnType<typeof startApi>>;

beforeEach(async () => {
  api = await startApi();
});

afterEach(() => api.close());

/** Account info for requests with the access token `good`, 401 for others. */
function accountFor(good: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) =>
    request.headers.authorization === `Bearer ${good}`
      ? json(response, 200, { account: { id: 1 } })
      : json(response, 401, { error_code: 1001, message: 'Sign in, please' });
}

describe('refreshing', () => {
  it('refreshes an expired token before it is used', async () => {
    api.handlers['GET /app/account/info'] = accountFor('new');
    const session = buildSession(buildToken('old', -1));
    const result = await api.open(session).call('GET /app/account/info', {});
    expect(result.ok).toBe(true);
    expect(api.seen.map(({ call }) => call)).toEqual(['POST /user/refreshtoken', 'GET /app/account/info']);
    expect(JSON.parse(api.seen[0]!.body)).toEqual({ refresh_token: 'old-refresh' });
    expect(session.getState().token).toMatchObject({ access_token: 'new', refresh_token: 'new-refresh' });
  });

  it('refreshes once and asks once more after a 401', async () => {
    api.handlers['GET /app/account/info'] = accountFor('new');
    const result = await api.open(buildSession(buildToken('old'))).call('GET /app/account/info', {});
    expect(result.ok).toBe(true);
    expect(api.seen).toHaveLength(3);
    expect(api.asked.count).toBe(0);
  });

  it('shares one refresh between calls made together', async () => {
    api.handlers['GET /app/account/info'] = accountFor('new');
    const client = api.open(buildSession(buildToken('old')));
    const results = await Promise.all(Array.from({ length: 6 }, () => client.call('GET /app/account/info', {})));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(api.refreshes()).toBe(1);
  });

  it('uses what another tab has refreshed meanwhile', async () => {
    api.handlers['GET /app/account/info'] = accountFor('new');
    const kept = buildStorage();
    const here = buildSession(buildToken('old', -1), kept);
    const there = createSessionStore(kept);
    let queue = Promise.resolve();
    const lock: Lock = (work) => {
      const turn = queue.then(work);
      queue = turn.then(() => {});
      return turn;
    };
    const results = await Promise.all([
      api.open(here, lock).call('GET /app/account/info', {}),
      api.open(there, lock).call('GET /app/account/info', {}),
    ]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(api.refreshes()).toBe(1);
  });

  it('does not bring back a session that was ended while its refresh was on the way', async () => {
    const session = buildSession(buildToken('old', -1));
    api.handlers['POST /user/refreshtoken'] = (_, response) => {
      session.clear();
      json(response, 200, { access_token: 'new', refresh_token: 'new-refresh', expires_in: 7200 });
    };
    const result = await api.open(session).call('GET /app/account/info', {});
    expect(result).toMatchObject({ ok: false, error: { status: 401 } });
    expect(session.getState().token).toBeNull();
  });
});

describe('when a session ends', () => {
  it.each([
    ['401', 401, { error_code: 302, message: 'over' }],
    ['400 with error_code 302', 400, { error_code: 302, message: 'over' }],
  ])('logs out when the refresh is refused with %s', async (_, status, body) => {
    api.handlers['POST /user/refreshtoken'] = (_request, response) => json(response, status, body);
    const session = buildSession(buildToken('old', -1));
    session.update({ companyId: 7, practiceExamId: 9 });
    const result = await api.open(session).call('GET /app/account/info', {});
    expect(result.ok).toBe(false);
    expect(session.getState()).toMatchObject({ token: null, user: null, companyId: null, practiceExamId: null });
    expect(api.asked.count).toBe(1);
  });

  it('stays signed in when the refresh fails for another reason, and the call fails like any other', async () => {
    api.handlers['POST /user/refreshtoken'] = (_, response) =>
      json(response, 503, { error_code: 1503, message: 'Busy' });
    const session = buildSession(buildToken('old', -1));
    const result = await api.open(session).call('GET /app/account/info', {});
    expect(result).toMatchObject({ ok: false, error: { status: 503, message: 'Busy' } });
    expect(session.getState().token?.access_token).toBe('old');
    expect(api.asked.count).toBe(0);
  });

  it('stays signed in when the network breaks during the refresh', async () => {
    api.handlers['POST /user/refreshtoken'] = (request) => void request.socket.destroy();
    const session = buildSession(buildToken('old', -1));
    const result = await api.open(session).call('GET /app/account/info', {});
    expect(result).toMatchObject({ ok: false, error: { status: 0 } });
    expect(session.getState().token).not.toBeNull();
    expect(api.asked.count).toBe(0);
  });

  it('logs out when there is no refresh token', async () => {
    const session = buildSession({ ...buildToken('old'), refresh_token: '' });
    await api.open(session).call('GET /app/account/info', {});
    expect(session.getState().token).toBeNull();
    expect(api.asked.count).toBe(1);
    expect(api.seen).toEqual([]);
  });

  it('asks somebody who is signed out to sign in, without a request', async () => {
    const result = await api.open(createSessionStore(buildStorage())).call('GET /user/webhome', {});
    expect(result).toMatchObject({ ok: false, error: { status: 401 } });
    expect(api.asked.count).toBe(1);
    expect(api.seen).toEqual([]);
  });

  it('logs out when the new token is refused as well', async () => {
    api.handlers['GET /app/account/info'] = accountFor('none');
    const session = buildSession(buildToken('old'));
    await api.open(session).call('GET /app/account/info', {});
    expect(api.seen).toHaveLength(3);
    expect(session.getState().token).toBeNull();
    expect(api.asked.count).toBe(1);
  });

  it('logs out on 400 with error_code 302, even from a public call', async () => {
    api.handlers['GET /app/feedback/captcha'] = (_, response) =>
      json(response, 400, { error_code: 302, message: 'over' });
    const session = buildSession(buildToken('good'));
    await api.open(session).callPublic('GET /app/feedback/captcha', {});
    expect(session.getState().token).toBeNull();
    expect(api.asked.count).toBe(1);
  });

  it('asks to sign in on 403 and keeps the session', async () => {
    api.handlers['GET /ee/company/info'] = (_, response) => json(response, 403, { error_code: 1003, message: 'No' });
    const session = buildSession(buildToken('good'));
    const result = await api.open(session).call('GET /ee/company/info', {});
    expect(result).toMatchObject({ ok: false, error: { status: 403 } });
    expect(session.getState().token?.access_token).toBe('good');
    expect(api.asked.count).toBe(1);
  });

  it('treats a 401 to a public call as a refusal and nothing more', async () => {
    api.handlers['POST /app/user/login'] = (_, response) => json(response, 401, { error_code: 2001, message: 'Wrong' });
    const request = { username: 'demo', password: 'x', iv: 'y' };
    const result = await api.open(buildSession(buildToken('good'))).callPublic('POST /app/user/login', request);
    expect(result).toMatchObject({ ok: false, error: { status: 401, errorCode: 2001, message: 'Wrong' } });
    expect([api.asked.count, api.refreshes()]).toEqual([0, 0]);
  });

  it('tells the server on signing out, and does not wait for it', async () => {
    const told = new Promise<void>((resolve) => {
      api.handlers['POST /user/logout'] = () => resolve();
    });
    const session = buildSession(buildToken('good'));
    api.open(session).signOut();
    expect(session.getState().token).toBeNull();
    await told;
    expect(api.seen[0]!.headers.authorization).toBe('Bearer good');
  });
});
