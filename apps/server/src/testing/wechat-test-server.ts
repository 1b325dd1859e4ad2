// A server that speaks WeChat's OAuth: codes work once, tokens open one person, refusals come with HTTP 200.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface WechatTestPerson {
  openid: string;
  unionid?: string;
  nickname: string;
}

export interface WechatTestServer {
  url: string;
  /** The code somebody comes back with after they agreed. */
  agree(person: WechatTestPerson): string;
  /** What the server does instead of answering. */
  fault: 'none' | 'hang' | 'error' | 'busy';
  close(): Promise<void>;
}

export async function startWechatTestServer(appId: string, secret: string): Promise<WechatTestServer> {
  const codes = new Map<string, WechatTestPerson>();
  const tokens = new Map<string, WechatTestPerson>();

  function exchange(query: URLSearchParams): object {
    if (query.get('appid') !== appId) return { errcode: 40013, errmsg: 'invalid appid' };
    if (query.get('secret') !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
    if (query.get('grant_type') !== 'authorization_code') return { errcode: 40002, errmsg: 'invalid grant_type' };
    const code = query.get('code') ?? '';
    const person = codes.get(code);
    if (!person) return { errcode: 40029, errmsg: 'invalid code' };
    codes.delete(code);
    const token = randomBytes(16).toString('hex');
    tokens.set(token, person);
    return { access_token: token, expires_in: 7200, refresh_token: 'r', openid: person.openid, scope: 'snsapi_login' };
  }

  function describe(query: URLSearchParams): object {
    const person = tokens.get(query.get('access_token') ?? '');
    if (!person || person.openid !== query.get('openid')) return { errcode: 40001, errmsg: 'invalid credential' };
    return { ...person, sex: 0, province: '', city: '', country: '', headimgurl: '', privilege: [] };
  }

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (wechat.fault === 'hang') return;
    if (wechat.fault === 'error') {
      response.writeHead(502).end('<html>Bad gateway</html>');
      return;
    }
    const answers: Record<string, (query: URLSearchParams) => object> = {
      '/sns/oauth2/access_token': exchange,
      '/sns/userinfo': describe,
    };
    const answer = answers[pathname] ?? (() => ({ errcode: 404, errmsg: 'no such call' }));
    const body = wechat.fault === 'busy' ? { errcode: -1, errmsg: 'system error' } : answer(searchParams);
    response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const wechat: WechatTestServer = {
    url: `http://127.0.0.1:${port}`,
    fault: 'none',
    agree: (person) => {
      const code = randomBytes(16).toString('hex');
      codes.set(code, person);
      return code;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return wechat;
}
