// What each kind of job does. A kind without a handler does not compile.
import { sweepOrphanFiles } from '../files/sweep-files.ts';
import { purgeCaptchas } from '../http/captcha.ts';
import type { Services } from '../http/context.ts';
import { purgeSessions } from '../http/sessions.ts';
import { purgeThrottle } from '../http/throttle.ts';

export async function handleJobs({ db, files, jobs }: Services): Promise<void> {
  await jobs.work({
    'purge-expired': async () => {
      await purgeSessions(db);
      await purgeThrottle(db);
      await purgeCaptchas(db);
    },
    'sweep-files': async () => {
      await sweepOrphanFiles(db, files);
    },
  });
}
