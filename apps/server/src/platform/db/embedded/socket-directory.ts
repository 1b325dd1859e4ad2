import { lchown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canEnter } from './run-as.ts';
import type { RunUser } from './run-as.ts';
import { port } from './settings.ts';

export interface SocketDir {
  path: string;
  close(): Promise<void>;
}

// What the kernel leaves for the path of a socket, without the closing zero.
const longestPath = process.platform === 'darwin' ? 103 : 107;

/** The data directory itself, which nobody else can enter; or one just as closed where its path is too long. */
export async function openSocketDir(pgdata: string, user: RunUser | null): Promise<SocketDir> {
  if (isShortEnough(pgdata)) return { path: pgdata, close: () => Promise.resolve() };
  const prefix = join(await selectTemporary(user), 'tiku-pg-');
  const path = await mkdtemp(prefix);
  if (user) await lchown(path, user.uid, user.gid);
  return { path, close: () => rm(path, { recursive: true, force: true }) };
}

async function selectTemporary(user: RunUser | null): Promise<string> {
  for (const folder of [tmpdir(), '/tmp']) {
    if (isShortEnough(join(folder, 'tiku-pg-XXXXXX')) && (!user || (await canEnter(folder, user)))) return folder;
  }
  throw new Error('There is no temporary folder with a short path that PostgreSQL can use. Set TMPDIR to one.');
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestPath;
}
