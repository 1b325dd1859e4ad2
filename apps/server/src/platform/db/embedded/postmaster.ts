// What the data directory and the system say about a PostgreSQL that runs, or ran, on it.
import { execFile } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { nameCluster } from './settings.ts';

export interface Trace {
  pid: number;
  port: number;
  /** Empty while PostgreSQL has not opened its socket yet. */
  socketDir: string;
}

export async function findTrace(pgdata: string): Promise<Trace | null> {
  const path = join(pgdata, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  if (text === '' && (await isOld(path))) {
    // Cut off between making and writing the file. PostgreSQL would wait for a person to delete it.
    await rm(path, { force: true });
    return null;
  }
  const [pid, , , port, socketDir] = text.split('\n');
  return { pid: Number(pid), port: Number(port), socketDir: socketDir ?? '' };
}

async function isOld(path: string): Promise<boolean> {
  const file = await stat(path).catch(() => null);
  return file !== null && Date.now() - file.mtimeMs > 10_000;
}

/**
 * The parent of a PostgreSQL that runs on this directory; null when the process has ended, or its number has been given
 * to something else. A PostgreSQL whose server died has been adopted by another parent.
 */
export async function findParent(pid: number, pgdata: string): Promise<number | null> {
  const seen = process.platform === 'linux' ? await readProc(pid) : await askPs(pid);
  return seen?.command.includes(`cluster_name=${nameCluster(pgdata)}`) ? seen.parent : null;
}

interface Seen {
  parent: number;
  command: string;
}

/** Slim container images have no `ps`. */
async function readProc(pid: number): Promise<Seen | null> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name in brackets, may hold spaces and brackets itself.
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    return { parent, command: await readFile(`/proc/${pid}/cmdline`, 'utf8') };
  } catch {
    return null;
  }
}

export async function askPs(pid: number): Promise<Seen | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'ppid=,args=', '-p', String(pid)]);
    return { parent: Number.parseInt(stdout, 10), command: stdout };
  } catch {
    return null;
  }
}

/** Fast shutdown; after 20 seconds the hard one, from which PostgreSQL recovers at its next start. */
export async function stopOrphan(pid: number, pgdata: string): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    const deadline = Date.now() + patience;
    let signalled = false;
    while (Date.now() < deadline) {
      if ((await findParent(pid, pgdata)) === null) return;
      signalled ||= sendSignal(pid, signal);
      await pause(10);
    }
  }
  throw new Error(`The PostgreSQL that an earlier Tiku left behind (process ${pid}) does not stop.`);
}

/** False when the process has just ended. */
function sendSignal(pid: number, signal: 'SIGINT' | 'SIGQUIT'): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
