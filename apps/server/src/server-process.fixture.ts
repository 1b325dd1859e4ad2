// The server as people run it: its own process, started by its own main.ts.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createCipheriv, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from './platform/config/demo-accounts.ts';

const main = join(import.meta.dirname, 'main.ts');

interface Launched {
  child: ChildProcess;
  output(): string;
}

export interface ServerProcess extends Launched {
  url: string;
}

export interface ServerProcesses {
  launch(environment?: Record<string, string>): Launched;
  /** Answers when the server is ready. */
  start(environment?: Record<string, string>): Promise<ServerProcess>;
  endAll(): Promise<void>;
}

/** On a database of their own, whatever the rest of the test run uses, unless the environment names one. */
export function openServerProcesses(dataDir: string): ServerProcesses {
  const children = new Set<ChildProcess>();

  function launch(environment: Record<string, string> = {}): Launched {
    const own = { DATABASE_URL: '', TIKU_DATA: dataDir, PORT: '0', HOST: '127.0.0.1', TIKU_PROCESSES: '1' };
    const env = { ...process.env, ...own, ...environment };
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    children.add(child);
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    return { child, output: () => output };
  }

  async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
    const { child, output } = launch(environment);
    const deadline = Date.now() + 100_000;
    for (;;) {
      const url = /ready: (http:\/\/localhost:\d+)/.exec(output())?.[1];
      if (url) return { child, url: url.replace('localhost', '127.0.0.1'), output };
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`the server did not start:\n${output()}`);
      await pause(20);
    }
  }

  return {
    launch,
    start,
    endAll: async () => {
      for (const child of children)
        if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGTERM');
    },
  };
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const closed = once(child, 'exit');
  child.kill(signal);
  await closed;
  return child.exitCode;
}

/** A machine with much to do sends the first ones away for a moment, and they come again. */
async function insist<T>(ask: () => Promise<Response>): Promise<T> {
  for (;;) {
    const answer = await ask();
    const body: unknown = await answer.json();
    if (answer.status !== 503) return body as T;
    await pause(500);
  }
}

export async function signIn(url: string, username: string): Promise<string> {
  const config = await insist<{ password_key: string }>(() => fetch(`${url}/api/1/web/config`));
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(config.password_key, 'base64'), iv);
  const sealed = Buffer.concat([cipher.update(demoPassword, 'utf8'), cipher.final()]);
  const secret = { username, password: sealed.toString('base64'), iv: iv.toString('base64') };
  const answer = await insist<{ access_token: string }>(() => post(url, '/app/user/login', secret));
  return answer.access_token;
}

function post(url: string, path: string, body: object, token?: string): Promise<Response> {
  return fetch(`${url}/api/1${path}?os_type=5`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
}

/** Writes a number where `readNumber` finds it. */
export function writeNumber(url: string, value: number, token: string): Promise<Response> {
  return post(url, '/app/account/info', { description: String(value) }, token);
}

export async function readNumber(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const { account } = await insist<{ account: { description: string } }>(() =>
    fetch(`${url}/api/1/app/account/info?os_type=5`, { headers }),
  );
  return Number(account.description);
}
