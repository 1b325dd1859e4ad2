// Every kind of background job: what it carries, how often it is tried, when it runs by itself.
import type { ResetRequest } from '../features/account/reset-password.ts';
import { openJobQueue } from './job-queue.ts';
import type { JobPolicies, JobQueue, JobQueueOptions } from './job-queue.ts';

type NoPayload = Record<string, never>;

interface JobKinds {
  'purge-exams': NoPayload;
  'purge-expired': NoPayload;
  'send-message': { message_id: number };
  'send-reset': ResetRequest;
  'sweep-files': NoPayload;
}

export type Jobs = JobQueue<JobKinds>;

const policies = {
  'purge-exams': {
    retries: 3,
    retryDelay: 300,
    maxSeconds: 60 * 60,
    concurrency: 1,
    schedule: { cron: '10 4 * * *', payload: {} },
  },
  'purge-expired': {
    retries: 3,
    retryDelay: 60,
    maxSeconds: 10 * 60,
    concurrency: 1,
    schedule: { cron: '20 * * * *', payload: {} },
  },
  'send-message': {
    // Most of a day, which is as long as a link in an e-mail works.
    retries: 24,
    retryDelay: 15,
    maxSeconds: 60,
    concurrency: 4,
  },
  'send-reset': {
    // Later than that the person has given up or asked again.
    retries: 3,
    retryDelay: 5,
    maxSeconds: 60,
    concurrency: 2,
  },
  'sweep-files': {
    retries: 3,
    retryDelay: 300,
    maxSeconds: 2 * 60 * 60,
    concurrency: 1,
    schedule: { cron: '40 3 * * *', payload: {} },
  },
} satisfies JobPolicies<JobKinds>;

export function openJobs(options: JobQueueOptions): Promise<Jobs> {
  return openJobQueue<JobKinds>(policies, options);
}
