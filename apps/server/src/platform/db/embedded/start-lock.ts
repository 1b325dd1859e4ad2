// One server at a time looks at a data directory and starts PostgreSQL on it. PostgreSQL's own lock file does not decide
// between two that find it stale at the same moment: either may delete the other's, and the winner then shuts itself down.
import { lchown } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunUser } from './run-as.ts';
import { DataDirectoryInUse } from './settle.ts';

const patience = 30_000;
const busy = 5;

export async function withStartLock<T>(dataDir: string, user: RunUser | null, action: () => Promise<T>): Promise<T> {
  const path = join(dataDir, 'postgres.lock');
  // For its lock alone, which the system lifts however the process dies. The file stays empty.
  const file = new DatabaseSync(path);
  try {
    if (user) await lchown(path, user.uid, user.gid);
    for (const deadline = Date.now() + patience; !tryLock(file); await pause(10)) {
      if (Date.now() > deadline) throw new DataDirectoryInUse(dataDir);
    }
    return await action();
  } finally {
    file.close();
  }
}

function tryLock(file: DatabaseSync): boolean {
  try {
    file.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return false;
    throw error;
  }
}
