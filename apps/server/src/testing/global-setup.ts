import { rm } from 'node:fs/promises';
import path from 'node:path';
import { serverVariable } from './test-database.ts';
import { startTestPostgres } from './test-postgres.ts';

export async function setup(): Promise<() => Promise<void>> {
  await rm(path.join(import.meta.dirname, '../../../../node_modules/.cache/tiku-rows'), {
    recursive: true,
    force: true,
  });
  const { connection, template, stop } = await startTestPostgres();
  process.env[serverVariable] = JSON.stringify({ connection, template });
  return stop;
}
