// The server on a copy of the demo content, with a database and a folder of its own. It runs in the process of the tests:
// a process for each file would spend more time on loading its modules than on answering.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { createTestDatabase } from '../../apps/server/src/testing/test-database.ts';
import type { TestDatabase } from '../../apps/server/src/testing/test-database.ts';
import { addressOf } from './address-of.ts';

const webDirectory = join(import.meta.dirname, '../../apps/web/dist');

export interface StartedServer {
  url: string;
  database: TestDatabase;
  stop(): Promise<void>;
}

const started = new Map<string, StartedServer>();

/** The server that runs at this address. */
export function serverAt(url: string): StartedServer {
  const server = started.get(url);
  if (!server) throw new Error(`no server was started at ${url}`);
  return server;
}

export async function startServer(settings: Record<string, string> = {}): Promise<StartedServer> {
  const { files, ...postgres } = inject('seed');
  const database = await createTestDatabase(postgres);
  const folder = await mkdtemp(join(tmpdir(), 'tiku-e2e-'));
  await cp(files, folder, { recursive: true });
  // Every visitor has a browser of their own: keeping files in each for later took as long as the journeys.
  const own = { TIKU_OFFLINE: '0', TIKU_LOG: 'warn', TIKU_DATA: folder, DATABASE_URL: addressOf(database.connection) };
  const config = readConfig({ ...own, ...settings });
  const log = pino({ level: config.logLevel });
  const { services, close } = await openServices(config, log);
  // Never sheds load: a test run keeps a machine busier than any class of pupils.
  const app = await buildApp({ services, log, webDirectory, maxEventLoopDelay: 0 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = address.replace('127.0.0.1', 'localhost');
  const server = {
    url,
    database,
    stop: async () => {
      started.delete(url);
      await app.close();
      await close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  started.set(url, server);
  return server;
}
