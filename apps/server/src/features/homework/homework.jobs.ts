// Homework that is due soon, marking that was completed, and scores that nobody comes back to.
import { bringOutCompleted, purgeWithdrawnScores, remindOfHomework } from './homework.ts';
import { onSchedule } from '../../platform/services/feature-jobs.ts';
import type { FeatureJobs, Purges } from '../../platform/services/feature-jobs.ts';

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

export const homeworkPurges: Purges = {
  'scores of homework': ({ db }) => purgeWithdrawnScores(db),
};
