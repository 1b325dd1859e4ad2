// What has just come into a bank is compared with what is there: a few at once, many in a job.
import type { Context } from '../../../platform/http/context.ts';
import { lookForTwins } from './find-twins.ts';
import { selectTwinsOf } from './twin.store.ts';

/** After the transaction that brought them in: a request that waits for the bank does not wait for this. */
export async function compareNew({ db, jobs }: Context<'member'>, bankId: number): Promise<void> {
  const isMore = await lookForTwins(db, bankId);
  if (isMore) await jobs.enqueue('find-twins', { exam_id: bankId }, { key: String(bankId) });
}

interface PresentedPair {
  question_id: number;
  twin_id: number;
}

/** What these are nearly the same as. */
export async function selectPairsOf(
  { db }: Pick<Context<'member'>, 'db'>,
  bankId: number,
  noes: readonly number[],
): Promise<PresentedPair[]> {
  const own = new Set(noes);
  const pairs = await selectTwinsOf(db, bankId, noes);
  return pairs.map(({ no, twin_no }) =>
    own.has(twin_no) ? { question_id: twin_no, twin_id: no } : { question_id: no, twin_id: twin_no },
  );
}
