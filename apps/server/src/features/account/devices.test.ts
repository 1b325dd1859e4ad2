import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../platform/session/sessions.ts';
import { buildAccount } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();

async function signedIn(accountId: number, userAgent: string) {
  return startSession(test.db, test.services.keys.signing, { accountId, osType: 5, userAgent });
}

const list = async (token: string) => (await test.call('GET /user/sessions', {}, { token })).body.list;
const agents = async (token: string) => (await list(token)).map((session) => session.user_agent);
const info = (token: string) => test.call('GET /app/account/info', {}, { token });

describe('the list of devices', () => {
  it('shows where somebody is signed in, the newest use first, with this one marked', async () => {
    const me = await buildAccount(test.db);
    const phone = await signedIn(me, 'Phone');
    const laptop = await signedIn(me, 'Laptop');
    await signedIn(await buildAccount(test.db), 'Somebody else');
    expect(await agents(laptop.access_token)).toEqual(['Laptop', 'Phone']);
    await test.call('POST /user/refreshtoken', { refresh_token: phone.refresh_token });
    const sessions = await list(laptop.access_token);
    expect(sessions.map((session) => [session.user_agent, session.is_current])).toEqual([
      ['Phone', false],
      ['Laptop', true],
    ]);
  });

  it('leaves out what ended and what nobody can use any more', async () => {
    const me = await buildAccount(test.db);
    const here = await signedIn(me, 'Here');
    const left = await signedIn(me, 'Left');
    await test.call('POST /user/logout', {}, { token: left.access_token });
    await signedIn(me, 'Forgotten');
    await sql`
      update session_token set expires_at = now() - interval '1 minute'
      where session_id = (select id from session where user_agent = 'Forgotten')`.execute(test.db);
    expect(await agents(here.access_token)).toEqual(['Here']);
  });
});

describe('signing out', () => {
  it('one device ends that one, at once, and leaves the others', async () => {
    const me = await buildAccount(test.db);
    const [here, there, third] = [await signedIn(me, 'a'), await signedIn(me, 'b'), await signedIn(me, 'c')];
    const session_id = (await list(here.access_token)).find((session) => session.user_agent === 'b')?.session_id ?? 0;
    const token = here.access_token;
    expect((await test.call('DELETE /user/sessions', { session_id }, { token })).status).toBe(200);
    expect((await info(there.access_token)).status).toBe(401);
    const refreshed = await test.call('POST /user/refreshtoken', { refresh_token: there.refresh_token });
    expect(refreshed).toMatchObject({ status: 401, body: { error_code: 302 } });
    expect((await info(third.access_token)).status).toBe(200);
    expect((await test.call('DELETE /user/sessions', { session_id }, { token })).status).toBe(404);
  });

  it("somebody else's device answers as one that never was, and ends nothing", async () => {
    const mine = await signedIn(await buildAccount(test.db), 'mine');
    const theirs = await signedIn(await buildAccount(test.db), 'theirs');
    const session_id = (await list(theirs.access_token))[0]?.session_id ?? 0;
    const token = mine.access_token;
    const foreign = await test.call('DELETE /user/sessions', { session_id }, { token });
    const unknown = await test.call('DELETE /user/sessions', { session_id: session_id + 100_000 }, { token });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(unknown.body);
    expect((await info(theirs.access_token)).status).toBe(200);
  });

  it('all others keeps this one', async () => {
    const me = await buildAccount(test.db);
    const [here, there] = [await signedIn(me, 'here'), await signedIn(me, 'there')];
    expect((await test.call('DELETE /user/sessions', {}, { token: here.access_token })).status).toBe(200);
    expect((await info(there.access_token)).status).toBe(401);
    expect(await agents(here.access_token)).toEqual(['here']);
  });
});
