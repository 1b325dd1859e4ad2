import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { purgeDevices } from './known-device.store.ts';

const password = 'correct horse';
const test = useTestApp();

beforeAll(async () => {
  const password_hash = await test.services.passwords.hash(password);
  await buildAccount(test.db, { username: 'Lin', mobile: '13800000001', email: 'Lin@example.org', password_hash });
  await buildAccount(test.db, { username: 'gone', password_hash, is_disabled: true });
  await buildAccount(test.db, { username: 'passwordless' });
});

function signIn(username: string, typed: string, ip?: string) {
  return test.call('POST /app/user/login', { username, ...test.sealPassword(typed) }, ip ? { ip } : {});
}

function signInWith(more: object, username: string, typed: string, ip: string) {
  return test.call('POST /app/user/login', { username, ...test.sealPassword(typed), ...more }, { ip });
}

async function signInWithCaptcha(username: string, typed: string, ip: string) {
  const captcha = await solvedCaptcha(test.db, { purpose: 'sign-in', target: username });
  return signInWith(captcha, username, typed, ip);
}

const newDevice = () => randomBytes(16).toString('base64url');

/** As if it had been used that often; only rows of the given keys. */
const useUp = (keys: string, count: number, seconds: number) =>
  sql`update throttle set count = ${count}, resets_at = now() + ${seconds} * interval '1 second'
      where key like ${keys}`.execute(test.db);

async function guessTwelveTimes(username: string, ip: string) {
  const answers = [];
  for (let guess = 0; guess < 12; guess++) {
    const { status, body } = await signIn(username, 'wrong', ip);
    answers.push({ status, body });
  }
  return answers;
}

