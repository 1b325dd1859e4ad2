import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { messagesTo, secretSentTo } from '../../testing/read-messages.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp({ TIKU_PUBLIC_URL: 'https://exams.example.org' });

beforeEach(() => sql`delete from throttle`.execute(test.db));

function register(email: string, more: object = {}) {
  return test.call('POST /user/register/email', { name: 'Sofía Moreno', email, ...more });
}

const activate = (code: string, password = 'secret') =>
  test.call('POST /activate/account/email/verifycode', { code, ...test.sealPassword(password) });
const check = (code: string) => test.call('POST /check/activate/account/email/verifycode', { code });
const signIn = (username: string, password: string) =>
  test.call('POST /app/user/login', { username, ...test.sealPassword(password) });
const countAccounts = async () => (await test.db.selectFrom('account').select('id').execute()).length;

describe('registering with an e-mail address', () => {
  it('makes the account when the link is opened, once, and signs in', async () => {
    const before = await countAccounts();
    expect(await register('Sofia@Example.org')).toMatchObject({ status: 200, body: {} });
    expect(await countAccounts()).toBe(before);
    const [message] = await messagesTo(test.db, 'Sofia@Example.org');
    expect(message?.body).toContain('https://exams.example.org/account/signup/verify?code=');
    const code = await secretSentTo(test.db, 'Sofia@Example.org');
    const { status, body } = await activate(code);
    expect(status).toBe(200);
    const info = await test.call('GET /app/account/info', {}, { token: body.access_token });
    expect(info.body.account).toMatchObject({ email: 'Sofia@Example.org', mobile: null, name: 'Sofía Moreno' });
    expect((await signIn('sofia@example.org', 'secret')).body.userid).toBe(body.userid);
    expect(await activate(code)).toMatchObject({ status: 400, body: { error_code: 2008 } });
  });

  it('gives the account the password of the person who opens the link, never one sent with the registration', async () => {
    expect((await register('owner@example.org', test.sealPassword('of a stranger'))).status).toBe(200);
    const code = await secretSentTo(test.db, 'owner@example.org');
    const alone = await test.call('POST /activate/account/email/verifycode', { code });
    expect(alone).toMatchObject({ status: 409, body: { error_code: 2016 } });
    expect((await signIn('owner@example.org', 'of a stranger')).status).toBe(401);
    expect((await activate(code, 'of the owner')).status).toBe(200);
    expect((await signIn('owner@example.org', 'of a stranger')).status).toBe(401);
    expect((await signIn('owner@example.org', 'of the owner')).status).toBe(200);
  });

  it('belongs to whichever of two links was opened first, and the other one makes nothing', async () => {
    await register('wanted@example.org', { name: 'A stranger', ...test.sealPassword('of a stranger') });
    const strangers = await secretSentTo(test.db, 'wanted@example.org');
    await sql`delete from throttle`.execute(test.db);
    await register('wanted@example.org');
    const own = await secretSentTo(test.db, 'wanted@example.org');
    expect((await activate(own, 'of the owner')).status).toBe(200);
    expect(await activate(strangers, 'of a stranger')).toMatchObject({ status: 409, body: { error_code: 2011 } });
    expect((await signIn('wanted@example.org', 'of the owner')).body.name).toBe('Sofía Moreno');
    expect((await signIn('wanted@example.org', 'of a stranger')).status).toBe(401);
  });

  it('tells somebody who has the link whose it is, as long as it works', async () => {
    await register('Asked@example.org');
    const code = await secretSentTo(test.db, 'Asked@example.org');
    expect(await check(code)).toMatchObject({
      status: 200,
      body: { name: 'Sofía Moreno', email: 'Asked@example.org' },
    });
    expect(await check(`${code}x`)).toMatchObject({ status: 400, body: { error_code: 2007 } });
    await activate(code);
    expect(await check(code)).toMatchObject({ status: 400, body: { error_code: 2008 } });
  });

  it('leads on from the link to where somebody came from, on this site alone', async () => {
    const redirect = '/group/join?public_id=k7m2p9&x=a b';
    expect((await register('invited@example.org', { redirect })).status).toBe(200);
    const [message] = await messagesTo(test.db, 'invited@example.org');
    const [link = ''] = /https:\S+/.exec(message?.body ?? '') ?? [];
    expect(new URL(link).searchParams.get('redirect')).toBe(redirect);
    for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example', '/a\nb', 'group/join']) {
      expect(await register('invited@example.org', { redirect: elsewhere })).toMatchObject({
        status: 400,
        body: { fields: { redirect: expect.any(String) } },
      });
    }
  });

  it('knows the browser the link was opened in', async () => {
    await register('device@example.org');
    const code = await secretSentTo(test.db, 'device@example.org');
    const device = 'the-browser-of-the-owner';
    await test.call('POST /activate/account/email/verifycode', { code, ...test.sealPassword('secret'), device });
    await signIn('device@example.org', 'wrong');
    await sql`update throttle set count = 1000, resets_at = now() + interval '100 days'`.execute(test.db);
    const again = { username: 'device@example.org', ...test.sealPassword('secret'), device };
    expect((await test.call('POST /app/user/login', again)).status).toBe(200);
  });

  it.each([
    ['a password that is too short', () => test.sealPassword('12345'), 'password'],
    ['a password without its IV', () => ({ password: test.sealPassword('secret').password }), 'iv'],
    ['an IV without a password', () => ({ iv: test.sealPassword('secret').iv }), 'password'],
  ])(
    'refuses %s when it is asked for and when the link is opened, and the link stays good',
    async (_what, make, field) => {
      const email = 'particular@example.org';
      expect(await register(email, make())).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
      await register(email);
      const code = await secretSentTo(test.db, email);
      const opened = await test.call('POST /activate/account/email/verifycode', { code, ...make() });
      expect(opened).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
      expect((await check(code)).status).toBe(200);
    },
  );

  it('makes one account when the link is opened twenty times at once', async () => {
    await register('once@example.org');
    const code = await secretSentTo(test.db, 'once@example.org');
    const answers = await Promise.all(Array.from({ length: 20 }, () => activate(code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const { rows } = await sql`select from account where email = 'once@example.org'`.execute(test.db);
    expect(rows).toHaveLength(1);
  });

  it('tells a wrong link from one that is too old', async () => {
    await register('late@example.org');
    const code = await secretSentTo(test.db, 'late@example.org');
    expect(await activate(`${code}x`)).toMatchObject({ status: 400, body: { error_code: 2007 } });
    await sql`update verification set expires_at = now() where target = 'late@example.org'`.execute(test.db);
    expect(await activate(code)).toMatchObject({ status: 400, body: { error_code: 2009 } });
  });

  it('tells the owner of an address, and only them, that it has an account', async () => {
    await buildAccount(test.db, { email: 'Taken@example.org' });
    const taken = await register('taken@Example.org');
    const free = await register('free@example.org');
    expect(taken.status).toBe(200);
    expect(taken.body).toEqual(free.body);
    const [message, ...more] = await messagesTo(test.db, 'taken@Example.org');
    expect(message?.body).toContain('already has an account');
    expect(message?.body).not.toContain('code=');
    expect(more).toEqual([]);
  });

  it('refuses with 409 when the address got an account before the link was opened', async () => {
    await register('race@example.org');
    await buildAccount(test.db, { email: 'RACE@example.org' });
    const code = await secretSentTo(test.db, 'race@example.org');
    expect(await activate(code)).toMatchObject({ status: 409, body: { error_code: 2011 } });
  });

  it('keeps the company for the day the link is opened', async () => {
    await register('company@example.org', { company_name: 'Morningside', member_limit: 12 });
    const { body } = await activate(await secretSentTo(test.db, 'company@example.org'));
    expect(body.companies).toMatchObject([{ name: 'Morningside', review_status: 1, is_super_admin: true }]);
  });

  it('keeps neither the password nor the secret of the link readable', async () => {
    await register('dump@example.org', test.sealPassword('a very long secret'));
    const secret = await secretSentTo(test.db, 'dump@example.org');
    const { rows } = await sql<{ text: string }>`
      select v::text || coalesce(payload::text, '') as text from verification v where target = 'dump@example.org'`.execute(
      test.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain('a very long secret');
    expect(rows[0]?.text).not.toContain(secret);
    await activate(secret);
    const { rows: after } = await sql<{ payload: unknown }>`
      select payload from verification where target = 'dump@example.org'`.execute(test.db);
    expect(after).toEqual([{ payload: null }]);
  });

  it.each(['is_operator', 'companies', 'email_verified'])(
    'refuses somebody who chooses their own %s',
    async (field) => {
      expect((await register('extra@example.org', { [field]: true })).status).toBe(400);
      expect(await messagesTo(test.db, 'extra@example.org')).toEqual([]);
    },
  );

  it.each(['', 'a@b', 'no-at-sign', 'two words@example.org', 'a@b@example.org', 'a@example.org\r\nBcc: b@example.org'])(
    'refuses %j as an address',
    async (email) => {
      const { status, body } = await register(email);
      expect(status).toBe(400);
      expect(body).toHaveProperty('fields.email');
    },
  );

  it('asks for a captcha after three e-mails without one, and takes it', async () => {
    for (let turn = 0; turn < 3; turn++) expect((await register(`bare${turn}@example.org`)).status).toBe(200);
    expect(await register('fourth@example.org')).toMatchObject({ status: 429, body: { error_code: 2005 } });
    const captcha = await solvedCaptcha(test.db, { purpose: 'register', target: 'fourth@example.org' });
    expect((await register('Fourth@example.org', captcha)).status).toBe(200);
  });
});
