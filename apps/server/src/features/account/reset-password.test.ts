import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { awaitMessagesTo, codeIn, messagesTo, otherCode, secretIn } from '../../testing/read-messages.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const oldPassword = 'the old one';
const test = useTestApp();
let oldHash: string;
let counter = 0;

beforeAll(async () => {
  await test.startJobs();
  oldHash = await test.services.passwords.hash(oldPassword);
});
beforeEach(() => sql`delete from throttle`.execute(test.db));

async function somebody() {
  counter++;
  const mobile = `1370000${String(counter).padStart(4, '0')}`;
  const email = `Reset${counter}@example.org`;
  const accountId = await buildAccount(test.db, { mobile, email, password_hash: oldHash });
  return { accountId, mobile, email };
}

const signIn = (username: string, password: string) =>
  test.call('POST /app/user/login', { username, ...test.sealPassword(password) });

type Target = { mobile: string } | { email: string };

async function forgot(target: Target) {
  const captcha = await solvedCaptcha(test.db, {
    purpose: 'reset-password',
    target: 'mobile' in target ? target.mobile : target.email,
  });
  return test.call('POST /app/password/forgot/verifycode/v2', { ...target, ...captcha });
}

async function codeFor(mobile: string) {
  await forgot({ mobile });
  return codeIn((await awaitMessagesTo(test.db, mobile, 1))[0]);
}

async function linkFor(email: string, count = 1) {
  await forgot({ email });
  return secretIn((await awaitMessagesTo(test.db, email, count))[0]);
}

const resetByMobile = (mobile: string, verify_code: string, password = 'the new one') =>
  test.call('POST /password/reset/mobile', { mobile, verify_code, ...test.sealPassword(password) });
const resetByLink = (code: string, password = 'the new one') =>
  test.call('POST /reset/password/email/verifycode', { code, ...test.sealPassword(password) });
const checkLink = (code: string) => test.call('POST /check/reset/password/email/verifycode', { code });

/** Until every request that was made has been looked into. */
async function settle() {
  for (let turn = 0; turn < 100; turn++) {
    const { waiting, active } = (await test.services.jobs.depth())['send-reset'];
    if (waiting + active === 0) return;
    await wait(100);
  }
  throw new Error('the requests were not looked into');
}

describe('asking for a reset', () => {
  it('answers the same for known and unknown, and sends the unknown nothing', async () => {
    const { mobile, email } = await somebody();
    const answers = [
      await forgot({ mobile }),
      await forgot({ mobile: '13700009999' }),
      await forgot({ email }),
      await forgot({ email: 'nobody@example.org' }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body)))).toEqual(new Set(['{}']));
    await awaitMessagesTo(test.db, mobile, 1);
    await awaitMessagesTo(test.db, email, 1);
    await settle();
    expect(await messagesTo(test.db, '13700009999')).toEqual([]);
    expect(await messagesTo(test.db, 'nobody@example.org')).toEqual([]);
  });

  it('writes to the address the account has, not to one that looks like it', async () => {
    const { email } = await somebody();
    await forgot({ email: email.toUpperCase() });
    await awaitMessagesTo(test.db, email, 1);
    expect(await messagesTo(test.db, email.toUpperCase())).toEqual([]);
  });

  it.each([
    [{}, 'mobile'],
    [{ mobile: '13700000001', email: 'both@example.org' }, 'email'],
  ])('needs exactly one of number and address: %j', async (input, field) => {
    const answer = await test.call('POST /app/password/forgot/verifycode', input);
    expect(answer.status).toBe(400);
    expect(answer.body).toHaveProperty(`fields.${field}`);
  });

  it('works a few times without a captcha, by any of the three calls, and then asks for one', async () => {
    const { mobile, email } = await somebody();
    const other = await somebody();
    expect((await test.call('POST /app/password/forgot/verifycode', { mobile })).status).toBe(200);
    expect((await test.call('POST /app/password/forgot/verifycode', { email })).status).toBe(200);
    expect((await test.call('POST /password/reset/email', { email: other.email })).status).toBe(200);
    const last = await somebody();
    const refused = await test.call('POST /app/password/forgot/verifycode', { mobile: last.mobile });
    expect(refused).toMatchObject({ status: 429, body: { error_code: 2005 } });
    const captcha = await solvedCaptcha(test.db, { purpose: 'reset-password', target: last.email });
    expect((await test.call('POST /password/reset/email', { email: last.email, ...captcha })).status).toBe(200);
    await settle();
    expect(await messagesTo(test.db, last.mobile)).toEqual([]);
  });
});

