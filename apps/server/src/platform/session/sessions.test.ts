import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { purgeSessions } from './session.store.ts';
import { startSession } from './sessions.ts';

const test = useTestApp();

async function signedIn() {
  const accountId = await buildAccount(test.db);
  const pair = await startSession(test.db, test.services.keys.signing, { accountId, osType: 5, userAgent: 'test' });
  return { accountId, ...pair };
}

const refresh = (refresh_token: string) => test.call('POST /user/refreshtoken', { refresh_token });
const end = (logout_token: string) => test.call('POST /user/session/end', { logout_token });
const info = (token: string) => test.call('GET /app/account/info', {}, { token });

/** Moves the exchange of every refresh token into the past, as if the grace had run out. */
const passGrace = () =>
  sql`update session_token set exchanged_at = exchanged_at - interval '31 seconds'`.execute(test.db);

describe('a sign-out that comes late', () => {
  it('ends the session it was given with, without its tokens, and twice is harmless', async () => {
    const session = await signedIn();
    const other = await signedIn();
    for (let turn = 0; turn < 2; turn++) expect((await end(session.logout_token)).status).toBe(200);
    expect((await info(session.access_token)).status).toBe(401);
    expect((await refresh(session.refresh_token)).status).toBe(401);
    expect((await info(other.access_token)).status).toBe(200);
  });

  it('opens nothing, and a wrong one ends nothing', async () => {
    const session = await signedIn();
    const [id = '', mac = ''] = session.logout_token.split('.');
    expect((await info(session.logout_token)).status).toBe(401);
    for (const wrong of [`${Number(id) + 1}.${mac}`, `${id}.${'A'.repeat(mac.length)}`, id, '.', `x.${mac}`, `${id}.`])
      expect((await end(wrong)).status).toBe(200);
    expect((await info(session.access_token)).status).toBe(200);
  });

  it('is given anew with every pair, and so is the key of what the account keeps on devices', async () => {
    const session = await signedIn();
    const { body } = await refresh(session.refresh_token);
    expect(body).toMatchObject({ logout_token: session.logout_token, seal_key: session.seal_key });
    expect(Buffer.from(session.seal_key, 'base64')).toHaveLength(32);
    expect((await signedIn()).seal_key).not.toBe(session.seal_key);
    await end(session.logout_token);
    const start = { accountId: session.accountId, osType: 5, userAgent: 'test' };
    expect((await startSession(test.db, test.services.keys.signing, start)).seal_key).toBe(session.seal_key);
  });
});

describe('refresh tokens', () => {
  it('are exchanged for a new pair that works, while the old access token lives on until it expires', async () => {
    const session = await signedIn();
    const { status, body } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(session.refresh_token);
    expect((await info(body.access_token)).status).toBe(200);
    expect((await info(session.access_token)).status).toBe(200);
  });

  it('give 50 callers at once the same successor and log nobody out', async () => {
    const session = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
    const [first] = answers;
    expect((await info(first?.body.access_token ?? '')).status).toBe(200);
    expect((await refresh(first?.body.refresh_token ?? '')).status).toBe(200);
  });

  it('end the whole session when one is used again later, for the thief and for the owner', async () => {
    const session = await signedIn();
    const { body: thief } = await refresh(session.refresh_token);
    await passGrace();
    const replay = await refresh(session.refresh_token);
    expect(replay.status).toBe(401);
    expect(replay.body).toMatchObject({ error_code: 302 });
    expect((await info(thief.access_token)).status).toBe(401);
    expect((await refresh(thief.refresh_token)).status).toBe(401);
  });

  it('stop working when they are 30 days old', async () => {
    const session = await signedIn();
    await sql`update session_token set expires_at = now() where kind = 'refresh'`.execute(test.db);
    expect((await refresh(session.refresh_token)).status).toBe(401);
  });
});

describe('access tokens', () => {
  it.each(['', 'x', 'null', 'eyJhbGciOiJub25lIn0.e30.'])('are refused when they are %j', async (token) => {
    expect((await info(token)).status).toBe(401);
  });

  it('are not refresh tokens, nor the other way round', async () => {
    const session = await signedIn();
    expect((await info(session.refresh_token)).status).toBe(401);
    expect((await refresh(session.access_token)).status).toBe(401);
  });

  it('stop working with the next call after logout, and after the account is disabled', async () => {
    const first = await signedIn();
    expect((await test.call('POST /user/logout', {}, { token: first.access_token })).status).toBe(200);
    expect((await info(first.access_token)).status).toBe(401);
    expect((await refresh(first.refresh_token)).status).toBe(401);

    const second = await signedIn();
    await test.db.updateTable('account').set({ is_disabled: true }).where('id', '=', second.accountId).execute();
    expect((await info(second.access_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(401);
  });

  it('are stored as hashes only', async () => {
    const session = await signedIn();
    const { rows } = await sql<{ text: string }>`select row_to_json(t)::text as text from session_token t`.execute(
      test.db,
    );
    const dump = rows.map((row) => row.text).join();
    expect(dump).not.toContain(session.access_token);
    expect(dump).not.toContain(Buffer.from(session.access_token).toString('hex'));
  });
});

describe('purgeSessions', () => {
  it('keeps what is in use and drops what ended a week ago', async () => {
    const kept = await signedIn();
    const ended = await signedIn();
    await test.call('POST /user/logout', {}, { token: ended.access_token });
    await sql`update session set ended_at = now() - interval '8 days' where ended_at is not null`.execute(test.db);
    await purgeSessions(test.db);
    const { rows } = await sql<{ account_id: number }>`select account_id from session`.execute(test.db);
    const accounts = rows.map((row) => row.account_id);
    expect(accounts).toContain(kept.accountId);
    expect(accounts).not.toContain(ended.accountId);
  });
});
