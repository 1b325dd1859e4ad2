// What each kind of job does. A kind without a handler does not compile.
import { purgeCaptchas } from '../captcha/captcha.store.ts';
import { sendReset } from '../features/account/reset-password.ts';
import { purgeExams } from '../features/exam/exam.ts';
import { sweepOrphanFiles } from '../files/sweep-files.ts';
import type { Services } from '../http/context.ts';
import { purgeSessions } from '../http/sessions.ts';
import { purgeThrottle } from '../http/throttle.ts';
import { purgeMessages } from '../messages/messages.store.ts';
import { purgeVerifications } from './purge-verifications.ts';

export async function handleJobs(services: Services): Promise<void> {
  const { db, files, jobs, messages } = services;
  await jobs.work({
    'purge-exams': async (_payload, { signal }) => {
      await purgeExams(db, files, signal);
    },
    'purge-expired': async () => {
      await purgeSessions(db);
      await purgeThrottle(db);
      await purgeCaptchas(db);
      await purgeVerifications(db);
      await purgeMessages(db);
    },
    'send-message': ({ message_id }, { attempt }) => messages.deliver(message_id, attempt),
    'send-reset': (request) => sendReset(services, request),
    'sweep-files': async () => {
      await sweepOrphanFiles(db, files);
    },
  });
}