describe('resetting with a code', () => {
  it('sets the password, ends every session and tells the owner', async () => {
    const { mobile, email } = await somebody();
    const session = (await signIn(mobile, oldPassword)).body;
    expect((await resetByMobile(mobile, await codeFor(mobile))).status).toBe(200);
    const info = await test.call('GET /app/account/info', {}, { token: session.access_token });
    expect(info.status).toBe(401);
    const refreshed = await test.call('POST /user/refreshtoken', { refresh_token: session.refresh_token });
    expect(refreshed.status).toBe(401);
    expect((await signIn(mobile, oldPassword)).status).toBe(401);
    expect((await signIn(mobile, 'the new one')).status).toBe(200);
    const [notice] = await awaitMessagesTo(test.db, email, 1);
    expect(notice?.subject).toMatch(/password/i);
  });

  it('uses the code up: of fifty at once one sets the password', async () => {
    const { mobile } = await somebody();
    const code = await codeFor(mobile);
    const passwords = Array.from({ length: 50 }, (_, at) => `new password ${at}`);
    const answers = await Promise.all(passwords.map((password) => resetByMobile(mobile, code, password)));
    const winners = passwords.filter((_, at) => answers[at]?.status === 200);
    expect(winners).toHaveLength(1);
    expect((await signIn(mobile, winners[0] ?? '')).status).toBe(200);
  });

  it('dies after five wrong codes, sent at once', async () => {
    const { mobile } = await somebody();
    const code = await codeFor(mobile);
    await Promise.all(Array.from({ length: 50 }, (_, at) => resetByMobile(mobile, otherCode(code, at + 1))));
    expect(await resetByMobile(mobile, code)).toMatchObject({ status: 400, body: { error_code: 2006 } });
    expect((await signIn(mobile, oldPassword)).status).toBe(200);
  });

  it('answers for an unknown number as for a wrong code', async () => {
    const { mobile } = await somebody();
    await codeFor(mobile);
    await forgot({ mobile: '13700008888' });
    const known = await resetByMobile(mobile, '000000');
    const unknown = await resetByMobile('13700008888', '000000');
    expect(known.status).toBe(400);
    expect(known.body).toEqual(unknown.body);
  });

  it('leaves the next owner of the number alone', async () => {
    const { accountId, mobile } = await somebody();
    const code = await codeFor(mobile);
    await test.db.updateTable('account').set({ mobile: null }).where('id', '=', accountId).execute();
    const next = await buildAccount(test.db, { mobile, password_hash: oldHash });
    expect((await resetByMobile(mobile, code)).status).toBe(400);
    const hash = await test.db.selectFrom('account').select('password_hash').where('id', '=', next).executeTakeFirst();
    expect(hash?.password_hash).toBe(oldHash);
  });

  it('lets nobody keep a session that the old password opened meanwhile', async () => {
    const { mobile } = await somebody();
    const code = await codeFor(mobile);
    const [reset, ...signIns] = await Promise.all([
      resetByMobile(mobile, code),
      ...Array.from({ length: 8 }, () => signIn(mobile, oldPassword)),
    ]);
    expect(reset.status).toBe(200);
    const opened = signIns.filter((answer) => answer.status === 200);
    for (const { body } of opened) {
      const info = await test.call('GET /app/account/info', {}, { token: body.access_token });
      expect(info.status).toBe(401);
    }
  });
});

describe('resetting with a link', () => {
  it('can be checked any number of times and used once', async () => {
    const { email } = await somebody();
    const session = (await signIn(email, oldPassword)).body;
    const link = await linkFor(email);
    expect((await checkLink(link)).status).toBe(200);
    expect((await checkLink(link)).status).toBe(200);
    expect(await resetByLink(link, 'short')).toMatchObject({
      status: 400,
      body: { fields: { password: 'At least 6 characters' } },
    });
    expect((await resetByLink(link)).status).toBe(200);
    expect((await signIn(email, 'the new one')).status).toBe(200);
    const info = await test.call('GET /app/account/info', {}, { token: session.access_token });
    expect(info.status).toBe(401);
    expect(await checkLink(link)).toMatchObject({ status: 400, body: { error_code: 2008 } });
    expect(await resetByLink(link)).toMatchObject({ status: 400, body: { error_code: 2008 } });
  });

  it('tells a wrong link from one that is too old', async () => {
    const { email } = await somebody();
    const link = await linkFor(email);
    expect(await checkLink('x')).toMatchObject({ status: 400, body: { error_code: 2007 } });
    expect(await resetByLink('x')).toMatchObject({ status: 400, body: { error_code: 2007 } });
    await sql`update verification set expires_at = now() where target = ${email.toLowerCase()}`.execute(test.db);
    expect(await checkLink(link)).toMatchObject({ status: 400, body: { error_code: 2009 } });
    expect(await resetByLink(link)).toMatchObject({ status: 400, body: { error_code: 2009 } });
  });

  it('makes the codes and links sent before worthless', async () => {
    const { mobile, email } = await somebody();
    const code = await codeFor(mobile);
    const first = await linkFor(email);
    await sql`delete from throttle`.execute(test.db);
    const second = await linkFor(email, 2);
    expect((await resetByLink(first)).status).toBe(200);
    expect(await resetByLink(second, 'another one')).toMatchObject({ status: 400, body: { error_code: 2009 } });
    expect((await resetByMobile(mobile, code, 'another one')).status).toBe(400);
    expect((await signIn(email, 'the new one')).status).toBe(200);
  });

  it('opens the account to an owner whom strangers locked out, in the browser it was opened in', async () => {
    const { email } = await somebody();
    await signIn(email, 'wrong');
    const device = 'a-browser-of-the-owner';
    const reset = { code: await linkFor(email), ...test.sealPassword('the new one'), device };
    expect((await test.call('POST /reset/password/email/verifycode', reset)).status).toBe(200);
    await sql`update throttle set count = 1000, resets_at = now() + interval '100 days'`.execute(test.db);
    expect((await signIn(email, 'the new one')).status).toBe(429);
    const sealed = test.sealPassword('the new one');
    expect((await test.call('POST /app/user/login', { username: email, ...sealed, device })).status).toBe(200);
  });

  it('is not a link of another kind', async () => {
    await test.call('POST /user/register/email', {
      name: 'Somebody',
      email: 'kind@example.org',
      ...test.sealPassword('secret'),
    });
    const link = secretIn((await messagesTo(test.db, 'kind@example.org'))[0]);
    expect(await resetByLink(link)).toMatchObject({ status: 400, body: { error_code: 2007 } });
  });
});
