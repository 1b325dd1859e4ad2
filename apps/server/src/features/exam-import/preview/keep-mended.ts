// Questions that were mended by hand find their places again when the file has been read anew.
import type { Db } from '../../../platform/db/database.ts';
import { describeQuestion, mediaNames } from '../../question-text/question-text.ts';
import type { ImportRow, MendedQuestion } from '../exam-import.store.ts';
import { useMedia } from '../read/import-media.store.ts';
import { findItemAt, findRejectedAt, updateWaiting } from './keep-mended.store.ts';
import { findRejected, mendOne } from './mend-import.store.ts';

/** Answers how many have. The others wait for a reading in which they fit. */
export async function keepMended(tx: Db, { id, mended }: ImportRow): Promise<number> {
  const waiting: MendedQuestion[] = [];
  for (const each of mended) {
    if (await keepOne(tx, id, each)) await useMedia(tx, id, mediaNames(each.question, null));
    else waiting.push(each);
  }
  await updateWaiting(tx, id, waiting);
  return mended.length - waiting.length;
}

/** At its row: in place of the question with the stem that it had, or of what the refused row has become. */
async function keepOne(tx: Db, importId: number, mended: MendedQuestion): Promise<boolean> {
  const columns = describeQuestion(mended.question);
  const rejectedNo = mended.is_rejected ? await findRejectedAt(tx, importId, mended) : null;
  const rejected = rejectedNo === null ? null : await findRejected(tx, importId, rejectedNo);
  const no = rejected
    ? rejected.mended_no
    : await findItemAt(tx, importId, mended, mended.is_rejected ? null : mended.stem_hash);
  return (await mendOne(tx, importId, no, rejected, columns)) !== null;
}

export function listMediaOf(mended: readonly MendedQuestion[]): string[] {
  return mended.flatMap(({ question }) => mediaNames(question, null));
}