describe('POST /app/user/login', () => {
  it.each(['Lin', 'lin', ' LIN ', '13800000001', 'lin@EXAMPLE.org'])('signs in with %j', async (username) => {
    const { status, body } = await signIn(username, password);
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'Lin', expires_in: 7200, companies: [], notice_unread_count: 0 });
    const info = await test.call('GET /app/account/info', {}, { token: body.access_token });
    expect(info.body.account).toMatchObject({ id: body.userid, username: 'Lin' });
  });

  it('tells nobody apart: unknown, disabled, without password and wrong password answer the same', async () => {
    const answers = [
      await signIn('Lin', 'wrong', '10.1.0.1'),
      await signIn('nobody', 'wrong', '10.1.0.1'),
      await signIn('gone', password, '10.1.0.1'),
      await signIn('passwordless', password, '10.1.0.1'),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  });

  it('accepts both normal forms of a password', async () => {
    const password_hash = await test.services.passwords.hash('caf\u00e9-caf\u00e9');
    await buildAccount(test.db, { username: 'accents', password_hash });
    expect((await signIn('accents', 'cafe\u0301-cafe\u0301')).status).toBe(200);
  });

  it('slows guessing down for one account at one address, and for nobody else', async () => {
    for (let guess = 0; guess < 10; guess++)
      expect((await signIn('Lin', `guess ${guess}`, '10.1.0.2')).status).toBe(401);
    const refused = await signIn('Lin', password, '10.1.0.2');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn('Lin', password, '10.1.0.3')).status).toBe(200);
    expect((await signIn('accents', 'wrong', '10.1.0.2')).status).toBe(401);
  });

  it('stays with its answer for the unknown: as many guesses, the same captcha', async () => {
    const known = await guessTwelveTimes('accents', '10.1.0.6');
    expect(await guessTwelveTimes('nobody', '10.1.0.6')).toEqual(known);
    expect(known.map((answer) => answer.status)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('answers ten guesses of thirty sent at once, whatever address a header claims; the owner gets in', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        test.call(
          'POST /app/user/login',
          { username: 'Lin', ...test.sealPassword(`guess ${at}`) },
          { ip: '10.1.0.7', headers: { 'x-forwarded-for': `203.0.113.${at}` } },
        ),
      ),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(20);
    for (const { body } of refused) expect(body).toMatchObject({ error_code: 2005 });
    expect((await signIn('Lin', password, '10.1.0.7')).status).toBe(429);
    const captcha = await solvedCaptcha(test.db, { purpose: 'sign-in', target: 'lin' });
    expect((await signInWith(captcha, 'Lin', password, '10.1.0.7')).status).toBe(200);
  });

  it('asks for a captcha wherever the guesses for one name come from', async () => {
    await signIn('hunted', 'wrong', '10.1.1.1');
    await sql`update throttle set count = 98 where key like 'sign-in:______________________:*' and count = 1`.execute(
      test.db,
    );
    const statuses: number[] = [];
    for (let at = 2; at < 6; at++) statuses.push((await signIn('hunted', 'wrong', `10.1.${at}.1`)).status);
    expect(statuses).toEqual([401, 401, 429, 429]);
    expect((await signIn('Lin', password, '10.1.1.1')).status).toBe(200);
  });

  it('checks one password for one captcha, of this person', async () => {
    for (let guess = 0; guess < 10; guess++) await signIn('accents', 'wrong', '10.1.0.8');
    const captcha = await solvedCaptcha(test.db, { purpose: 'sign-in', target: 'accents' });
    expect((await signInWith(captcha, 'accents', 'wrong', '10.1.0.8')).status).toBe(401);
    const again = await signInWith(captcha, 'accents', 'caf\u00e9-caf\u00e9', '10.1.0.8');
    expect(again).toMatchObject({ status: 400, body: { error_code: 2004 } });
    const foreign = await solvedCaptcha(test.db, { purpose: 'sign-in', target: 'Lin' });
    expect((await signInWith(foreign, 'accents', 'caf\u00e9-caf\u00e9', '10.1.0.8')).status).toBe(400);
  });

  it('asks for a captcha when one password is tried on many accounts from one address, and only there', async () => {
    const spray = (from: number, count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => signIn(`pupil${from + at}`, 'Summer2026', '10.1.0.9')));
    await spray(0, 5);
    await sql`update throttle set count = 290 where key = 'sign-in:*:10.1.0.9' and count = 5`.execute(test.db);
    const statuses = (await spray(5, 30)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(await signIn('Lin', password, '10.1.0.9')).toMatchObject({ status: 429, body: { error_code: 2005 } });
    expect((await signIn('Lin', password, '10.1.0.10')).status).toBe(200);
  });

  it('answers a password that does not open like a wrong one, and counts it', async () => {
    const { body: wrong } = await signIn('Lin', 'wrong', '10.1.0.11');
    const iv = Buffer.alloc(16, 1).toString('base64');
    const unreadable = [
      { iv, password: Buffer.alloc(32, 7).toString('base64') },
      { iv: Buffer.alloc(16).toString('base64'), password: test.sealPassword(password).password },
      test.sealPassword('x'.repeat(257)),
      { iv, password: Buffer.alloc(15, 7).toString('base64') },
      { iv, password: Buffer.alloc(33, 7).toString('base64') },
    ];
    for (const sealed of unreadable) {
      const answer = await test.call('POST /app/user/login', { username: 'Lin', ...sealed }, { ip: '10.1.0.11' });
      expect(answer).toMatchObject({ status: 401, body: wrong });
    }
    const { rows } = await sql<{ count: number }>`
      select count from throttle where key like 'sign-in:%:10.1.0.11' and key not like 'sign-in:*%'`.execute(test.db);
    expect(rows).toEqual([{ count: 6 }]);
  });

  it.each([
    ['an IV of 15 bytes', { iv: Buffer.alloc(15).toString('base64') + '====' }],
    ['an IV of 17 bytes', { iv: Buffer.alloc(17).toString('base64') }],
    ['an empty IV', { iv: '' }],
    ['an IV that is not base64', { iv: '!'.repeat(24) }],
    ['an IV that is a list', { iv: ['a'] }],
    ['no IV', { iv: undefined }],
    ['a password that is not sealed', { password: 'plain' }],
    ['a password of 10 KB', { password: 'A'.repeat(10_000) }],
    ['a field of its own', { is_partner: true }],
  ])('refuses %s with 400', async (_name, change) => {
    const payload = { username: 'Lin', ...test.sealPassword(password), ...change };
    const { status } = await test.send({ method: 'POST', url: '/api/1/app/user/login?os_type=5', payload });
    expect(status).toBe(400);
  });

  it("takes SQL for what it is: somebody's name", async () => {
    expect((await signIn("' or 1=1--", password, '10.1.0.5')).status).toBe(401);
  });
});

describe('guesses that bring captchas', () => {
  it('are answered fifteen times from one network; the owner gets in from another', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 20; guess++)
      statuses.push((await signInWithCaptcha('Lin', `guess ${guess}`, '10.2.0.1')).status);
    expect(statuses).toEqual([...Array.from({ length: 15 }, () => 401), ...Array.from({ length: 5 }, () => 429)]);
    const refused = await signInWithCaptcha('Lin', password, '10.2.0.1');
    expect(refused).toMatchObject({ status: 429, body: { error_code: 2015 } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200);
    expect((await signInWithCaptcha('Lin', password, '10.2.0.2')).status).toBe(200);
  });

  it('are answered fifteen times when fifty are sent at once, and cost no captcha beyond that', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => signInWithCaptcha('accents', `guess ${at}`, '10.2.0.3')),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(15);
    const captcha = await solvedCaptcha(test.db, { purpose: 'sign-in', target: 'accents' });
    expect((await signInWith(captcha, 'accents', 'wrong', '10.2.0.3')).status).toBe(429);
    const kept = await test.db.selectFrom('captcha').select('id').where('id', '=', captcha.captcha_id).execute();
    expect(kept).toHaveLength(1);
  });

  it('get one answer in two minutes once a thousand were wrong, wherever they come from, known or not', async () => {
    for (const username of ['besieged', 'nobody at all']) {
      if (username === 'besieged')
        await buildAccount(test.db, { username, password_hash: await test.services.passwords.hash(password) });
      await sql`delete from throttle`.execute(test.db);
      await signIn(username, 'wrong', '10.2.1.1');
      await useUp('guess:______________________:*', 1_000, 999 * 120);
      expect((await signInWithCaptcha(username, 'wrong', '10.2.1.2')).status).toBe(401);
      const refused = await signInWithCaptcha(username, 'wrong', '10.2.1.3');
      expect(refused).toMatchObject({ status: 429, body: { error_code: 2015 } });
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(120);
    }
  });

  it('at many accounts from one network get slow as well', async () => {
    await signIn('pupil', 'wrong', '10.2.2.1');
    await useUp('guess:*:10.2.2.1', 900, 900 * 3);
    expect(await signInWithCaptcha('another', 'wrong', '10.2.2.1')).toMatchObject({
      status: 429,
      body: { error_code: 2015 },
    });
    expect((await signInWithCaptcha('another', 'wrong', '10.2.2.2')).status).toBe(401);
  });
});

