// Tests become figures each minute, and figures a scale at night.
import { onSchedule } from '../../platform/services/feature-jobs.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';
import { measurePapers } from './count-papers.ts';
import { scaleForms } from './scale-forms.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'measure-papers': NoPayload;
    'scale-forms': NoPayload;
  }
}

export const measureJobs = {
  'measure-papers': onSchedule(
    '* * * * *',
    { retries: 3, retryDelay: 30, maxSeconds: 10 * 60 },
    async (services, run) => void (await measurePapers(services, run)),
  ),
  'scale-forms': onSchedule(
    '40 3 * * *',
    { retries: 1, retryDelay: 300, maxSeconds: 60 * 60 },
    async (services, run) => void (await scaleForms(services, run)),
  ),
} satisfies FeatureJobs<'measure-papers' | 'scale-forms'>;
