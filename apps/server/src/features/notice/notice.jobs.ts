// Notices that go out by e-mail.
import { mailNotices } from './mail-notices.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'mail-notices': NoPayload;
  }
}

export const noticeJobs = {
  'mail-notices': {
    // Once in the morning of every time zone there is.
    retries: 3,
    retryDelay: 30,
    maxSeconds: 10 * 60,
    concurrency: 1,
    schedule: { cron: '5,20,35,50 * * * *', payload: {} },
    run: (services, _payload, run) => mailNotices(services, run),
  },
} satisfies FeatureJobs<'mail-notices'>;
