import type { Db } from '../../platform/db/database.ts';
import { batchesOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { selectUnindexed, writeWords } from './exam.store.ts';

function keyOf({ id }: { id: number }): string {
  return String(id);
}

/** Gives exams the words that they are found by, where they lack them. Answers how many. */
export async function indexExams(db: Db, run?: Run): Promise<number> {
  const select = (limit: number) => selectUnindexed(db, limit);
  return batchesOfMany(db, { kind: 'index-exams', select, keyOf, together: (exams) => writeWords(db, exams) }, run);
}
