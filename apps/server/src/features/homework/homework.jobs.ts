// Homework that is due soon.
import { remindOfHomework } from './homework.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'remind-homework': NoPayload;
  }
}

export const homeworkJobs = {
  'remind-homework': {
    // The next minute brings the next.
    retries: 1,
    retryDelay: 5,
    maxSeconds: 5 * 60,
    concurrency: 1,
    schedule: { cron: '* * * * *', payload: {} },
    run: ({ db }, _payload, run) => remindOfHomework(db, run),
  },
} satisfies FeatureJobs<'remind-homework'>;
