// Once for all journeys: a browser that is known to work, and the demo content, to be copied for each server.
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { makeOpenDirectory } from '../../apps/server/src/testing/open-directory.ts';
import { startTestPostgres } from '../../apps/server/src/testing/test-postgres.ts';
import type { TestPostgres } from '../../apps/server/src/testing/test-postgres.ts';
import { addressOf } from './address-of.ts';
import { findBrowser } from './find-browser.ts';
import type { BrowserProgram } from './find-browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    browser: BrowserProgram;
    seed: TestPostgres & { files: string };
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Fails before any test runs: a person is told at once what to install.
  project.provide('browser', await findBrowser());
  const { connection, template, stop } = await startTestPostgres();
  const files = await makeOpenDirectory('tiku-seed-');
  const database = addressOf({ ...connection, database: template });
  const { close } = await openServices(readConfig({ TIKU_DATA: files, DATABASE_URL: database }), pino());
  await close();
  project.provide('seed', { connection, template, files });
  return async () => {
    await stop();
    await rm(files, { recursive: true, force: true });
  };
}
