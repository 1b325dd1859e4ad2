import type { Db } from '../../../platform/db/database.ts';

/** By number. */
export async function selectCommentsOn(db: Db, attemptId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('homework_mark')
    .select(['no', 'comment'])
    .where('attempt_id', '=', attemptId)
    .execute();
  return new Map(rows.map(({ no, comment }) => [no, comment]));
}
