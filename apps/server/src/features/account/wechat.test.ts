import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startWechatTestServer } from '../../testing/wechat-test-server.ts';
import type { WechatTestServer } from '../../testing/wechat-test-server.ts';

let test: TestApp;
let wechat: WechatTestServer;

beforeAll(async () => {
  wechat = await startWechatTestServer('wx-app', 'wx-secret');
  test = await createTestApp({
    TIKU_PUBLIC_URL: 'https://exams.example.org',
    WECHAT_APP_ID: 'wx-app',
    WECHAT_APP_SECRET: 'wx-secret',
    WECHAT_URL: wechat.url,
  });
});
afterAll(async () => {
  await test.close();
  await wechat.close();
});
afterEach(() => {
  wechat.fault = 'none';
});

async function start(redirect?: string): Promise<URL> {
  const { body } = await test.call('GET /web/wxlogin/start', redirect === undefined ? {} : { redirect });
  return new URL(body.url);
}

const signIn = (code: string) => test.call('POST /web/wxlogin', { code });
const countAccounts = async () => (await test.db.selectFrom('account').select('id').execute()).length;
const lin = { openid: 'o-lin', unionid: 'u-lin', nickname: '林晓雨同学' };

describe('GET /web/wxlogin/start', () => {
  it("leads to WeChat's page and back to the sign-in page", async () => {
    const url = await start();
    expect(url.origin + url.pathname).toBe('https://open.weixin.qq.com/connect/qrconnect');
    expect(url.hash).toBe('#wechat_redirect');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: 'wx-app',
      redirect_uri: 'https://exams.example.org/login',
      response_type: 'code',
      scope: 'snsapi_login',
      state: expect.stringMatching(/^[\w-]{22}$/),
    });
  });

  it('tells the page the state to compare, another one each time', async () => {
    const answers = await Promise.all([1, 2].map(() => test.call('GET /web/wxlogin/start', {})));
    for (const { body } of answers) expect(new URL(body.url).searchParams.get('state')).toBe(body.state);
    expect(new Set(answers.map(({ body }) => body.state)).size).toBe(2);
  });

  it('remembers a page of this site to go on to', async () => {
    const back = new URL((await start('/exams/7?tab=2')).searchParams.get('redirect_uri') ?? '');
    expect(back.searchParams.get('redirect')).toBe('/exams/7?tab=2');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
    'forgets %j',
    async (redirect) => {
      expect((await start(redirect)).searchParams.get('redirect_uri')).toBe('https://exams.example.org/login');
    },
  );
});

describe('POST /web/wxlogin', () => {
  it('makes an account the first time and finds it from then on', async () => {
    const first = await signIn(wechat.agree(lin));
    expect(first).toMatchObject({ status: 200, body: { name: '林晓雨同学', wx_nickname: '林晓雨同学' } });
    const second = await signIn(wechat.agree({ ...lin, openid: 'o-other', nickname: 'Lin' }));
    expect(second.body).toMatchObject({ userid: first.body.userid, name: '林晓雨同学', wx_nickname: 'Lin' });
    const info = await test.call('GET /app/account/info', {}, { token: second.body.access_token });
    expect(info.status).toBe(200);
  });

  it('knows people without a union id by their open id', async () => {
    const person = { openid: 'o-alone', nickname: 'Alone' };
    const first = await signIn(wechat.agree(person));
    const second = await signIn(wechat.agree(person));
    expect(second.body.userid).toBe(first.body.userid);
  });

  it('makes one account of ten first sign-ins at once', async () => {
    const person = { openid: 'o-eager', unionid: 'u-eager', nickname: 'Eager' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(wechat.agree(person))));
    expect(new Set(answers.map((answer) => answer.body.userid)).size).toBe(1);
  });

  it.each([
    ['雨', 'WeChat 雨'],
    ['', 'WeChat'],
    ['a\u0000\u0007b c', 'ab c'],
    ['长'.repeat(80), '长'.repeat(50)],
  ])('makes a name of the nickname %j', async (nickname, name) => {
    const openid = `o-${randomUUID()}`;
    const answer = await signIn(wechat.agree({ openid, nickname }));
    expect(answer).toMatchObject({ status: 200, body: { name } });
  });

  it('refuses a code used before, and makes no account of one of another application', async () => {
    const code = wechat.agree(lin);
    expect((await signIn(code)).status).toBe(200);
    const before = await countAccounts();
    for (const refused of [code, 'code-of-another-app'])
      expect(await signIn(refused)).toMatchObject({ status: 400, body: { error_code: 2014 } });
    expect(await countAccounts()).toBe(before);
  });

  it('refuses somebody whose account is disabled', async () => {
    const person = { openid: 'o-gone', unionid: 'u-gone', nickname: 'Gone' };
    await signIn(wechat.agree(person));
    await sql`update account set is_disabled = true where wx_union_id = 'u-gone'`.execute(test.db);
    expect((await signIn(wechat.agree(person))).status).toBe(400);
  });

  it.each(['error', 'busy', 'hang'] as const)(
    'says that it is busy, while somebody still waits, when WeChat is down (%s)',
    async (fault) => {
      wechat.fault = fault;
      const started = performance.now();
      expect((await signIn(wechat.agree(lin))).status).toBe(503);
      expect(performance.now() - started).toBeLessThan(30_000);
    },
  );

  it('is not found where WeChat is not set up', async () => {
    const other = await createTestApp();
    expect((await other.call('GET /web/wxlogin/start', {})).status).toBe(404);
    expect((await other.call('POST /web/wxlogin', { code: 'x' })).status).toBe(404);
    await other.close();
  });
});
