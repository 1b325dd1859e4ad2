// Notices that go out by e-mail.
import { mailNotices } from './mail-notices.ts';
import { onSchedule } from '../../platform/services/feature-jobs.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail-notices': NoPayload;
  }
}

export const noticeJobs = {
  // Once in the morning of every time zone there is.
  'mail-notices': onSchedule(
    '5,20,35,50 * * * *',
    { retries: 3, retryDelay: 30, maxSeconds: 10 * 60 },
    (services, run) => mailNotices(services, run),
  ),
} satisfies FeatureJobs<'mail-notices'>;
