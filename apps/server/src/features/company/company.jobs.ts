// People of a company are asked whether they belong to it.
import { askAccounts } from './company.ts';
import type { FeatureJobs } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'ask-company-users': { user_ids: number[] };
  }
}

export const companyJobs = {
  'ask-company-users': {
    retries: 5,
    retryDelay: 10,
    maxSeconds: 5 * 60,
    concurrency: 1,
    run: ({ db }, { user_ids }) => askAccounts(db, user_ids),
  },
} satisfies FeatureJobs<'ask-company-users'>;
