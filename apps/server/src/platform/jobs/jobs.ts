// Every kind of background job: what it carries, how often it is tried, when it runs by itself.
import type { Language } from '@tiku/contract';
import { openJobQueue } from './job-queue.ts';
import type { JobPolicies, JobQueue, JobQueueOptions } from './job-queue.ts';

type NoPayload = Record<string, never>;

export interface ResetRequest {
  channel: 'sms' | 'email';
  target: string;
  language: Language;
  site_url: string;
}

interface JobKinds {
  'ask-company-users': { user_ids: number[] };
  'back-up': NoPayload;
  'convert-docx': { key: string };
  'count-answers': NoPayload;
  'expire-exams': NoPayload;
  'find-twins': { exam_id: number };
  'fit-reviews': NoPayload;
  'index-exams': NoPayload;
  'mail-notices': NoPayload;
  'merge-marks': { exam_id: number };
  'purge-exams': NoPayload;
  'purge-expired': NoPayload;
  'read-import': { import_id: number };
  'remind-homework': NoPayload;
  'remind-study': NoPayload;
  'schedule-reviews': NoPayload;
  'send-message': { message_id: number };
  'send-reset': ResetRequest;
  'sweep-attempts': NoPayload;
  'sweep-files': NoPayload;
}

export type Jobs = JobQueue<JobKinds>;

const policies = {
  'ask-company-users': {
    retries: 5,
    retryDelay: 10,
    maxSeconds: 5 * 60,
    concurrency: 1,
  },
  'back-up': {
    // The next night brings the next.
    retries: 2,
    retryDelay: 600,
    maxSeconds: 6 * 60 * 60,
    concurrency: 1,
    schedule: { cron: '20 2 * * *', payload: {} },
  },
  'convert-docx': {
    // The last one only says that it cannot be done.
    retries: 3,
    retryDelay: 5,
    maxSeconds: 10 * 60,
    concurrency: 1,
  },
  'count-answers': {
    retries: 3,
    retryDelay: 30,
    maxSeconds: 10 * 60,
    concurrency: 1,
    schedule: { cron: '* * * * *', payload: {} },
  },
  'expire-exams': {
    retries: 3,
    retryDelay: 10,
    maxSeconds: 5 * 60,
    concurrency: 1,
    schedule: { cron: '* * * * *', payload: {} },
  },
  'find-twins': {
    retries: 5,
    retryDelay: 30,
    maxSeconds: 15 * 60,
    concurrency: 1,
  },
  'fit-reviews': {
    // The next night brings the next.
    retries: 1,
    retryDelay: 60,
    maxSeconds: 60 * 60,
    concurrency: 1,
    schedule: { cron: '50 2 * * *', payload: {} },
  },
  'index-exams': {
    retries: 3,
    retryDelay: 10,
    maxSeconds: 10 * 60,
    concurrency: 1,
    schedule: { cron: '* * * * *', payload: {} },
  },
  'mail-notices': {
    // Once in the morning of every time zone there is.
    retries: 3,
    retryDelay: 30,
    maxSeconds: 10 * 60,
    concurrency: 1,
    schedule: { cron: '5,20,35,50 * * * *', payload: {} },
  },
  'merge-marks': {
    // Until it is done the exam cannot be upgraded again.
    retries: 50,
    retryDelay: 5,
    maxSeconds: 60 * 60,
    concurrency: 2,
  },
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
  'read-import': {
    // The last one only says that it cannot be done.
    retries: 3,
    retryDelay: 5,
    maxSeconds: 15 * 60,
    concurrency: 2,
  },
  'remind-homework': {
    // The next minute brings the next.
    retries: 1,
    retryDelay: 5,
    maxSeconds: 5 * 60,
    concurrency: 1,
    schedule: { cron: '* * * * *', payload: {} },
  },
  'remind-study': {
    // Once in the hour that somebody chose, in every time zone there is.
    retries: 3,
    retryDelay: 30,
    maxSeconds: 5 * 60,
    concurrency: 1,
    schedule: { cron: '*/15 * * * *', payload: {} },
  },
  'schedule-reviews': {
    // Whoever looks at their queue does it themselves.
    retries: 1,
    retryDelay: 30,
    maxSeconds: 30 * 60,
    concurrency: 1,
    schedule: { cron: '*/10 * * * *', payload: {} },
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
  'sweep-attempts': {
    // The next minute brings the next sweep.
    retries: 1,
    retryDelay: 5,
    maxSeconds: 10 * 60,
    concurrency: 1,
    schedule: { cron: '* * * * *', payload: {} },
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
