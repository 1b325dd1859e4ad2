import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareBinaries } from './binaries.ts';
import { prepareData } from './data-directory.ts';
import { findRunUser } from './run-as.ts';
import type { RunUser } from './run-as.ts';
import { spawnServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { createMissingDatabase, isPassing, lockOwn, tryConnect } from './session.ts';
import type { Session } from './session.ts';
import { listArguments, port } from './settings.ts';
import type { Settings } from './settings.ts';
import { settleDirectory } from './settle.ts';
import { openSocketDir } from './socket-directory.ts';
import { withStartLock } from './start-lock.ts';

export { DataDirectoryInUse } from './settle.ts';

export interface Embedded {
  /** `host` is the folder of the Unix socket. */
  connection: { host: string; port: number; user: string; database: string };
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** False gives up surviving a crash for speed: for the databases of tests only. */
  durable?: boolean;
  maxConnections?: number;
  log: (line: string) => void;
}

interface Plan extends Settings {
  dataDir: string;
  postgres: string;
  user: RunUser | null;
  log: (line: string) => void;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { durable = true, maxConnections = 100, log } = options;
  const dataDir = resolve(options.dataDir);
  const place = join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  const user = await findRunUser(place);
  const { initdb, postgres } = await prepareBinaries(user);
  const pgdata = await withStartLock(dataDir, user, () => prepareData({ place, initdb, user, durable, log }));
  const socket = await openSocketDir(pgdata, user);
  const owner = `${process.pid}.${randomBytes(8).toString('hex')}`;
  const plan: Plan = { dataDir, pgdata, postgres, user, socketDir: socket.path, owner, durable, maxConnections, log };

  let current = launch(plan);
  let stopped: Promise<void> | null = null;
  await current.catch(async (error: unknown) => {
    await socket.close();
    throw error;
  });

  async function supervise(): Promise<void> {
    for (;;) {
      const server = await current;
      await server.exited;
      if (stopped) return;
      log(`PostgreSQL ended unexpectedly and is started again. Its last lines:\n${await server.readLastLines()}`);
      current = launch(plan);
    }
  }
  supervise().catch((error: unknown) => log(`PostgreSQL could not be started again. ${String(error)}`));

  async function stop(): Promise<void> {
    const server = await current.catch(() => null);
    await server?.stop();
    await socket.close();
  }

  return {
    connection: { host: socket.path, port, user: 'tiku', database: 'tiku' },
    stop: () => (stopped ??= stop()),
  };
}

/** Lost against a server that reaches the same data by another path, or a killed PostgreSQL's children still end. */
const worthAnotherTry = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/;
const patience = 30_000;

function launch(plan: Plan): Promise<ServerProcess> {
  return withStartLock(plan.dataDir, plan.user, () => launchAlone(plan));
}

async function launchAlone(plan: Plan): Promise<ServerProcess> {
  const deadline = Date.now() + patience;
  for (;;) {
    const innocentPid = await settleDirectory(plan.pgdata, plan.dataDir, plan.log);
    const server = await spawnServer(plan.postgres, {
      args: listArguments(plan),
      user: plan.user,
      innocentPid,
      logFile: join(plan.dataDir, 'postgres.log'),
    });
    try {
      const session = await own(server, plan);
      if (session) {
        await createMissingDatabase(session);
        keepOwning(session, server, plan).catch((error: unknown) =>
          plan.log(`The lock on the data directory is lost. ${String(error)}`),
        );
        server.unref();
        return server;
      }
    } catch (error) {
      await server.stop();
      throw error;
    }
    const lastLines = await server.readLastLines();
    if (!worthAnotherTry.test(lastLines) || Date.now() > deadline) {
      throw new Error(
        `PostgreSQL did not start. The last lines of ${join(plan.dataDir, 'postgres.log')}:\n${lastLines}`,
      );
    }
    await pause(20);
  }
}

/** Waits until PostgreSQL answers, however long its recovery takes; null when it ends instead. */
async function own(server: ServerProcess, { socketDir, owner }: Plan): Promise<Session | null> {
  while (!server.isEnding()) {
    const attempt = await tryConnect(socketDir, port);
    if (attempt !== 'absent' && attempt !== 'busy') {
      try {
        if (await lockOwn(attempt, owner)) return attempt;
      } catch (error) {
        if (!isPassing(error)) throw error;
      }
      await attempt.close();
    }
    await Promise.race([server.exited, pause(10)]);
  }
  return null;
}

/** When a session crashes PostgreSQL ends all of them, ours too. */
async function keepOwning(first: Session, server: ServerProcess, plan: Plan): Promise<void> {
  for (let session: Session | null = first; session; session = await own(server, plan)) {
    session.unref();
    await session.ended;
  }
}
