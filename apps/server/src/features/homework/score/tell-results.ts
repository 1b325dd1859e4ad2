import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertChanges } from '../../events/events.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';
import { selectTold } from './score.store.ts';

/**
 * Tells the people of those of these attempts that are homework and whose result has just come out. People who left hear
 * nothing. Somebody who did it several times is told once, with the last of those that come out together.
 */
export async function tellResults(tx: Db, attemptIds: readonly number[]): Promise<void> {
  for (const { id, has_marks, account_ids, ...homework } of await selectTold(tx, attemptIds)) {
    await insertHomeworkNotices(tx, has_marks ? 'marked' : 'resultOut', homework, account_ids);
    await insertChanges(tx, 'homework', sql`select a, ${id}::bigint from unnest(${account_ids}::bigint[]) as a`);
  }
}
