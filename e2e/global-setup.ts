// One server per variant for the whole run. Journeys that need another start their own.
import type { TestProject } from 'vitest/node';
import { startServer } from './harness/start-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    servers: { A: string; B: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const a = await startServer({ TIKU_VARIANT: 'A' });
  const b = await startServer({ TIKU_VARIANT: 'B' });
  project.provide('servers', { A: a.url, B: b.url });
  return async () => {
    await a.stop();
    await b.stop();
  };
}
