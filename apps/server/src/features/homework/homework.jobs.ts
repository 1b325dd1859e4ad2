// Homework that is due soon.
import { remindOfHomework } from './homework.ts';
import { onSchedule } from '../../platform/services/feature-jobs.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'remind-homework': NoPayload;
  }
}

export const homeworkJobs = {
  // The next minute brings the next.
  'remind-homework': onSchedule('* * * * *', { retries: 1, retryDelay: 5, maxSeconds: 5 * 60 }, ({ db }, run) =>
    remindOfHomework(db, run),
  ),
} satisfies FeatureJobs<'remind-homework'>;
