// Forgotten passwords, and what is kept of devices and codes.
import { purgeDevices } from './known-device.store.ts';
import { purgeVerifications } from './verification.store.ts';
import { sendReset } from './reset-password.ts';
import type { ResetRequest } from './reset-password.ts';
import type { FeatureJobs, Purges } from '../../platform/services/feature-jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'send-reset': ResetRequest;
  }
}

export const accountJobs = {
  'send-reset': {
    // Later than that the person has given up or asked again.
    retries: 3,
    retryDelay: 5,
    maxSeconds: 60,
    concurrency: 2,
    run: (services, request) => sendReset(services, request),
  },
} satisfies FeatureJobs<'send-reset'>;

export const accountPurges: Purges = {
  devices: ({ db }) => purgeDevices(db),
  verifications: ({ db }) => purgeVerifications(db),
};
