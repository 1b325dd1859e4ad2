// What somebody who paid for a bundle may open.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isForSale } from '../exam/access/access.ts';
import type { PersonalWay } from '../exam/access/access.ts';

/** Of the records `p` of what somebody paid for a bundle together: not all of it was paid back. */
const isPaid = sql<boolean>`(sum(p.amount) > 0 or min(p.amount) >= 0)`;

/** Of `bundle b`: what it holds is open to the actor, as far as it is open at all. */
export function isBundleOpen(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`(b.price_tier = 0 or ${isOwnRow(actor, 'b')} or exists (
    select from partner_payment p
    where p.bundle_id = b.id and p.payer_id = ${actor.accountId} group by p.bundle_id having ${isPaid}))`;
}

/** Into the exams of a bundle: for those whom the records of payments name for it. */
export const boughtWithBundle: PersonalWay = {
  isOpen: (actor) => sql<boolean>`(
    ${isForSale(actor)}
    and exists (
      select from bundle_exam x join partner_payment p on p.bundle_id = x.bundle_id
      where x.exam_id = e.id and p.payer_id = ${actor.accountId} group by p.bundle_id having ${isPaid}))`,
  exams: ({ accountId }) => sql`
    select x.exam_id, p.paid_at as created_at from partner_payment p
    cross join lateral (select * from bundle_exam where bundle_id = p.bundle_id offset 0) x
    where p.payer_id = ${accountId}`,
};
