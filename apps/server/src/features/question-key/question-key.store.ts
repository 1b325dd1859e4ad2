import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { withheldContents } from './withheld.ts';

/** Which of these contents must not be told to this person now. */
export async function selectWithheld(
  db: Db,
  accountId: number,
  contentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (contentIds.length === 0) return new Set();
  const { rows } = await sql<{ content_id: number }>`
    select w.content_id from (${withheldContents(sql`${accountId}`)}) w (content_id)
    where w.content_id = any(${contentIds}::bigint[])`.execute(db);
  return new Set(rows.map(({ content_id }) => content_id));
}