describe('one password tried on many accounts from many networks', () => {
  it('brings everybody a captcha whose browser the account does not know', async () => {
    const device = newDevice();
    await signInWith({ device }, 'Lin', password, '10.3.0.1');
    await signIn('pupil1', 'Summer2026', '10.3.0.2');
    await useUp('sign-in:*:*', 1_000, 600);
    expect(await signIn('pupil2', 'Summer2026', '10.3.0.3')).toMatchObject({ status: 429, body: { error_code: 2005 } });
    expect((await signInWithCaptcha('Lin', password, '10.3.0.4')).status).toBe(200);
    expect((await signInWith({ device }, 'Lin', password, '10.3.0.5')).status).toBe(200);
    await sql`delete from throttle`.execute(test.db);
  });
});

describe('a browser that the account knows', () => {
  const device = newDevice();

  it('gets in without a captcha while strangers guess, from their network too', async () => {
    expect((await signInWith({ device }, 'Lin', password, '10.4.0.1')).status).toBe(200);
    for (let guess = 0; guess < 12; guess++) await signIn('Lin', 'wrong', '10.4.0.1');
    expect((await signIn('Lin', password, '10.4.0.1')).status).toBe(429);
    await useUp('guess:%', 1_000, 1_000_000);
    expect((await signInWithCaptcha('Lin', password, '10.4.0.2')).status).toBe(429);
    expect((await signInWith({ device }, 'lin@example.org', password, '10.4.0.1')).status).toBe(200);
  });

  it('is forgiven its slips after the right password, which helps no stranger', async () => {
    for (let turn = 0; turn < 2; turn++) {
      for (let guess = 0; guess < 9; guess++) await signInWith({ device }, 'Lin', 'wrong', '10.4.1.1');
      expect((await signInWith({ device }, 'Lin', password, '10.4.1.1')).status).toBe(200);
    }
    await sql`delete from throttle`.execute(test.db);
    for (let guess = 0; guess < 10; guess++) await signIn('Lin', 'wrong', '10.4.1.2');
    expect((await signInWith({ device }, 'Lin', password, '10.4.1.2')).status).toBe(200);
    expect((await signIn('Lin', 'wrong', '10.4.1.2')).status).toBe(429);
  });

  it('may try no more than twenty times at once itself, and then as often as a stranger', async () => {
    await sql`delete from throttle`.execute(test.db);
    const guess = async () =>
      signInWith(
        { device, ...(await solvedCaptcha(test.db, { purpose: 'sign-in', target: 'Lin' })) },
        'Lin',
        'wrong',
        '10.4.2.1',
      );
    const statuses: number[] = [];
    for (let at = 0; at < 38; at++) statuses.push((await guess()).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(35);
    expect(statuses.slice(35)).toEqual([429, 429, 429]);
    await sql`delete from throttle`.execute(test.db);
  });

  it('is a stranger to every other account', async () => {
    for (let guess = 0; guess < 10; guess++) await signInWith({ device }, 'accents', 'wrong', '10.4.3.1');
    expect((await signIn('accents', 'wrong', '10.4.3.1')).status).toBe(429);
  });

  it('is not kept readable, and forgotten half a year after its last use', async () => {
    const { rows } = await sql<{ text: string }>`select d::text as text from known_device d`.execute(test.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(device);
    await sql`update known_device set used_at = now() - interval '181 days'`.execute(test.db);
    await signInWith({ device }, 'Lin', password, '10.4.4.1');
    await purgeDevices(test.db);
    const left = await test.db.selectFrom('known_device').select('used_at').execute();
    expect(left).toHaveLength(1);
  });

  it.each(['short', 'x'.repeat(65), 'not a secret, but words'])('is refused when it is called %j', async (name) => {
    const answer = await signInWith({ device: name }, 'Lin', password, '10.4.5.1');
    expect(answer).toMatchObject({ status: 400, body: { fields: { device: expect.any(String) } } });
  });
});
