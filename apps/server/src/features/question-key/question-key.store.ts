import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { FixedStatement } from '../../platform/db/fixed-statement.ts';
import { withheldContents } from './withheld.ts';

/** Which of these contents must not be told to this person now. */
export async function selectWithheld(
  db: Db,
  accountId: number,
  contentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (contentIds.length === 0) return new Set();
  const rows = await withheldOf.execute(db, { accountId, contentIds });
  return new Set(rows.map(({ content_id }) => content_id));
}

const withheldOf = new FixedStatement<{ content_id: number }, { accountId: number; contentIds: readonly number[] }>(
  ({ accountId, contentIds }) => sql`
    select w.content_id from (${withheldContents(sql`${accountId}`)}) w (content_id)
    where w.content_id = any(${contentIds}::bigint[])`,
);
