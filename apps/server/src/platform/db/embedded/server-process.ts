// PostgreSQL as a child of ours.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, fchownSync, openSync } from 'node:fs';
import { open, stat, truncate } from 'node:fs/promises';
import { listSpawnOptions } from './run-as.ts';
import type { RunUser } from './run-as.ts';
import { listEnvironment } from './settings.ts';

export interface ServerProcess {
  /** Has ended, or has been told to. */
  isEnding(): boolean;
  exited: Promise<void>;
  /** What it wrote to the log since it was started, the last lines of it. */
  readLastLines(): Promise<string>;
  unref(): void;
  stop(): Promise<void>;
}

const largestLog = 10 * 1024 * 1024;
const patience = 20_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGINT');
});

export async function spawnServer(
  postgres: string,
  options: { args: string[]; user: RunUser | null; innocentPid: number | null; logFile: string },
): Promise<ServerProcess> {
  const { args, user, innocentPid, logFile } = options;
  const written = await measureLog(logFile);
  const output = openSync(logFile, 'a', 0o600);
  if (user) fchownSync(output, user.uid, user.gid);
  // A process group of its own: Ctrl-C in the terminal must reach the server alone, which stops PostgreSQL last.
  const child = spawn(postgres, args, {
    ...listSpawnOptions(user),
    env: listEnvironment(innocentPid),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  running.add(child);
  let failure = '';
  let ending = false;
  const exited = new Promise<void>((done) => {
    child.once('error', (error) => {
      failure = error.message;
      done();
    });
    child.once('exit', () => done());
  }).then(() => {
    ending = true;
    running.delete(child);
  });

  return {
    isEnding: () => ending,
    exited,
    readLastLines: async () => failure || readEnd(logFile, written),
    unref: () => child.unref(),
    async stop() {
      ending = true;
      child.ref();
      child.kill('SIGINT');
      const timer = setTimeout(() => child.kill('SIGQUIT'), patience);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** The length of the log before this start; one that has grown too long is begun anew. */
async function measureLog(logFile: string): Promise<number> {
  const size = (await stat(logFile).catch(() => null))?.size ?? 0;
  if (size <= largestLog) return size;
  await truncate(logFile);
  return 0;
}

async function readEnd(logFile: string, from: number): Promise<string> {
  const handle = await open(logFile);
  try {
    const { size } = await handle.stat();
    const start = Math.max(from, size - 16_384);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(size - start, 0)), { position: start });
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-20).join('\n');
  } finally {
    await handle.close();
  }
}
