// Who may open an exam: the one place that turns "who is asking" into a condition on `exam e`.
import { examStatus, limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../../http/actor.ts';

type Condition = RawBuilder<boolean>;

/** What somebody does for a company, and what they do for themselves, never meet. */
export function isInContext({ company }: Pick<Actor, 'company'>): Condition {
  return company ? sql<boolean>`e.company_id = ${company.id}` : sql<boolean>`e.company_id is null`;
}

export const canBeRecovered = sql<boolean>`e.deleted_at > now() - ${limits.recoverDays} * interval '1 day'`;

/** The author, whatever its status, until it is gone for good. */
export function isOwn(actor: Actor): Condition {
  return sql<boolean>`(
    e.account_id = ${actor.accountId} and ${isInContext(actor)}
    and (e.status <> ${sql.lit(examStatus.deleted)} or ${canBeRecovered}))`;
}

/** Read once for all rows, and no join, so that lists keep walking the index that has their order. */
export const ownerIsDisabled = sql<boolean>`e.account_id in (select id from account where is_disabled)`;
const ownerIsActive = sql<boolean>`e.account_id not in (select id from account where is_disabled)`;

/** Spelled as in the partial indexes of `exam`. */
export function isPublished(context: Pick<Actor, 'company'>): Condition {
  return sql<boolean>`(e.status = ${sql.lit(examStatus.normal)} and not e.isprivate and ${isInContext(context)})`;
}

/** Public and normal, for everybody in the same context. */
export function isPublic(context: Pick<Actor, 'company'>): Condition {
  return sql<boolean>`(${isPublished(context)} and ${ownerIsActive})`;
}

/** Private and normal: what a share link opens. */
export function isShared(actor: Actor): Condition {
  return sql<boolean>`(
    e.status = ${sql.lit(examStatus.normal)} and e.isprivate and ${isInContext(actor)} and ${ownerIsActive})`;
}

/** Holders of its present share link. */
export function isGuest(actor: Actor): Condition {
  return sql<boolean>`(
    ${isShared(actor)}
    and exists (
      select from exam_guest g
      where g.account_id = ${actor.accountId} and g.exam_id = e.id and g.share_token = e.share_token))`;
}

/** Of what an exam shows: for whoever may open it. */
export function isOpenFile(actor: Actor, key: string): Condition {
  return sql<boolean>`exists (
    select from exam_file f join exam e on e.id = f.exam_id where f.file_key = ${key} and ${isOpenTo(actor)})`;
}

export function isOpenTo(actor: Actor): Condition {
  return sql<boolean>`(${isOwn(actor)} or ${isPublic(actor)} or ${isGuest(actor)})`;
}
