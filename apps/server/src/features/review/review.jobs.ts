// When questions come again.
import { fitEverybody, remindOfStudy, scheduleEverybody } from './review.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'fit-reviews': NoPayload;
    'remind-study': NoPayload;
    'schedule-reviews': NoPayload;
  }
}

export const reviewJobs = {
  'fit-reviews': {
    // The next night brings the next.
    retries: 1,
    retryDelay: 60,
    maxSeconds: 60 * 60,
    concurrency: 1,
    schedule: { cron: '50 2 * * *', payload: {} },
    run: ({ db }, _payload, run) => fitEverybody(db, run),
  },
  'remind-study': {
    // Once in the hour that somebody chose, in every time zone there is.
    retries: 3,
    retryDelay: 30,
    maxSeconds: 5 * 60,
    concurrency: 1,
    schedule: { cron: '*/15 * * * *', payload: {} },
    run: ({ db }, _payload, run) => remindOfStudy(db, run),
  },
  'schedule-reviews': {
    // A learner who opens their queue schedules it without this job.
    retries: 1,
    retryDelay: 30,
    maxSeconds: 30 * 60,
    concurrency: 1,
    schedule: { cron: '*/10 * * * *', payload: {} },
    run: ({ db }, _payload, run) => scheduleEverybody(db, run),
  },
} satisfies FeatureJobs<'fit-reviews' | 'remind-study' | 'schedule-reviews'>;
