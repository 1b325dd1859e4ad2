// WeChat itself is a local server that speaks its protocol: the page with the code to scan, and the two calls behind it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../harness/start-server.ts';
import type { StartedServer } from '../harness/start-server.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

let scanned: 'scanned' | 'refused' = 'scanned';

const answers: Record<string, object> = {
  '/sns/oauth2/access_token': { access_token: 'token', openid: 'open-1' },
  '/sns/userinfo': { openid: 'open-1', unionid: 'union-1', nickname: 'Journey 微信' },
};

const wechat = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://wechat');
  if (url.pathname === '/connect/qrconnect') {
    // Scanned at once: back to the site, with a code and the state it sent.
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', scanned);
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  } else {
    const refused = url.searchParams.get('code') === 'refused';
    const answer = refused ? { errcode: 40029, errmsg: 'invalid code' } : (answers[url.pathname] ?? {});
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  }
});

let server: StartedServer;
beforeAll(async () => {
  wechat.listen(0, '127.0.0.1');
  await once(wechat, 'listening');
  const url = `http://127.0.0.1:${(wechat.address() as AddressInfo).port}`;
  server = await startServer({
    WECHAT_APP_ID: 'journey',
    WECHAT_APP_SECRET: 'secret',
    WECHAT_URL: url,
    WECHAT_LOGIN_URL: url,
  });
});
afterAll(async () => {
  await server.stop();
  wechat.close();
});

describe('signing in with WeChat', () => {
  it('leads through WeChat to the page that asked for it', async () => {
    const { page, open, checkAccessibility } = await newVisitor({ server });
    await open('/login?redirect=/notices/index');
    await checkAccessibility();
    await page.getByRole('button', { name: 'Log in with WeChat' }).click();
    await page.waitForURL('**/notices/index');
    await page.getByRole('button', { name: 'Account: Journey 微信' }).waitFor();
  });

  it('says so when WeChat does not confirm, and sends nothing twice', async () => {
    const { page, open } = await newVisitor({ server, width: 360 });
    await open('/login');
    scanned = 'refused';
    await page.getByRole('button', { name: 'Log in with WeChat' }).click();
    await page.getByText('WeChat did not confirm the sign-in. Please try again.').waitFor();
    scanned = 'scanned';
    expect(new URL(page.url()).search).toBe('?redirect=/user-home');
    expectComplaint(/400/);
  });

  it('cannot be ended in a browser it was not begun in', async () => {
    const start = await fetch(`${server.url}/api/1/web/wxlogin/start?os_type=5`);
    const { state } = (await start.json()) as { state: string };
    const { page, open, checkAccessibility } = await newVisitor({ server, width: 360 });
    let calls = 0;
    page.on('request', (request) => (calls += Number(request.url().includes('/web/wxlogin'))));
    for (const search of [`code=scanned&state=${state}`, 'code=scanned', 'code=scanned&state=']) {
      await open(`/login?${search}`);
      await page.getByText('This WeChat login was not started here. Please start it again.').waitFor();
      expect(new URL(page.url()).search).toBe('');
    }
    await checkAccessibility();
    expect(calls).toBe(0);
  });

  it('says nothing to somebody who changed their mind at WeChat', async () => {
    const { page, open } = await newVisitor({ server });
    await open('/login?state=left-with');
    await page.waitForURL('**/login');
    expect(await page.getByText('not started here').count()).toBe(0);
  });

  it('is not offered where it is not configured', async () => {
    const { page, open } = await newVisitor();
    await open('/login');
    expect(await page.getByRole('button', { name: 'Log in with WeChat' }).count()).toBe(0);
  });
});
