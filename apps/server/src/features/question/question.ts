// What people make of questions, as other features meet it: the front door of this feature.
import type { Kysely } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Actor } from '../../http/actor.ts';
import { settleMarks } from '../exam/upgrade/upgrade.ts';
import { selectNumbers, writeResults } from './progress.store.ts';
import type { QuestionResult, ResultRules } from './progress.store.ts';

export { countMarks, insertHighlights, isMarked } from './mark.store.ts';

interface MarkedExam {
  id: number;
  is_merging: boolean;
}

/** While marks move to the numbers of a new version, those of this person move first. */
export async function withMarks<T>(
  db: Kysely<Tables>,
  exam: MarkedExam,
  actor: Actor,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  if (!exam.is_merging) return work(db);
  return db.transaction().execute(async (tx) => {
    await settleMarks(tx, exam.id, [actor.accountId]);
    return work(tx);
  });
}

interface Graded extends MarkedExam {
  actor: Actor;
  /** The numbers of the results are those of another version. */
  isRenumbered: boolean;
  rules: ResultRules;
}

/** In the transaction that grades. */
export async function recordResults(tx: Db, exam: Graded, results: readonly QuestionResult[]): Promise<void> {
  if (results.length === 0) return;
  if (exam.is_merging) await settleMarks(tx, exam.id, [exam.actor.accountId]);
  const numbers = exam.isRenumbered
    ? await selectNumbers(
        tx,
        exam.id,
        results.map(({ contentId }) => contentId),
      )
    : null;
  const placed = numbers
    ? results.map((result) => ({ ...result, no: numbers.get(result.contentId) ?? null }))
    : results;
  await writeResults(tx, exam.actor, exam.id, placed, exam.rules);
}
