// People's marks follow their questions to new numbers, person by person: in a job, and at once for somebody who is
// using the exam meanwhile.
import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { selectFingerprints } from './exam-version.store.ts';
import type { PlacedFingerprint } from './exam-version.store.ts';
import { matchQuestions } from './match-questions.ts';
import { claimAccounts, endMerge, insertMerge, numberedMarks } from './merge-marks.store.ts';

/** In the transaction that has given the exam its new questions. */
export async function startMerge(
  tx: Db,
  jobs: Jobs,
  examId: number,
  before: readonly PlacedFingerprint[],
): Promise<void> {
  const { same, changed } = matchQuestions(before, await selectFingerprints(tx, examId));
  await insertMerge(tx, examId, {
    content_ids: before.map(({ content_id }) => content_id),
    new_nos: before.map(({ no }) => same.get(no) ?? changed.get(no) ?? null),
  });
  await jobs.enqueue('merge-marks', { exam_id: examId }, { tx, key: String(examId) });
}

const batchSize = 100;

/**
 * May stop anywhere and be run again: nobody's marks are moved twice. A person whose marks cannot be moved keeps the merge
 * from ending, so the job is tried again, but does not keep the marks of others from moving.
 */
export async function mergeMarks(db: Kysely<Tables>, examId: number, signal: AbortSignal): Promise<void> {
  const accounts = await numberedMarks.value.selectAccounts(db, examId);
  const failures: unknown[] = [];
  async function settle(batch: readonly number[]): Promise<void> {
    signal.throwIfAborted();
    try {
      await db.transaction().execute((tx) => settleMarks(tx, examId, batch));
    } catch (error) {
      if (batch.length > 1) for (const account of batch) await settle([account]);
      else failures.push(error);
    }
  }
  for (let start = 0; start < accounts.length; start += batchSize)
    await settle(accounts.slice(start, start + batchSize));
  if (failures.length > 0) throw failures[0];
  await db.transaction().execute((tx) => endMerge(tx, examId));
}

/** By old number: the content that stood there, and its number from now on, or null where it is asked no more. */
interface Renumbering {
  contentIds: number[];
  newNoes: (number | null)[];
}

/** So many people's marks move while the author waits. */
const mostAtOnce = 500;

/**
 * In the transaction that has given the exam's questions other numbers: at once where few have marked some of them, or where
 * no job can be given the rest.
 */
export async function carryMarks(tx: Db, jobs: Jobs | null, examId: number, numbers: Renumbering): Promise<void> {
  const { contentIds, newNoes } = numbers;
  if (newNoes.every((no, at) => no === at + 1)) return;
  const accounts = await numberedMarks.value.selectAccounts(tx, examId);
  if (accounts.length === 0) return;
  await insertMerge(tx, examId, { content_ids: contentIds, new_nos: newNoes });
  if (jobs && accounts.length > mostAtOnce) {
    await jobs.enqueue('merge-marks', { exam_id: examId }, { tx, key: String(examId) });
    return;
  }
  await settleMarks(tx, examId, accounts);
  await endMerge(tx, examId);
}

/**
 * Code that reads or writes marks of an exam that `is_merging` calls this first, in the same transaction, so that old numbers
 * and new ones never mix.
 */
export async function settleMarks(tx: Db, examId: number, accountIds: readonly number[]): Promise<void> {
  const claimed = await claimAccounts(tx, examId, accountIds);
  if (claimed.length === 0) return;
  await numberedMarks.value.move(tx, examId, claimed);
  await numberedMarks.value.bringBack(tx, examId, claimed);
}
