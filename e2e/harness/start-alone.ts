// The product as a newcomer starts it: a process on an empty folder, with its own PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { makeOpenDirectory } from '../../apps/server/src/testing/open-directory.ts';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const startSeconds = 100;

interface ServerProcess {
  url: string;
  freeze(milliseconds: number): Promise<void>;
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

  async function freeze(milliseconds: number): Promise<void> {
    child.kill('SIGSTOP');
    await pause(milliseconds);
    child.kill('SIGCONT');
  }

  for (const deadline = Date.now() + startSeconds * 1000; ;) {
    const url = /ready: (http:\/\/localhost:\d+)/.exec(output)?.[1];
    if (url) return { url, freeze, end };
    if (child.exitCode !== null || Date.now() > deadline) {
      await end('SIGTERM');
      throw new Error(`The server did not start:\n${output}`);
    }
    await pause(20);
  }
}

/** As soon as it takes somebody. */
async function connect(connection: pg.PoolConfig): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client(connection);
    // The end of a connection that is cut tells as much.
    client.on('error', () => {});
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    if (isThere) return client;
    await pause(20);
  }
}

export interface LoneServer {
  url: string;
  /** How to reach its database until it is started anew. */
  readConnection(): Promise<pg.PoolConfig>;
  /** Ends it without warning, and starts it again on the same port and data. */
  crash(): Promise<void>;
  /** It stops, like a machine that was suspended. */
  freeze(milliseconds: number): Promise<void>;
  /** Its PostgreSQL loses a process without warning, cuts all connections and recovers; the server itself goes on. */
  crashDatabase(): Promise<void>;
  stop(): Promise<void>;
}

export async function startAlone(settings: Record<string, string>): Promise<LoneServer> {
  const folder = await makeOpenDirectory('tiku-e2e-');
  const own = { TIKU_DATA: folder, DATABASE_URL: '', ...settings };
  let server = await runServer(own);
  const { url } = server;
  async function readConnection(): Promise<pg.PoolConfig> {
    // Where PostgreSQL itself notes its port and, on the line after it, the folder of its socket.
    const lines = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n');
    return { host: lines[4] ?? '', port: Number(lines[3]), user: 'tiku', database: 'tiku' };
  }
  return {
    url,
    readConnection,
    freeze: (milliseconds) => server.freeze(milliseconds),
    crashDatabase: async () => {
      const connection = await readConnection();
      const client = await connect(connection);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      // All others are cut when PostgreSQL has noticed that one of them died; until then, it lets in new ones.
      const other = await connect(connection);
      const cut = new Promise<void>((resolve) => {
        other.once('end', resolve);
      });
      process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
      await cut;
      await (await connect(connection)).end();
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
