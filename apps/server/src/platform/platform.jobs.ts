// Jobs that every deployment has: backups, messages, files, and what nobody needs any more.
import { backUpNightly } from './backup/nightly.ts';
import { purgeCaptchas } from './captcha/captcha.store.ts';
import { sweepOrphanFiles, sweepUnmappedFiles } from './files/sweep-files.ts';
import { purgeParts } from './files/upload-part.store.ts';
import { eachStep } from './jobs/each-of-many.ts';
import { purgeThrottle } from './limits/throttle.store.ts';
import { purgeMessages } from './messages/messages.store.ts';
import { onSchedule } from './services/feature-jobs.ts';
import type { FeatureJob, FeatureJobs, Purges } from './services/feature-jobs.ts';
import { purgeSessions } from './session/session.store.ts';

declare module './jobs/jobs.ts' {
  interface JobPayloads {
    'back-up': NoPayload;
    'purge-expired': NoPayload;
    'send-message': { message_id: number };
    'sweep-files': NoPayload;
  }
}

export const platformJobs = {
  // The next night brings the next.
  'back-up': onSchedule(
    '20 2 * * *',
    { retries: 2, retryDelay: 600, maxSeconds: 6 * 60 * 60 },
    async ({ config, connection, files }) => {
      if (config.backup) await backUpNightly({ connection, files }, config.backup);
    },
  ),
  'send-message': {
    // Most of a day, which is as long as a link in an e-mail works.
    retries: 24,
    retryDelay: 15,
    maxSeconds: 60,
    concurrency: 4,
    run: ({ messages }, { message_id }, { attempt }) => messages.deliver(message_id, attempt),
  },
  'sweep-files': onSchedule(
    '40 3 * * *',
    { retries: 3, retryDelay: 300, maxSeconds: 2 * 60 * 60 },
    ({ db, files }, run) => {
      const steps = {
        unmapped: () => sweepUnmappedFiles(db, files, run),
        orphans: () => sweepOrphanFiles(db, files, new Date(), run),
      };
      return eachStep(db, 'file-step', steps, run);
    },
  ),
} satisfies FeatureJobs<'back-up' | 'send-message' | 'sweep-files'>;

export const platformPurges: Purges = {
  captchas: ({ db }) => purgeCaptchas(db),
  messages: ({ db }) => purgeMessages(db),
  sessions: ({ db }) => purgeSessions(db),
  throttle: ({ db }) => purgeThrottle(db),
  'upload parts': ({ db }) => purgeParts(db),
};

/** Every hour, what every feature keeps only for a while. */
export function purgeExpired(purges: Purges): FeatureJob<'purge-expired'> {
  return onSchedule('20 * * * *', { retries: 3, retryDelay: 60, maxSeconds: 10 * 60 }, (services, run) => {
    const steps = Object.entries(purges).map(([name, purge]) => [name, () => purge(services, run)] as const);
    return eachStep(services.db, 'purge-step', Object.fromEntries(steps), run);
  });
}
