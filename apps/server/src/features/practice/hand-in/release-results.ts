import type { Kysely } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import { recordHomeworkScore } from '../../homework/score/score.ts';
import type { Memory } from '../attempt/paper.ts';
import { lockReleasable, selectReleasable } from '../attempt/attempt.store.ts';
import { dropPurgedPaper, selectGradedAtEnd, writeReleased } from './hand-in.store.ts';
import { recordGrades } from './record-grades.ts';

/** Results of a person that waited for a test to end become part of what they have been through. */
export async function releaseResults(tx: Db, memory: Memory, accountId: number): Promise<void> {
  for (const attempt of await lockReleasable(tx, accountId)) {
    await writeReleased(tx, attempt.id);
    if (attempt.homework_id !== null) await recordHomeworkScore(tx, attempt.id);
    if (await dropPurgedPaper(tx, attempt.id)) continue;
    const graded = await selectGradedAtEnd(tx, attempt.id);
    await recordGrades(
      tx,
      memory,
      attempt,
      graded.map(({ no, content_id, day, ...grade }) => ({ no, contentId: content_id, day, grade })),
      null,
    );
  }
}

/** For those whose test ended without noticing them: both were handed in at once, or the test was purged. */
export async function sweepResults(closing: Memory & { db: Kysely<Tables> }, signal?: AbortSignal): Promise<void> {
  for (const accountId of await selectReleasable(closing.db)) {
    signal?.throwIfAborted();
    await closing.db.transaction().execute((tx) => releaseResults(tx, closing, accountId));
  }
}
