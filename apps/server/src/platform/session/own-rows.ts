// What people do belongs to them and to the context they do it in: themselves, or one company.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Actor } from './actor.ts';

type Condition = RawBuilder<boolean>;
type Context = Pick<Actor, 'company'>;

/**
 * Rows of a table, by the name it has in the statement, that belong to one context. Spelled out for either, because the planner
 * knows nothing of `is not distinct from` and would read whole tables.
 */
export function isOfContext({ company }: Context, table: string): Condition {
  const column = sql.ref(`${table}.company_id`);
  return company ? sql<boolean>`${column} = ${company.id}` : sql<boolean>`${column} is null`;
}

/** The actor's own, in the context they act in. */
export function isOwnRow(actor: Actor, table: string): Condition {
  return sql<boolean>`${sql.ref(`${table}.account_id`)} = ${actor.accountId} and ${isOfContext(actor, table)}`;
}
