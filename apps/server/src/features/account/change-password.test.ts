import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import type { AccountTraits } from '../../testing/build-account.ts';
import { codeSentTo, messagesTo, otherCode } from '../../testing/read-messages.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const oldPassword = 'the old one';
const test = useTestApp();
let oldHash: string;
let counter = 0;

beforeAll(async () => {
  oldHash = await test.services.passwords.hash(oldPassword);
});
beforeEach(() => sql`delete from throttle`.execute(test.db));

async function somebody(traits: AccountTraits = {}) {
  counter++;
  const mobile = `1360000${String(counter).padStart(4, '0')}`;
  const email = `Change${counter}@example.org`;
  const accountId = await buildAccount(test.db, { mobile, email, password_hash: oldHash, ...traits });
  return { accountId, mobile, email, token: await test.tokenFor(accountId) };
}

/** Old and new under the same IV, as the call has it. */
function change(token: string, old_password: string, new_password: string) {
  const shared = randomBytes(16);
  const { password, iv } = test.sealPassword(old_password, shared);
  const input = { old_password: password, new_password: test.sealPassword(new_password, shared).password, iv };
  return test.call('PUT /user/password', input, { token });
}

function changeByCode(token: string, channel: 'mobile' | 'email', verify_code: string, password = 'the new one') {
  const { password: new_password, iv } = test.sealPassword(password);
  return test.call(`PUT /user/password/${channel}`, { verify_code, new_password, iv }, { token });
}

const info = (token: string) => test.call('GET /app/account/info', {}, { token });
const signIn = (username: string, password: string) =>
  test.call('POST /app/user/login', { username, ...test.sealPassword(password) });

describe('changing the password with the old one', () => {
  it('keeps this session, ends the others and tells the owner', async () => {
    const { accountId, email, token } = await somebody();
    const elsewhere = await test.tokenFor(accountId);
    expect((await change(token, oldPassword, 'the new one')).status).toBe(200);
    expect((await info(token)).status).toBe(200);
    expect((await info(elsewhere)).status).toBe(401);
    expect((await signIn(email, oldPassword)).status).toBe(401);
    expect((await signIn(email, 'the new one')).status).toBe(200);
    expect(await messagesTo(test.db, email)).toMatchObject([{ channel: 'email' }]);
  });

  it('tells by SMS who has no address', async () => {
    counter++;
    const mobile = `1350000${String(counter).padStart(4, '0')}`;
    const accountId = await buildAccount(test.db, { mobile, password_hash: oldHash });
    await change(await test.tokenFor(accountId), oldPassword, 'the new one');
    expect(await messagesTo(test.db, mobile)).toMatchObject([{ channel: 'sms' }]);
  });

  it('changes nothing when the old one is wrong', async () => {
    const { accountId, email, token } = await somebody();
    const elsewhere = await test.tokenFor(accountId);
    expect(await change(token, 'wrong', 'the new one')).toMatchObject({ status: 400, body: { error_code: 2010 } });
    expect((await info(elsewhere)).status).toBe(200);
    expect((await signIn(email, oldPassword)).status).toBe(200);
  });

  it('takes an old one that does not open for a wrong one, and counts it', async () => {
    const { token } = await somebody();
    const { body: wrong } = await change(token, 'wrong', 'the new one');
    const { password: new_password, iv } = test.sealPassword('the new one');
    const unreadable = { old_password: Buffer.alloc(32, 7).toString('base64'), new_password, iv };
    const oddly = { ...unreadable, old_password: 'AAAA' };
    for (let guess = 1; guess < 10; guess++) {
      const answer = await test.call('PUT /user/password', guess % 2 ? unreadable : oddly, { token });
      expect(answer).toMatchObject({ status: 400, body: wrong });
    }
    expect((await test.call('PUT /user/password', unreadable, { token })).status).toBe(429);
  });

  it('refuses a new one that is too short, beside its field', async () => {
    const { token } = await somebody();
    expect(await change(token, oldPassword, '12345')).toMatchObject({
      status: 400,
      body: { fields: { new_password: 'At least 6 characters' } },
    });
  });

  it('lets a stolen token guess ten times, however many guesses come at once', async () => {
    const { token } = await somebody();
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => change(token, `guess ${at}`, 'mine now')));
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
    expect((await change(token, oldPassword, 'mine now')).status).toBe(429);
  });

  it('is refused to somebody who has none', async () => {
    const accountId = await buildAccount(test.db);
    expect((await change(await test.tokenFor(accountId), '', 'the new one')).status).toBe(400);
  });

  it('needs a token', async () => {
    expect((await change('', oldPassword, 'the new one')).status).toBe(401);
  });
});

describe.each([
  ['mobile', 'POST /app/updatepwd/verifycode', 'no_mobile', 2012],
  ['email', 'POST /app/updatepwd/verifycode/email', 'no_email', 2013],
] as const)('changing the password with a code by %s', (channel, ask, _name, noContact) => {
  it('keeps this session and ends the others', async () => {
    const me = await somebody();
    const elsewhere = await test.tokenFor(me.accountId);
    expect((await test.call(ask, {}, { token: me.token })).status).toBe(200);
    const code = await codeSentTo(test.db, me[channel]);
    expect((await changeByCode(me.token, channel, code)).status).toBe(200);
    expect((await info(me.token)).status).toBe(200);
    expect((await info(elsewhere)).status).toBe(401);
    expect((await signIn(me.mobile, 'the new one')).status).toBe(200);
    expect((await changeByCode(me.token, channel, code, 'once more')).status).toBe(400);
  });

  it('changes nothing with a wrong code, and dies after five', async () => {
    const me = await somebody();
    await test.call(ask, {}, { token: me.token });
    const code = await codeSentTo(test.db, me[channel]);
    for (let guess = 1; guess <= 5; guess++)
      expect(await changeByCode(me.token, channel, otherCode(code, guess))).toMatchObject({
        status: 400,
        body: { error_code: 2006 },
      });
    expect((await changeByCode(me.token, channel, code)).status).toBe(400);
    expect((await signIn(me.mobile, oldPassword)).status).toBe(200);
  });

  it('goes to nobody who has not linked one', async () => {
    const token = await test.tokenFor(await buildAccount(test.db));
    expect(await test.call(ask, {}, { token })).toMatchObject({ status: 409, body: { error_code: noContact } });
    expect(await changeByCode(token, channel, '123456')).toMatchObject({
      status: 409,
      body: { error_code: noContact },
    });
  });

  it('shares the wait of the number or address, and asks for a captcha after a while', async () => {
    const me = await somebody();
    expect((await test.call(ask, {}, { token: me.token })).status).toBe(200);
    expect((await test.call(ask, {}, { token: me.token })).status).toBe(429);
    for (let turn = 0; turn < 2; turn++) {
      const { token } = await somebody();
      expect((await test.call(ask, {}, { token })).status).toBe(200);
    }
    const last = await somebody();
    expect(await test.call(ask, {}, { token: last.token })).toMatchObject({
      status: 429,
      body: { error_code: 2005 },
    });
    const captcha = await solvedCaptcha(test.db, { purpose: 'change-password', target: last[channel] });
    expect((await test.call(ask, captcha, { token: last.token })).status).toBe(200);
  });
});
