import { serverVariable } from './test-database.ts';
import { startTestPostgres } from './test-postgres.ts';

export async function setup(): Promise<() => Promise<void>> {
  const { connection, template, stop } = await startTestPostgres();
  process.env[serverVariable] = JSON.stringify({ connection, template });
  return stop;
}
