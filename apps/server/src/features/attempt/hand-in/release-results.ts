import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { eachOfMany } from '../../../platform/jobs/each-of-many.ts';
import type { Run } from '../../../platform/jobs/each-of-many.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { Memory } from '../paper/paper.ts';
import { lockReleasable, selectReleasable } from '../paper/attempt.store.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import { selectGradedAtEnd } from './graded-at-end.store.ts';
import { dropPurgedPapers, writeReleased } from './hand-in.store.ts';
import { recordGrades } from './record-grades.ts';

type Closing = Memory & { db: Kysely<Tables> };

/**
 * Results of a person that waited for a test to end become part of what they have been through. They are told of all but the
 * one that they are looking at.
 */
export async function releaseResults(
  tx: Db,
  memory: Memory,
  accountId: number,
  seenId: number | null = null,
): Promise<void> {
  await release(tx, memory, await lockReleasable(tx, { accountId }), seenId);
}

/** Those of these that waited for people's marks alone. */
export async function releaseAttempts(tx: Db, memory: Memory, attemptIds: readonly number[]): Promise<void> {
  if (attemptIds.length > 0) await release(tx, memory, await lockReleasable(tx, { attemptIds }));
}

async function release(
  tx: Db,
  memory: Memory,
  attempts: readonly AttemptRow[],
  seenId: number | null = null,
): Promise<void> {
  if (attempts.length === 0) return;
  const ids = attempts.map(({ id }) => id);
  await writeReleased(tx, ids);
  for (const [kind, own] of Map.groupBy(attempts, ({ prac_type }) => kindOf(prac_type))) {
    const counted = own.map(({ id }) => id);
    await kind.onCounted?.(tx, counted);
    await kind.onReleased?.(
      tx,
      counted.filter((id) => id !== seenId),
    );
  }
  const purged = await dropPurgedPapers(tx, ids);
  const graded = Map.groupBy(await selectGradedAtEnd(tx, ids), ({ attempt_id }) => attempt_id);
  for (const attempt of attempts) {
    if (purged.has(attempt.id)) continue;
    const results = (graded.get(attempt.id) ?? []).map(
      ({ no, content_id, day, seconds, status, earned, is_right }) => ({
        no,
        contentId: content_id,
        day,
        seconds,
        grade: { status, earned, is_right },
      }),
    );
    await recordGrades(tx, memory, attempt, results, null);
  }
}

/** For those whose test ended without noticing them: both were handed in at once, or the test was purged. */
export async function sweepResults(closing: Closing, run?: Run): Promise<void> {
  const { db } = closing;
  await eachOfMany(
    db,
    {
      kind: 'release-results',
      select: (limit) => selectReleasable(db, limit),
      each: (accountId) => db.transaction().execute((tx) => releaseResults(tx, closing, accountId)),
    },
    run,
  );
}
