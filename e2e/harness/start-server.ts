// The product as a newcomer starts it, on data of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabaseFor } from './server-database.ts';

const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
const startSeconds = 60;

export interface StartedServer {
  url: string;
  stop(): Promise<void>;
}

export async function startServer(settings: Record<string, string>): Promise<StartedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tiku-e2e-'));
  await chmod(dataDir, 0o755);
  const database = await openDatabaseFor(process.env.DATABASE_URL);
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      TIKU_LOG: 'warn',
      TIKU_DATA: dataDir,
      DATABASE_URL: database.url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));

  async function stop(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }

  for (const deadline = Date.now() + startSeconds * 1000; ;) {
    const url = /ready: (http:\/\/localhost:\d+)/.exec(output)?.[1];
    if (url) return { url, stop };
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
