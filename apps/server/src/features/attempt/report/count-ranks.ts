import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Run } from '../../../platform/jobs/each-of-many.ts';
import { countRanks } from './rank.store.ts';

const batchSize = 1_000;

/** Where those stand who moved since becomes part of the counts. Answers how many were counted. */
export async function countMovedRanks(db: Kysely<Tables>, { signal }: Run = {}): Promise<number> {
  let sum = 0;
  for (let counted = batchSize; counted === batchSize; sum += counted) {
    signal?.throwIfAborted();
    counted = await countRanks(db, batchSize);
  }
  return sum;
}
