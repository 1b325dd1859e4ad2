import { configDefaults, defineConfig } from 'vitest/config';
import { flakyTests } from './scripts/flaky-tests.ts';
import { slowestFiles } from './scripts/slowest-files.ts';

/** Code of the web asks for the browser's storage; Node's would answer with a warning. */
const execArgv = ['--no-experimental-webstorage'];

// What a busy machine shows late is there all the same: only what never comes is to fail.
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/**
 * `npm test` is to take ten minutes on two cores. It runs what guards people: keys, who may see and do what, grading anew, getting
 * back in, answers that must not be lost. What takes long and looks closer at something that other tests touch as well runs with
 * `TESTS=full`, as `.ci/run` does.
 */
const isFull = process.env.TESTS === 'full';
const onlyInFull = isFull
  ? []
  : [
      'apps/server/src/platform/captcha/draw-puzzle.test.ts',
      'apps/server/src/platform/db/embedded/{binaries,settle,start-embedded}.test.ts',
      'apps/server/src/{pooler,platform/db/frozen-database}.test.ts',
      'apps/server/src/features/**/*-plans.test.ts',
      'apps/server/src/features/company/users/import-users.test.ts',
      'apps/server/src/features/exam-import/{export/export-exam,keep/keep-import,keep/upgrade,preview/steps}.test.ts',
      'apps/server/src/features/exam-import/{fixtures,read/file-reading,read/import-storage}.test.ts',
      'apps/server/src/features/exam-import/read/{read-anew,slow-import}.test.ts',
      'apps/server/src/platform/jobs/job-queue.test.ts',
      'apps/server/src/platform/processes/processes.test.ts',
      'packages/papers/src/child/read-safely.test.ts',
      'e2e/browser/controls.test.ts',
      'e2e/faults/end-together.test.ts',
      'e2e/journeys/{account-register,account-security,account-wechat,bank,bank-more,bundle,company}.test.ts',
      'e2e/journeys/{exam-arrange,exam-files,exam-pages,exam-settings,feedback,formula,gallery}.test.ts',
      'e2e/journeys/{groups,home,homework-marking,import/*,measures,notices,operator,operator-reviews}.test.ts',
      'e2e/journeys/{homework/{audience,gradebook,watching},marking/rubric}.test.ts',
      'e2e/journeys/{practice-modes,practice-more,public-pages,question-editor,question-list}.test.ts',
      'e2e/journeys/{review,rich-text,shell,statistics,tour}.test.ts',
    ];

/** These measure what was built, as the journeys do. */
const ofTheBuild = ['apps/web/src/size-budget.test.ts'];

export default defineConfig({
  test: {
    // Much of a test is waiting for PostgreSQL: on few cores, a worker for each of them is not too many.
    maxWorkers: '100%',
    reporters: ['default', slowestFiles, flakyTests],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,bench,scripts,apps/web}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onlyInFull, ...ofTheBuild],
          // Nothing here leaves anything behind, and loading the modules anew for each file takes as long as the tests.
          isolate: false,
          ...patience,
          execArgv,
        },
      },
      {
        test: {
          // Components without a server or a browser: what journeys could reach only one at a time.
          name: 'component',
          include: ['apps/web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'apps/web/src/lib/testing/component-setup.ts',
          isolate: false,
          ...patience,
          execArgv,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onlyInFull],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          // As below: a worker keeps the modules it has loaded.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts', ...ofTheBuild],
          exclude: [...configDefaults.exclude, ...onlyInFull],
          globalSetup: 'e2e/harness/global-setup.ts',
          // A worker keeps the modules it has loaded from one file to the next: loading the server anew took as long as the
          // tests. Databases, servers and browsers belong to their file, and end with it.
          isolate: false,
          ...patience,
          // Two browsers with a server each keep two cores busy; more of them would wait for one another.
          maxWorkers: 2,
          // A browser on a busy machine fails now and then for reasons of its own. What passes only the second time is listed
          // at the end; the proofs that nothing is lost have one attempt.
          retry: 1,
          sequence: { groupOrder: 1 },
          execArgv,
        },
      },
    ],
  },
});
