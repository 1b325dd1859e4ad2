// When questions come again.
import { fitEverybody, remindOfStudy, scheduleEverybody } from './review.ts';
import { onSchedule } from '../../platform/services/feature-jobs.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'fit-reviews': NoPayload;
    'remind-study': NoPayload;
    'schedule-reviews': NoPayload;
  }
}

export const reviewJobs = {
  // The next night brings the next.
  'fit-reviews': onSchedule('50 2 * * *', { retries: 1, retryDelay: 60, maxSeconds: 60 * 60 }, ({ db }, run) =>
    fitEverybody(db, run),
  ),
  // Once in the hour that somebody chose, in every time zone there is.
  'remind-study': onSchedule('*/15 * * * *', { retries: 3, retryDelay: 30, maxSeconds: 5 * 60 }, ({ db }, run) =>
    remindOfStudy(db, run),
  ),
  // A learner who opens their queue schedules it without this job.
  'schedule-reviews': onSchedule('*/10 * * * *', { retries: 1, retryDelay: 30, maxSeconds: 30 * 60 }, ({ db }, run) =>
    scheduleEverybody(db, run),
  ),
} satisfies FeatureJobs<'fit-reviews' | 'remind-study' | 'schedule-reviews'>;
