// Every kind of background job: what it carries, how often it is tried, when it runs by itself.
import { openJobQueue } from './job-queue.ts';
import type { JobPolicies, JobQueue, JobQueueOptions } from './job-queue.ts';

type NoPayload = Record<string, never>;

interface JobKinds {
  'purge-expired': NoPayload;
  'sweep-files': NoPayload;
}

export type Jobs = JobQueue<JobKinds>;

const policies = {
  'purge-expired': {
    retries: 3,
    retryDelay: 60,
    maxSeconds: 10 * 60,
    concurrency: 1,
    schedule: { cron: '20 * * * *', payload: {} },
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
