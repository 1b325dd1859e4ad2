// The server as people run it, killed without warning while it answers: what it acknowledged must still be there.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createCipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, demoUsernames } from './demo/demo-accounts.ts';
import { makeOpenDirectory } from './testing/open-directory.ts';

const main = join(import.meta.dirname, 'main.ts');

interface Running {
  child: ChildProcess;
  url: string;
  output: () => string;
}

let dataDir: string;
const children = new Set<ChildProcess>();

/** On its own PostgreSQL, whatever the rest of the test run uses: that is what gets killed with it. */
function launch(environment: Record<string, string> = {}): { child: ChildProcess; output: () => string } {
  const env = { ...process.env, DATABASE_URL: '', TIKU_DATA: dataDir, PORT: '0', HOST: '127.0.0.1', ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

async function start(environment: Record<string, string> = {}): Promise<Running> {
  const { child, output } = launch(environment);
  const deadline = Date.now() + 40_000;
  for (;;) {
    const url = /ready: (http:\/\/localhost:\d+)/.exec(output())?.[1];
    if (url) return { child, url: url.replace('localhost', '127.0.0.1'), output };
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const closed = once(child, 'exit');
  child.kill(signal);
  await closed;
  return child.exitCode;
}

/** A machine with much to do sends the first ones away for a moment, and they come again. */
async function readConfig(url: string): Promise<{ password_key: string }> {
  for (;;) {
    const answer = await fetch(`${url}/api/1/web/config`);
    const body = (await answer.json()) as { password_key: string };
    if (answer.status !== 503) return body;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function signIn(url: string, username: string): Promise<string> {
  const config = await readConfig(url);
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(config.password_key, 'base64'), iv);
  const sealed = Buffer.concat([cipher.update(demoPassword, 'utf8'), cipher.final()]);
  const answer = await post(url, '/app/user/login', {
    username,
    password: sealed.toString('base64'),
    iv: iv.toString('base64'),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

function post(url: string, path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${url}/api/1${path}?os_type=5`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
}

async function readDescription(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/api/1/app/account/info?os_type=5`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { account } = (await answer.json()) as { account: { description: string } };
  return Number(account.description);
}

beforeAll(async () => {
  dataDir = await makeOpenDirectory('tiku-crash-');
});

afterAll(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

describe('the server', () => {
  it('loses nothing it acknowledged when it is killed under load, and needs no help to start again', async () => {
    let server = await start();
    const tokens = new Map<string, string>();
    const acknowledged = new Map<string, number>();
    for (const username of demoUsernames) tokens.set(username, await signIn(server.url, username));

    for (let round = 1; round <= 3; round++) {
      const down = new AbortController();
      const writers = [...tokens].map(async ([username, token]) => {
        for (let count = 1; !down.signal.aborted; count++) {
          const value = round * 1_000_000 + count;
          const answer = await post(server.url, '/app/account/info', { description: String(value) }, token).catch(
            () => null,
          );
          if (answer?.status === 200) acknowledged.set(username, value);
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 700));
      await end(server.child, 'SIGKILL');
      down.abort();
      await Promise.all(writers);
      server = await start();
      for (const [username, token] of tokens) {
        const kept = await readDescription(server.url, token);
        expect(acknowledged.get(username)).toBeGreaterThan(round * 1_000_000);
        // The write after the last acknowledged one may have been committed without its answer getting out.
        expect(kept - (acknowledged.get(username) ?? 0)).toBeOneOf([0, 1]);
      }
    }
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });

  it('says so and stops when another one runs on the same data', async () => {
    const first = await start();
    const second = launch();
    const [code] = (await once(second.child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(second.output()).toContain(dataDir);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    expect(await end(first.child, 'SIGTERM')).toBe(0);
  });

  it('finishes what it started before it leaves', async () => {
    const server = await start();
    const token = await signIn(server.url, 'demo');
    const writes = Array.from({ length: 20 }, (_, at) =>
      post(server.url, '/app/account/info', { description: String(at) }, token),
    );
    await Promise.race(writes);
    const code = end(server.child, 'SIGTERM');
    const answers = await Promise.allSettled(writes);
    const statuses = answers.filter((answer) => answer.status === 'fulfilled').map((answer) => answer.value.status);
    // What had not begun is sent away with 503; nothing breaks off in the middle.
    expect(new Set(statuses).difference(new Set([200, 503]))).toEqual(new Set());
    expect(statuses).toContain(200);
    expect(await code).toBe(0);
  });

  it('names every setting it cannot use', async () => {
    const { child, output } = launch({ PORT: 'x', TIKU_VARIANT: 'Z' });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(1);
    expect(output()).toContain('PORT: expected a port number');
    expect(output()).toContain('TIKU_VARIANT: expected A');
  });
});
