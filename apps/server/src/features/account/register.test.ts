import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { codeSentTo, messagesTo, otherCode } from '../../testing/read-messages.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let lastNumber = 13900000000;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => sql`delete from throttle`.execute(test.db));

const newMobile = () => String(++lastNumber);
const passWait = () => sql`delete from throttle where key like 'code:resend:%'`.execute(test.db);

async function askForCode(mobile: string, ip = '10.2.0.1') {
  const captcha = await solvedCaptcha(test.db, { purpose: 'register', target: mobile });
  return test.call('POST /app/register/verifycode/v2', { mobile, ...captcha }, { ip });
}

function register(mobile: string, verify_code: string, more: object = {}) {
  const input = { name: 'Lin Xiaoyu', mobile, verify_code, ...test.sealPassword('secret'), ...more };
  return test.call('POST /user/register/mobile', input);
}

const accountsWith = (mobile: string) =>
  test.db.selectFrom('account').selectAll().where('mobile', '=', mobile).execute();

describe('registering with a mobile number', () => {
  it('signs in with the code from the SMS, and later with number and password', async () => {
    const mobile = newMobile();
    expect(await askForCode(mobile)).toMatchObject({ status: 200, body: {} });
    const { status, body } = await register(` ${mobile} `, await codeSentTo(test.db, mobile));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Lin Xiaoyu', is_partner: false, is_operator: false, companies: [] });
    const info = await test.call('GET /app/account/info', {}, { token: body.access_token });
    expect(info.body.account).toMatchObject({ id: body.userid, mobile, email: null });
    const again = await test.call('POST /app/user/login', { username: mobile, ...test.sealPassword('secret') });
    expect(again.body.userid).toBe(body.userid);
  });

  it('makes one account when fifty ask at once with the same code', async () => {
    const mobile = newMobile();
    await askForCode(mobile);
    const code = await codeSentTo(test.db, mobile);
    const answers = await Promise.all(Array.from({ length: 50 }, () => register(mobile, code)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await accountsWith(mobile)).toHaveLength(1);
  });

  it('looks at five wrong codes at most, even of fifty at once; then the right one is dead too', async () => {
    const mobile = newMobile();
    await askForCode(mobile);
    const code = await codeSentTo(test.db, mobile);
    const guesses = Array.from({ length: 50 }, (_, at) => register(mobile, otherCode(code, at + 1)));
    expect(new Set((await Promise.all(guesses)).map((answer) => answer.status))).toEqual(new Set([400]));
    const { tries } = await test.db
      .selectFrom('verification')
      .select('tries')
      .where('target', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    expect(await register(mobile, code)).toMatchObject({ status: 400, body: { error_code: 2006 } });
    expect(await accountsWith(mobile)).toEqual([]);
  });

  it('takes the newest code only, and none after ten minutes', async () => {
    const mobile = newMobile();
    await askForCode(mobile);
    const first = await codeSentTo(test.db, mobile);
    await passWait();
    await askForCode(mobile);
    const second = await codeSentTo(test.db, mobile);
    expect((await register(mobile, first)).status).toBe(400);
    await sql`update verification set expires_at = now() where target = ${mobile}`.execute(test.db);
    expect((await register(mobile, second)).status).toBe(400);
  });

  it('keeps the code for another try when something else was wrong', async () => {
    const mobile = newMobile();
    await askForCode(mobile);
    const code = await codeSentTo(test.db, mobile);
    const short = await register(mobile, code, test.sealPassword('12345'));
    expect(short).toMatchObject({ status: 400, body: { fields: { password: 'At least 6 characters' } } });
    expect((await register(mobile, code, test.sealPassword('x'.repeat(257)))).status).toBe(400);
    expect((await register(mobile, code)).status).toBe(200);
  });

  it('tells the owner of a number, and only them, that it has an account', async () => {
    const taken = newMobile();
    const free = newMobile();
    await buildAccount(test.db, { mobile: taken });
    const answers = [await askForCode(taken), await askForCode(free)];
    expect(answers[0]?.status).toBe(200);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const [message] = await messagesTo(test.db, taken);
    expect(message?.body).toContain('already have an account');
    expect(message?.body).not.toMatch(/\d{6}/);
    expect((await register(taken, '123456')).body).toEqual((await register(free, '123456')).body);
  });

  it('refuses with 409 when the number got an account after the code was sent', async () => {
    const mobile = newMobile();
    await askForCode(mobile);
    await buildAccount(test.db, { mobile });
    expect(await register(mobile, await codeSentTo(test.db, mobile))).toMatchObject({
      status: 409,
      body: { error_code: 2011 },
    });
  });

  it.each(['is_partner', 'is_operator', 'role', 'review_status', 'companies', 'id', 'username', 'vip_until'])(
    'refuses somebody who chooses their own %s',
    async (field) => {
      const mobile = newMobile();
      await askForCode(mobile);
      const answer = await register(mobile, await codeSentTo(test.db, mobile), { [field]: 1 });
      expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: 'Unknown field' } } });
      expect(await accountsWith(mobile)).toEqual([]);
    },
  );
});

describe('registering a company', () => {
  const company = { company_name: 'Morningside', member_limit: 30 };

  it('puts it under review with the person as its super administrator', async () => {
    const mobile = newMobile();
    await askForCode(mobile);
    const { body } = await register(mobile, await codeSentTo(test.db, mobile), company);
    expect(body.companies).toMatchObject([
      { name: 'Morningside', review_status: 1, is_admin: true, is_super_admin: true },
    ]);
    const info = await test.call('GET /ee/company/info/first', {}, { token: body.access_token });
    expect(info.body.company).toMatchObject({ name: 'Morningside', member_limit: 30, review_status: 1 });
  });

  it.each([
    [{ company_name: 'Morningside' }, { member_limit: 'Required' }],
    [{ member_limit: 30 }, { company_name: 'Required' }],
  ])('needs both fields: %j', async (half, fields) => {
    expect(await register(newMobile(), '123456', half)).toMatchObject({ status: 400, body: { fields } });
  });

  it('is unknown in variant B', async () => {
    const other = await createTestApp({ TIKU_VARIANT: 'B' });
    const input = { name: 'Lin Xiaoyu', mobile: newMobile(), verify_code: '123456', ...other.sealPassword('secret') };
    const answer = await other.call('POST /user/register/mobile', { ...input, ...company });
    expect(answer).toMatchObject({ status: 400, body: { fields: { company_name: 'Unknown field' } } });
    await other.close();
  });
});
