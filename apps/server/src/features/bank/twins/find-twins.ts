// Duplicates are found when questions come in, by what they share with those that are there; nothing is compared twice.
import { areTwins, comparedText, fingerprint } from '@tiku/questions/twins';
import type { ComparedText } from '@tiku/questions/twins';
import type { Db } from '../../../platform/db/database.ts';
import { insertTwins, selectCandidates, selectUnlooked, updateBands } from './twin.store.ts';
import type { LookedAt, Pair } from './twin.store.ts';

const batchSize = 200;

/** Mixed with the bank's number: see the migration. */
function bandsIn(bankId: number, text: ComparedText): number[] {
  return fingerprint(text).map((band) => Math.imul(band ^ bankId, 0x9e3779b1) | 0);
}

/** May stop anywhere and be run again. Answers whether there is more to look at. */
export async function lookForTwins(db: Db, bankId: number, limit = batchSize): Promise<boolean> {
  const rows = await selectUnlooked(db, bankId, limit);
  if (rows.length === 0) return false;
  const texts = new Map(rows.map(({ no, content }) => [no, comparedText(content)]));
  const banded = Array.from(texts, ([no, text]) => ({ no, bands: bandsIn(bankId, text) }));
  // Before they are looked for: where two come at once, the later finds the earlier.
  await updateBands(db, bankId, banded);
  const candidates = await selectCandidates(db, bankId, banded);
  const textOf = ({ no, content }: LookedAt) => {
    const text = texts.get(no) ?? comparedText(content);
    texts.set(no, text);
    return text;
  };
  const pairs: Pair[] = candidates.flatMap((candidate) => {
    const own = texts.get(candidate.of);
    if (!own || !areTwins(own, textOf(candidate))) return [];
    return [{ no: Math.min(candidate.of, candidate.no), twin_no: Math.max(candidate.of, candidate.no) }];
  });
  await insertTwins(db, bankId, pairs);
  return rows.length === limit;
}

export async function findTwins(db: Db, bankId: number, signal: AbortSignal): Promise<void> {
  while (await lookForTwins(db, bankId)) signal.throwIfAborted();
}
