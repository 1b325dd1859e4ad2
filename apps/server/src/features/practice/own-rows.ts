import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Asker } from '../exam/exam.ts';

/**
 * Rows of `table` that are the asker's own, in the context they act in. Spelled out for either context, because the
 * planner knows nothing of `is not distinct from` and would read whole tables.
 */
export function isOwnRow({ accountId, company }: Asker, table: 'a' | 'practice'): RawBuilder<boolean> {
  const context = company ? sql`= ${company.id}` : sql`is null`;
  return sql<boolean>`${sql.ref(`${table}.account_id`)} = ${accountId} and ${sql.ref(`${table}.company_id`)} ${context}`;
}

/** Of `attempt a`: own, and not deleted. */
export function isOwnAttempt(asker: Asker): RawBuilder<boolean> {
  return sql<boolean>`${isOwnRow(asker, 'a')} and a.deleted_at is null`;
}
