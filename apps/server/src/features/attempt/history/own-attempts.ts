import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isOfContext, isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { listKinds } from '../kinds/kinds.ts';

/** Of `attempt a`: somebody who leaves a group does not go on with its homework; they can still read what they handed in. */
const isAtHand = sql<boolean>`(a.deleted_at is null and (a.left_at is null or a.handed_in_at is not null))`;

/** Of `attempt a`: own, and not deleted. */
export function isOwnAttempt(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`${isOwnRow(actor, 'a')} and ${isAtHand}`;
}

/** Of `attempt a`: the same where `taker` is a row of the statement; attempts are looked up by their own key there. */
export function isAttemptOf(taker: string): RawBuilder<boolean> {
  const [account, company] = [sql.ref(`${taker}.account_id`), sql.ref(`${taker}.company_id`)];
  return sql<boolean>`a.account_id = ${account} and a.company_id is not distinct from ${company} and ${isAtHand}`;
}

/**
 * Of `attempt a`: for its taker, and for those whom its kind lets read it. Everything that reads one attempt asks this; only
 * its taker writes to it.
 */
export function isReadableAttempt(actor: Actor): RawBuilder<boolean> {
  const others = listKinds().flatMap((kind) => kind.isReadBy?.(actor) ?? []);
  const isOthers = others.map((isReadBy) => sql<boolean>`a.deleted_at is null and ${isReadBy}`);
  return sql<boolean>`(${sql.join([isOwnAttempt(actor), ...isOthers], sql` or `)})`;
}

/**
 * The same for the newest. The planner must not know whose they are: where one person has most of all attempts, it would walk
 * them all backwards in search of some that match.
 */
export function isOwnPast(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`
    a.account_id = (select ${actor.accountId}::bigint) and ${isOfContext(actor, 'a')} and ${isAtHand}`;
}
