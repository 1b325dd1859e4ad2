// Folders and foreign server processes for the tests of the embedded PostgreSQL.
import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { findTrace, stopOrphan } from './postmaster.ts';
import { startEmbedded } from './start-embedded.ts';
import type { Embedded, EmbeddedOptions } from './start-embedded.ts';

/** Open to PostgreSQL's user, which `mkdtemp` alone is not when the tests run as root. */
export async function makeFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tiku-test-'));
  await chmod(folder, mode);
  onTestFinished(() => removeFolder(folder));
  return folder;
}

async function removeFolder(folder: string): Promise<void> {
  const place = join(folder, 'postgres');
  const target = await realpath(place).catch(() => place);
  const left = await findTrace(target);
  if (left) await stopOrphan(left.pid, target);
  await rm(target, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

let template: Promise<string> | undefined;

/** To be called once at the top of a file that asks for used folders. */
export function cleanUpTemplate(): void {
  afterAll(async () => {
    if (template) await removeFolder(await template);
    template = undefined;
  });
}

/** A folder that has seen its first start, without the second that one takes. */
export async function makeUsedFolder(): Promise<string> {
  template ??= makeTemplate();
  const folder = await makeFolder();
  await promisify(execFile)('cp', ['-a', join(await template, 'postgres'), folder]);
  return folder;
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tiku-test-'));
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, durable: false, log: () => undefined });
  await embedded.stop();
  return folder;
}

/** Stopped when the test ends, however it ends. */
export async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, durable: false, log: () => undefined, ...options });
  onTestFinished(() => embedded.stop());
  return embedded;
}

export async function ask(connection: Embedded['connection'], sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<unknown[]>({ text: sql, values, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

export interface Owner {
  child: ChildProcess;
  exited: Promise<unknown>;
  /** Reads on to the next line the process prints, or its end. */
  nextLine(): Promise<string>;
  kill(): Promise<void>;
}

/** Another Tiku: a process of its own that prints `ready`, or the name of the error that kept it from starting. */
export function spawnOwner(dataDir: string, afterwards = 'setInterval(() => undefined, 1000);'): Owner {
  const code = `
    import { startEmbedded } from ${JSON.stringify(new URL('./start-embedded.ts', import.meta.url).href)};
    import pg from ${JSON.stringify(createRequire(import.meta.url).resolve('pg'))};
    const options = { dataDir: ${JSON.stringify(dataDir)}, durable: true, log: () => undefined };
    const embedded = await startEmbedded(options).catch((error) => {
      console.log(error.name);
      process.exit(1);
    });
    console.log('ready');
    ${afterwards}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { child, exited, kill, nextLine: async () => (await lines.next()).value ?? 'ended' };
}
