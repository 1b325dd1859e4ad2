// The product as people run it: its own main.ts, on its own PostgreSQL, in a folder that is deleted afterwards.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startChild } from './child.ts';
import type { Closers } from './closers.ts';
import { connections } from './connections.ts';

const root = join(import.meta.dirname, '..');
const patience = 60_000;

export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface Product {
  url: string;
  processId: number;
  postgresId: number;
  connection: Connection;
  postgresLog: string;
  failed: Promise<never>;
}

export async function startProduct(closers: Closers, settings: Record<string, string> = {}): Promise<Product> {
  await buildPages();
  const data = await mkdtemp(join(tmpdir(), 'tiku-bench-'));
  closers.push(
    () => rm(data, { recursive: true, force: true }),
    () => stopOrphan(data),
  );
  // Run by root, PostgreSQL has another user, who must be able to enter.
  await chmod(data, 0o755);
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild(join(root, 'apps/server/src/main.ts'), {
    PORT: String(port),
    HOST: '127.0.0.1',
    TIKU_DATA: data,
    DATABASE_POOL: String(connections),
    // Counted as in production, never reached.
    TIKU_RATE_LIMIT: '100000000',
    ...settings,
  });
  closers.push(child.stop);
  await Promise.race([waitUntilReady(url), child.failed]);
  const { pid: processId = 0 } = child.process;
  const { postgresId, ...connection } = await readConnection(data);
  return { url, processId, postgresId, connection, postgresLog: join(data, 'postgres.log'), failed: child.failed };
}

/** The product refuses to start without them; whether they are today's does not matter here. */
async function buildPages(): Promise<void> {
  if (existsSync(join(root, 'apps/web/dist/index.html'))) return;
  await promisify(execFile)(process.execPath, [join(root, 'apps/web/build.ts')], { cwd: root });
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await pause(50);
  }
  throw new Error('The product did not become ready within a minute.');
}

/** Where PostgreSQL itself notes its process id, and on the fourth and fifth line its port and socket folder. */
function lockFileIn(data: string): string {
  return join(data, 'postgres/postmaster.pid');
}

async function readConnection(data: string): Promise<Connection & { postgresId: number }> {
  const lines = (await readFile(lockFileIn(data), 'utf8')).split('\n');
  const [port, host] = [lines[3], lines[4]];
  if (!port || !host) throw new Error('The lock file of PostgreSQL has an unknown form.');
  return { host, port: Number(port), user: 'tiku', database: 'tiku', postgresId: Number(lines[0]) };
}

/** A product that was killed leaves its PostgreSQL behind, for the next start to find. Here there is none. */
async function stopOrphan(data: string): Promise<void> {
  const lock = await readFile(lockFileIn(data), 'utf8').catch(() => null);
  if (lock === null) return;
  process.kill(Number.parseInt(lock, 10), 'SIGINT');
  for (let tries = 0; tries < 100 && existsSync(lockFileIn(data)); tries++) await pause(100);
}
