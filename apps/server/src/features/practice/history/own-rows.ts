import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../../http/actor.ts';

const tables = { a: sql.raw('a'), practice: sql.raw('practice') };

/**
 * Rows of `table` that are the actor's own, in the context they act in. Spelled out for either context, because the
 * planner knows nothing of `is not distinct from` and would read whole tables.
 */
export function isOwnRow(actor: Actor, table: keyof typeof tables): RawBuilder<boolean> {
  return isOwnedBy(sql`${actor.accountId}`, actor, tables[table]);
}

function isOwnedBy(account: RawBuilder<unknown>, { company }: Actor, row: RawBuilder<unknown>): RawBuilder<boolean> {
  return company
    ? sql<boolean>`${row}.account_id = ${account} and ${row}.company_id = ${company.id}`
    : sql<boolean>`${row}.account_id = ${account} and ${row}.company_id is null`;
}

/** Of `attempt a`: own, and not deleted. */
export function isOwnAttempt(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`${isOwnRow(actor, 'a')} and a.deleted_at is null`;
}

/** Whom a homework lets mark the answers to it. None is set as long as there is no homework. */
const isMarked = sql<boolean>`false`;

/** Of `attempt a`: for its taker and its markers. Everything that reads one attempt asks this; only its taker writes to it. */
export function isReadableAttempt(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`(${isOwnAttempt(actor)} or ${isMarked})`;
}

/**
 * Likewise, for the newest of them. Whose they are is kept from the planner: where most attempts of all are one person's,
 * it would walk them all backwards, hoping to meet some that match.
 */
export function isOwnPast(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`${isOwnedBy(sql`(select ${actor.accountId}::bigint)`, actor, tables.a)} and a.deleted_at is null`;
}
