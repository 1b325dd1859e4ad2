// Opens what a server process needs, in order, and knows how to close it again in reverse.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './platform/config/config.ts';
import { openDatabase, openDatabases } from './platform/db/database.ts';
import { loadDeploymentKeys } from './platform/db/deployment-keys.ts';
import { startEmbedded } from './platform/db/embedded/start-embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Tables } from './platform/db/tables.ts';
import { holdsDemo, loadDemo } from './demo/load-demo.ts';
import { createPasswordHasher } from './platform/passwords/password-hasher.ts';
import { jobs as featureJobs } from './features.ts';
import { createChangeStreams } from './features/events/events.ts';
import { createPapers } from './features/attempt/attempt.ts';
import { createContents } from './features/question-content/question-content.ts';
import { openDiskStore } from './platform/files/disk-store.ts';
import { openS3Store } from './platform/files/s3-store.ts';
import type { Services } from './platform/services/services.ts';
import { createTraffic } from './platform/limits/traffic.ts';
import { openJobs, workOnJobs } from './platform/services/feature-jobs.ts';
import { openMessenger } from './platform/messages/messages.ts';
import { createPeers } from './platform/processes/peers.ts';

/** Of our own PostgreSQL, for people who look into the database, and for processes that are just ending. */
const sparedConnections = 60;
/** For jobs, and for what may take minutes. */
const extraConnections = 12;

export interface OpenServices {
  services: Services;
  connection: pg.PoolConfig;
  /** Finishes running jobs, then closes the database, its own PostgreSQL last. */
  close(): Promise<void>;
}

/** `given` is the database that another process of the same server has prepared. */
export async function openServices(config: Config, log: Logger, given?: pg.PoolConfig): Promise<OpenServices> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const connection = given ?? (await openConnection(config, closers, log));
    const passwords = await createPasswordHasher({ maxWaiting: 5_000, processes: config.processes });
    closers.push(passwords.close);
    const files = config.s3 ? openS3Store(config.s3) : openDiskStore(join(config.dataDir, 'files'));
    await files.check();
    if (!given) {
      await prepareDatabase(connection, async (db) => {
        await migrate(db);
        if (config.demo) await loadDemo({ db, passwords, files, config });
      });
    }
    const pools = { size: config.poolSize, prepares: config.preparesStatements };
    const contents = createContents();
    const papers = createPapers();
    const database = await openDatabases(connection, pools, (error) => {
      log.warn({ err: error }, 'an idle connection broke');
      for (const cache of [contents.questions, contents.materials, papers]) cache.clear();
    });
    closers.push(database.close);
    const jobs = await openJobs(featureJobs, {
      connection,
      names: database.names,
      log: (level, fields, message) => log[level](fields, message),
    });
    closers.push(() => jobs.stop());
    const services: Services = {
      config,
      db: database.db,
      pool: database.pool,
      urgent: database.urgent,
      background: database.background,
      contents,
      papers,
      keys: await loadDeploymentKeys(database.db),
      files,
      jobs,
      messages: openMessenger({ config, db: database.db, jobs, log }),
      passwords,
      peers: createPeers(),
      traffic: createTraffic(),
      streams: createChangeStreams(database.db, (error) => log.warn({ err: error }, 'changes could not be read')),
      isDemo: await holdsDemo(database.db),
    };
    await workOnJobs(featureJobs, { ...services, ...services.background }, connection);
    return { services, connection, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** On a connection of its own, whose statements may take as long as they need. */
async function prepareDatabase(connection: pg.PoolConfig, work: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  // What breaks it fails the statement that is waiting, and with it the start.
  const { db, close } = openDatabase({ ...connection, max: 1 }, () => undefined, 'setup');
  try {
    await work(db);
  } finally {
    await close();
  }
}

async function openConnection(config: Config, closers: (() => Promise<void>)[], log: Logger): Promise<pg.PoolConfig> {
  await mkdir(config.dataDir, { recursive: true });
  if (config.databaseUrl) return { connectionString: config.databaseUrl };
  const maxConnections = (config.poolSize + extraConnections) * config.processes + sparedConnections;
  const embedded = await startEmbedded({ dataDir: config.dataDir, maxConnections, log: (line) => log.info(line) });
  closers.push(() => embedded.stop());
  return embedded.connection;
}
