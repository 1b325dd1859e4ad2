// Questions of a bank that are the same.
import { findTwins, purgeBankUndo } from './bank.ts';
import type { FeatureJobs, Purges } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'find-twins': { exam_id: number };
  }
}

export const bankJobs = {
  'find-twins': {
    retries: 5,
    retryDelay: 30,
    maxSeconds: 15 * 60,
    concurrency: 1,
    run: ({ db }, { exam_id }, { signal }) => findTwins(db, exam_id, signal),
  },
} satisfies FeatureJobs<'find-twins'>;

export const bankPurges: Purges = {
  'bank undo': ({ db }) => purgeBankUndo(db),
};
