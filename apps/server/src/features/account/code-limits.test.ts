import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { messagesTo } from '../../testing/read-messages.ts';
import { solvedCaptcha } from '../../testing/solved-captcha.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const test = useTestApp();
let lastNumber = 13300000000;

beforeEach(() => sql`delete from throttle`.execute(test.db));

const newMobile = () => String(++lastNumber);
const passWait = () => sql`delete from throttle where key like 'code:resend:%'`.execute(test.db);

async function askForCode(mobile: string, ip = '10.2.0.1') {
  return askWith(await solvedCaptcha(test.db, { purpose: 'register', target: mobile }), mobile, ip);
}

function askWith(captcha: { captcha_id: string; captcha_text?: string }, mobile: string, ip = '10.2.0.1') {
  return test.call('POST /app/register/verifycode/v2', { mobile, ...captcha }, { ip });
}

function askWithout(mobile: string, ip: string) {
  return test.call('POST /app/register/verifycode', { mobile }, { ip, headers: { 'x-forwarded-for': '203.0.113.9' } });
}

describe('asking for codes', () => {
  it('sends one number one SMS a minute, of a hundred requests at once', async () => {
    const mobile = newMobile();
    const captchas = await Promise.all(
      Array.from({ length: 100 }, () => solvedCaptcha(test.db, { purpose: 'register', target: mobile })),
    );
    const answers = await Promise.all(captchas.map((captcha, at) => askWith(captcha, mobile, `10.2.1.${at}`)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(99);
    for (const answer of refused) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await messagesTo(test.db, mobile)).toHaveLength(1);
  });

  it('sends one number five SMS an hour and ten a day', async () => {
    const mobile = newMobile();
    const statuses: number[] = [];
    for (let turn = 0; turn < 14; turn++) {
      statuses.push((await askForCode(mobile)).status);
      await passWait();
      if (turn === 5) await sql`delete from throttle where key like 'code:hour:%'`.execute(test.db);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await messagesTo(test.db, mobile)).toHaveLength(10);
  });

  it('asks for a captcha after three requests without one from an address, whatever a header says', async () => {
    const numbers = Array.from({ length: 20 }, newMobile);
    const answers = await Promise.all(numbers.map((mobile) => askWithout(mobile, '10.2.2.1')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    const refused = answers.filter((answer) => answer.status !== 200);
    for (const answer of refused) expect(answer).toMatchObject({ status: 429, body: { error_code: 2005 } });
    const sent = await Promise.all(numbers.map((mobile) => messagesTo(test.db, mobile)));
    expect(sent.flat()).toHaveLength(3);
    expect((await askForCode(newMobile(), '10.2.2.1')).status).toBe(200);
    expect((await askWithout(newMobile(), '10.2.2.2')).status).toBe(200);
  });

  it('does not lock a school out: a hundred pupils behind one address all get theirs', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => askForCode(newMobile(), '10.2.3.1')));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  });

  it('stops at two hundred an hour from one address', async () => {
    await sql`insert into throttle (key, count, resets_at)
              values ('code:address:10.2.4.1', 199, now() + interval '1 hour')`.execute(test.db);
    expect((await askForCode(newMobile(), '10.2.4.1')).status).toBe(200);
    expect((await askForCode(newMobile(), '10.2.4.1')).status).toBe(429);
  });

  it('spends no captcha on a message that is not going to leave', async () => {
    const mobile = newMobile();
    await askForCode(mobile);
    const captcha = await solvedCaptcha(test.db, { purpose: 'register', target: mobile });
    expect((await askWith(captcha, mobile)).status).toBe(429);
    await passWait();
    expect((await askWith(captcha, mobile)).status).toBe(200);
  });

  it.each(['', '1234567890', '23800000001', '138000000012', '+8613800000001', '1380000000a'])(
    'refuses %j as a number',
    async (mobile) => {
      const { status, body } = await askWithout(mobile, '10.2.5.1');
      expect(status).toBe(400);
      expect(body).toHaveProperty('fields.mobile');
    },
  );
});

describe('captchas of a code', () => {
  it('work once', async () => {
    const mobile = newMobile();
    const captcha = await solvedCaptcha(test.db, { purpose: 'register', target: mobile });
    expect((await askWith(captcha, mobile)).status).toBe(200);
    await passWait();
    expect(await askWith(captcha, mobile)).toMatchObject({ status: 400, body: { error_code: 2004 } });
  });

  it('work for the number and the purpose they were made for only', async () => {
    const [mobile, other] = [newMobile(), newMobile()];
    expect((await askWith(await solvedCaptcha(test.db, { purpose: 'register', target: mobile }), other)).status).toBe(
      400,
    );
    expect((await askWith(await solvedCaptcha(test.db, { purpose: 'sign-in', target: mobile }), mobile)).status).toBe(
      400,
    );
    expect(await messagesTo(test.db, mobile)).toEqual([]);
    expect(await messagesTo(test.db, other)).toEqual([]);
  });

  it('forgive two slips and die with the third', async () => {
    const mobile = newMobile();
    const { captcha_id, captcha_text } = await solvedCaptcha(test.db, { purpose: 'register', target: mobile });
    expect((await askWith({ captcha_id }, mobile)).status).toBe(400);
    expect((await askWith({ captcha_id, captcha_text: 'wrong' }, mobile)).status).toBe(400);
    expect((await askWith({ captcha_id, captcha_text }, mobile)).status).toBe(200);

    const dead = await solvedCaptcha(test.db, { purpose: 'register', target: mobile });
    await passWait();
    for (let slip = 0; slip < 3; slip++) await askWith({ captcha_id: dead.captcha_id, captcha_text: 'wrong' }, mobile);
    expect((await askWith(dead, mobile)).status).toBe(400);
  });
});
