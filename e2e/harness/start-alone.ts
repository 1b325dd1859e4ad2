// The product as a newcomer starts it: a process on an empty folder, with its own PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { makeOpenDirectory } from '../../apps/server/src/testing/open-directory.ts';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const startSeconds = 100;

interface ServerProcess {
  url: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

async function runServer(settings: Record<string, string>): Promise<ServerProcess> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', TIKU_LOG: 'warn', TIKU_PROCESSES: '1', ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  for (const deadline = Date.now() + startSeconds * 1000; ;) {
    const url = /ready: (http:\/\/localhost:\d+)/.exec(output)?.[1];
    if (url) return { url, end };
    if (child.exitCode !== null || Date.now() > deadline) {
      await end('SIGTERM');
      throw new Error(`The server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export interface LoneServer {
  url: string;
  /** How to reach its database until it is started anew. */
  readConnection(): Promise<pg.PoolConfig>;
  /** Ends it without warning, and starts it again on the same port and data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export async function startAlone(settings: Record<string, string>): Promise<LoneServer> {
  const folder = await makeOpenDirectory('tiku-e2e-');
  const own = { TIKU_DATA: folder, DATABASE_URL: '', ...settings };
  let server = await runServer(own);
  const { url } = server;
  return {
    url,
    readConnection: async () => {
      // Where PostgreSQL itself notes its port and, on the line after it, the folder of its socket.
      const lines = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      return { host: lines[4] ?? '', port: Number(lines[3]), user: 'tiku', database: 'tiku' };
    },
    crash: async () => {
      await server.end('SIGKILL');
      server = await runServer({ ...own, PORT: new URL(url).port });
    },
    stop: async () => {
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
