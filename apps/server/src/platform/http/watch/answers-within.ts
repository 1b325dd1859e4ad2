import { setTimeout as pause } from 'node:timers/promises';

/** What somebody is still waiting for: rejects where it takes longer, and ignores what comes of it then. */
export async function answersWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const tooLate = pause(milliseconds, undefined, { signal: patience.signal }).then(() => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    patience.abort();
  }
}
