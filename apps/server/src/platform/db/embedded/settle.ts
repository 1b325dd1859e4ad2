// Who has the data directory: nobody, a Tiku that lives, or a PostgreSQL whose Tiku was killed.
import { setTimeout as pause } from 'node:timers/promises';
import { findParent, findTrace, stopOrphan } from './postmaster.ts';
import type { Trace } from './postmaster.ts';
import { isPassing, tryConnect, tryLock } from './session.ts';
import type { Session } from './session.ts';

export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse';

  constructor(dataDir: string) {
    super(`Another Tiku is running on ${dataDir}. Stop it first, or choose another folder with TIKU_DATA.`);
  }
}

const patience = 30_000;

/**
 * Returns when no PostgreSQL runs on the directory: the number of a process that postmaster.pid names wrongly, or null.
 */
export async function settleDirectory(
  pgdata: string,
  dataDir: string,
  log: (line: string) => void,
): Promise<number | null> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const trace = await findTrace(pgdata);
    if (!trace) return null;
    const attempt = trace.socketDir ? await tryConnect(trace.socketDir, trace.port) : 'absent';
    if (attempt === 'absent') {
      if ((await findParent(trace.pid, pgdata)) === null) return trace.pid;
    } else if (attempt !== 'busy') {
      try {
        const verdict = await judge(attempt, trace, pgdata);
        if (verdict === 'taken') throw new DataDirectoryInUse(dataDir);
        if (verdict === 'orphan') {
          log('Stopping the PostgreSQL that a killed Tiku left behind.');
          // Under the lock, so that only one of several servers does this.
          await stopOrphan(trace.pid, pgdata);
        }
      } finally {
        await attempt.close();
      }
    }
    await pause(10);
  }
  throw new DataDirectoryInUse(dataDir);
}

/**
 * The lock alone does not tell: a server that has just started PostgreSQL lives, and does not hold it yet. PostgreSQL is
 * its child as long as it lives, and then becomes somebody else's. Unclear is one that is going down, or that lives out
 * of sight, in another container.
 */
async function judge(session: Session, { pid }: Trace, pgdata: string): Promise<'taken' | 'orphan' | 'unclear'> {
  const answer = await tryLock(session).catch((error: unknown) => {
    if (isPassing(error)) return null;
    throw error;
  });
  if (!answer) return 'unclear';
  if (!answer.locked) return 'taken';
  const parent = await findParent(pid, pgdata);
  if (parent === null) return 'unclear';
  return parent === Number.parseInt(answer.owner, 10) ? 'taken' : 'orphan';
}
