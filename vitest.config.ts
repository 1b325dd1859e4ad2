import { defineConfig } from 'vitest/config';

/** Code of the web asks for the browser's storage; Node's would answer with a warning. */
const execArgv = ['--no-experimental-webstorage'];

export default defineConfig({
  test: {
    // Much of a test is waiting for PostgreSQL: on few cores, a worker for each of them is not too many.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
          execArgv,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser, a server and its PostgreSQL are heavy: two cores for each file keep timings honest.
          maxWorkers: '50%',
          sequence: { groupOrder: 1 },
          execArgv,
        },
      },
    ],
  },
});
