// Homework that is due soon, and marking that was completed.
import { bringOutCompleted, remindOfHomework } from './homework.ts';
import { onSchedule } from '../../platform/services/feature-jobs.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'complete-marking': NoPayload;
    'remind-homework': NoPayload;
  }
}

export const homeworkJobs = {
  // Asked for by who completes. Every minute it looks for what was left when everything was killed.
  'complete-marking': onSchedule('* * * * *', { retries: 3, retryDelay: 5, maxSeconds: 60 * 60 }, (services, run) =>
    bringOutCompleted(services, run),
  ),
  // The next minute brings the next.
  'remind-homework': onSchedule('* * * * *', { retries: 1, retryDelay: 5, maxSeconds: 5 * 60 }, ({ db }, run) =>
    remindOfHomework(db, run),
  ),
} satisfies FeatureJobs<'complete-marking' | 'remind-homework'>;
