// One server per variant for the whole run. Journeys that need another start their own.
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startServer } from './harness/start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    servers: { A: string; B: string };
    /** Of variant A, for what no hand can do: let time pass. */
    database: pg.PoolConfig;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const a = await startServer({ TIKU_VARIANT: 'A' });
  const b = await startServer({ TIKU_VARIANT: 'B' });
  project.provide('servers', { A: a.url, B: b.url });
  project.provide('database', await a.readConnection());
  return async () => {
    await a.stop();
    await b.stop();
  };
}
