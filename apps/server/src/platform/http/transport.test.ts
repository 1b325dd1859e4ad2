// What reaches the server before any feature does: methods, paths, bodies, headers, addresses.
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAccount } from '../../testing/build-account.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { securityHeaders } from './security-headers.ts';

const test = useTestApp();
let token: string;

beforeAll(async () => {
  token = await test.tokenFor(await buildAccount(test.db));
});

const login = '/api/1/app/user/login?os_type=5';

describe('a request', () => {
  it.each([
    ['GET', '/api/1/app/user/login?os_type=5', 405],
    ['DELETE', '/api/1/user/webhome?os_type=5', 405],
    ['GET', '/api/1/no/such/call?os_type=5', 404],
    ['GET', '/api/1//web/config?os_type=5', 404],
    ['GET', '/api/1/web%2Fconfig?os_type=5', 404],
    ['GET', '/api/1/%zz', 404],
    ['GET', '/.env', 404],
    ['GET', '/.git/config', 404],
    ['GET', '/files/../../etc/passwd', 404],
  ] as const)('%s %s answers %i in JSON', async (method, url, status) => {
    const answer = await test.send({ method, url });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String), error_code: expect.any(Number) });
  });

  it.each(['', '?os_type=', '?os_type=99', '?os_type=five', '?os_type=5&os_type=5'])(
    'needs an os_type: %j',
    async (query) => {
      const answer = await test.send({ method: 'POST', url: `/api/1/app/user/login${query}`, payload: {} });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { os_type: expect.any(String) } });
    },
  );

  it.each([
    '"x"',
    '[]',
    'null',
    '{',
    '{"username":"a","username":"b"}',
    '{"__proto__":{}}',
    '{"constructor":{"prototype":{}}}',
  ])('with the body %s is refused', async (payload) => {
    const answer = await test.send({
      method: 'POST',
      url: login,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx'])(
    'of type %s, which a foreign page could send, is refused',
    async (type) => {
      const answer = await test.send({ method: 'POST', url: login, payload: '{}', headers: { 'content-type': type } });
      expect(answer.status).toBe(415);
    },
  );

  it('with an unknown field is refused, naming the field', async () => {
    const answer = await test.send({
      method: 'POST',
      url: '/api/1/app/account/info?os_type=5',
      payload: { name: 'Lin Xiaoyu', is_operator: true },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { is_operator: 'Unknown field' } });
  });

  it.each([
    ['company_id[]=1', 'company_id[]'],
    ['company_id[0]=1', 'company_id[0]'],
    ['company_id.id=1', 'company_id.id'],
    ['company_id=1&company_id=2', 'company_id'],
    ['company_id=', 'company_id'],
    ['os_type[]=5', 'os_type[]'],
    ['os_type=6', 'os_type'],
  ])('whose context is as unclear as %s is refused, whatever it asks for', async (query, field) => {
    const headers = { authorization: `Bearer ${token}` };
    for (const [method, path] of [
      ['GET', 'app/account/info'],
      ['POST', 'app/account/info'],
      ['POST', 'exam/user_online_prac/handin_answer'],
      ['POST', 'app/user/thumbnail'],
      ['GET', 'web/config'],
    ] as const) {
      const url = `/api/1/${path}?os_type=5&${query}`;
      const answer = await test.send({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) });
      expect([path, answer.status, answer.body]).toMatchObject([
        path,
        400,
        { fields: { [field]: expect.any(String) } },
      ]);
    }
  });

  it.each([
    ['GET', 'app/account/info'],
    ['POST', 'app/account/info'],
    ['DELETE', 'favoritedexam'],
  ] as const)('%s %s with a query that it would not look at is refused', async (method, path) => {
    const url = `/api/1/${path}?os_type=5&name=Lin`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await test.send({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) });
    expect(answer).toMatchObject({ status: 400, body: { fields: { name: 'Unknown field' } } });
  });

  it('to hand in is not refused for a query that can be ignored', async () => {
    const url = '/api/1/exam/user_online_prac/handin_answer?os_type=5&name=Lin';
    const headers = { authorization: `Bearer ${token}` };
    // There is no such attempt, which is as far as it gets.
    expect((await test.send({ method: 'POST', url, headers, payload: { answer_id: 1 } })).status).toBe(404);
  });

  it.each([
    ['zh-CN,zh;q=0.9', '请检查填写的内容。'],
    ['ja', '入力内容をご確認ください。'],
    ['es-MX,en;q=0.5', 'Revisa los datos que has introducido.'],
    ['pt-BR', 'Verifique os dados informados.'],
    ['de, fr;q=0.9', 'Please check what you entered.'],
    ['de;q=1, ja;q=0.2, es;q=0.8', 'Revisa los datos que has introducido.'],
  ])('in %s is refused in that language', async (language, message) => {
    const answer = await test.call('POST /app/user/login', {} as never, { language });
    expect(answer.body).toMatchObject({ message });
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/api/1/web/config?os_type=5'],
    ['GET', '/api/1/app/account/info?os_type=5'],
    ['GET', '/nowhere.txt'],
    ['GET', '/api/1/%zz'],
    ['POST', '/api/1/app/user/login'],
    ['GET', '/healthz'],
  ] as const)('of %s %s carries the security headers', async (method, url) => {
    const { headers } = await test.send({ method, url });
    expect(headers).toMatchObject(securityHeaders);
    expect(url.startsWith('/api') ? headers['cache-control'] : 'no-store').toBe('no-store');
  });

  it('allows no inline script', () => {
    const policy = securityHeaders['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('carries them even when the request was not HTTP', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      void test.app.listen({ port: 0, host: '127.0.0.1' }).then(() => {
        const { port } = test.app.server.address() as AddressInfo;
        const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
        let text = '';
        socket.on('data', (chunk) => (text += String(chunk)));
        socket.on('end', () => resolve(text));
        socket.on('error', reject);
      }, reject);
    });
    expect(answer).toContain('HTTP/1.1 400');
    for (const name of Object.keys(securityHeaders)) expect(answer).toContain(`${name}: `);
  });
});

describe('openapi.json', () => {
  it('is written between the answers to others', async () => {
    const answered: string[] = [];
    const ask = async (url: string) => {
      await test.send({ method: 'GET', url });
      answered.push(url);
    };
    await Promise.all(['/api/1/openapi.json', '/healthz', '/healthz'].map(ask));
    expect(answered).toEqual(['/healthz', '/healthz', '/api/1/openapi.json']);
  });

  it('is served without a token', async () => {
    const { status, body } = await test.send({ method: 'GET', url: '/api/1/openapi.json' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/app/user/login': { post: {} } } });
  });
});
