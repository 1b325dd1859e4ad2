import { hostname, networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { messagesTo } from '../../testing/read-messages.ts';
import type { Context } from './context.ts';
import { siteUrl } from './site-url.ts';

interface Asked {
  host: string;
  protocol?: string;
  localPort?: number;
}

function urlFor(environment: Record<string, string>, { host, protocol = 'http', localPort }: Asked): string {
  const reply = { request: { host, protocol, socket: { localPort } } } as Context['reply'];
  return siteUrl({ config: readConfig(environment), reply });
}

const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
const own = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

describe('siteUrl', () => {
  it('is what the deployment says, whatever a request says', () => {
    const environment = { TIKU_PUBLIC_URL: 'https://exams.example.org/' };
    expect(urlFor(environment, { host: 'evil.example' })).toBe('https://exams.example.org');
    expect(urlFor(environment, { host: 'localhost:3000' })).toBe('https://exams.example.org');
  });

  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['localhost:5173', 'http://localhost:5173'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['[::1]:3000', 'http://[::1]:3000'],
    [`${own}:3000`, `http://${own}:3000`],
    [`${hostname()}:3000`, `http://${hostname().toLowerCase()}:3000`],
  ])('is %s where nobody says and that is this machine', (host, url) => {
    expect(urlFor({}, { host })).toBe(url);
  });

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost:3000@evil.example',
    'evil.example/localhost',
    '203.0.113.7:3000',
    '10.255.255.254:3000',
    `${own.startsWith('127.') ? '10.0.0.1' : own}:6666`,
    `${hostname()}:6666`,
    '',
    ' ',
    'a b',
  ])('is never %j', (host) => {
    expect(urlFor({}, { host })).toBe('http://localhost:3000');
  });

  it('knows the port that the request came in by', () => {
    expect(urlFor({ PORT: '0' }, { host: 'evil.example', localPort: 4567 })).toBe('http://localhost:4567');
  });
});

describe('a link in an e-mail', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('leads to no site that a stranger names', async () => {
    const email = 'victim@example.org';
    const { status } = await test.call(
      'POST /user/register/email',
      { name: 'Somebody', email, ...test.sealPassword('a good password') },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } },
    );
    expect(status).toBe(200);
    const [message] = await messagesTo(test.db, email);
    expect(message?.body).toContain('http://localhost:3000/account/signup/verify?code=');
    expect(message?.body).not.toContain('evil.example');
  });
});
