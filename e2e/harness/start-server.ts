// The product as a newcomer starts it, on data of its own.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openDatabaseFor } from './server-database.ts';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const startSeconds = 60;

export interface StartedServer {
  url: string;
  /** How to reach its database until it is started anew. */
  readConnection(): Promise<pg.PoolConfig>;
  /** Ends it without warning, and starts it again on the same port and data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const started = new Map<string, StartedServer>();

/** The server that runs at this address. */
export function serverAt(url: string): StartedServer {
  const server = started.get(url);
  if (!server) throw new Error(`no server was started at ${url}`);
  return server;
}

export async function startServer(settings: Record<string, string>): Promise<StartedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tiku-e2e-'));
  await chmod(dataDir, 0o755);
  const database = await openDatabaseFor(process.env.DATABASE_URL);
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: '0',
    TIKU_LOG: 'warn',
    TIKU_DATA: dataDir,
    DATABASE_URL: database.url,
    ...settings,
  };
  let child: ChildProcess;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async function stop(): Promise<void> {
    await end('SIGTERM');
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }

  async function start(port: string): Promise<string> {
    child = spawn(process.execPath, [main], { env: { ...env, PORT: port }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += String(chunk)));
    child.stderr?.on('data', (chunk) => (output += String(chunk)));
    for (const deadline = Date.now() + startSeconds * 1000; ;) {
      const url = /ready: (http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (url) return url;
      if (child.exitCode !== null || Date.now() > deadline) {
        await stop();
        throw new Error(`The server did not start:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const url = await start(env.PORT);
  const server: StartedServer = {
    url,
    readConnection: async () => {
      if (database.url) return { connectionString: database.url };
      // Where PostgreSQL itself notes its port and, on the line after it, the folder of its socket.
      const lines = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      return { host: lines[4] ?? '', port: Number(lines[3]), user: 'tiku', database: 'tiku' };
    },
    crash: async () => {
      await end('SIGKILL');
      await start(new URL(url).port);
    },
    stop,
  };
  started.set(url, server);
  return server;
}
