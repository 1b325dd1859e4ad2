// WeChat itself is a local server that speaks its protocol: the page with the code to scan, and the two calls behind it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../harness/start-server.ts';
import type { StartedServer } from '../harness/start-server.ts';
import { expectComplaint, newVisitor, useBrowser } from '../harness/visitor.ts';

useBrowser();

const answers: Record<string, object> = {
  '/sns/oauth2/access_token': { access_token: 'token', openid: 'open-1' },
  '/sns/userinfo': { openid: 'open-1', unionid: 'union-1', nickname: 'Journey 微信' },
};

const wechat = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://wechat');
  if (url.pathname === '/connect/qrconnect') {
    // Scanned at once: back to the site, with a code and the state it sent.
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', 'scanned');
    back.searchParams.set('state', url.searchParams.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  } else {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url.pathname] ?? {}));
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
    const { page, open, checkAccessibility } = await newVisitor({ url: server.url });
    await open('/login?redirect=/notices/index');
    await checkAccessibility();
    await page.getByRole('button', { name: 'Log in with WeChat' }).click();
    await page.waitForURL('**/notices/index');
    await page.getByRole('button', { name: 'Account: Journey 微信' }).waitFor();
  });

  it('says so when WeChat does not confirm, and sends nothing twice', async () => {
    const { page, open } = await newVisitor({ url: server.url, width: 360 });
    await open('/login?code=made-up&state=made-up');
    await page.getByText('WeChat did not confirm the sign-in. Please try again.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expectComplaint(/400/);
  });

  it('is not offered where it is not configured', async () => {
    const { page, open } = await newVisitor();
    await open('/login');
    expect(await page.getByRole('button', { name: 'Log in with WeChat' }).count()).toBe(0);
  });
});
