// PostgreSQL refuses to run as root, so a server started by root lends it another user.
import { lstat, lchown, readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface RunUser {
  uid: number;
  gid: number;
}

/**
 * Null: PostgreSQL runs as the user who runs the server. As root it is the owner of the existing data, so that somebody who
 * once typed `sudo` is not locked out of their own data afterwards, and `nobody` for new data.
 */
export async function findRunUser(data: string): Promise<RunUser | null> {
  if (process.getuid?.() !== 0) return null;
  const existing = await stat(data).catch(() => null);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return selectNobody(await readFile('/etc/passwd', 'utf8'));
}

export function selectNobody(passwd: string): RunUser {
  const fields = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
  if (!fields || !Number.isInteger(uid) || !Number.isInteger(gid) || uid === 0) {
    throw new Error(
      'PostgreSQL does not run as root, and this system has no user `nobody` to run it as. ' +
        'Start Tiku as a normal user, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  // macOS writes -2, which is 4294967294 to chown and stat.
  return { uid: uid >>> 0, gid: gid >>> 0 };
}

/** For `spawn`, which takes a signed number. The working directory of the server may be closed to that user. */
export function listSpawnOptions(user: RunUser | null): { cwd: string; uid?: number; gid?: number } {
  return user ? { cwd: '/', uid: user.uid | 0, gid: user.gid | 0 } : { cwd: '/' };
}

/** Whether the user may pass through this folder and every folder above it. */
export async function canEnter(folder: string, user: RunUser): Promise<boolean> {
  for (let path = await realpath(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

/** The folder itself comes last: its owner tells that everything inside has been handed over. */
export async function handOver(folder: string, user: RunUser): Promise<void> {
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry);
    if ((await lstat(path)).isDirectory()) await handOver(path, user);
    else await lchown(path, user.uid, user.gid);
  }
  await lchown(folder, user.uid, user.gid);
}
