// Attempts that are gone for their person, until nobody will ask for them any more.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** They are gone for the person; the rows go for good when nobody will ask any more. */
export async function markDeleted(tx: Db, ids: readonly number[]): Promise<void> {
  await lockPractices(tx, ids);
  await sql`
    with gone as (
      update attempt a set deleted_at = now() where a.id = any(${ids}::bigint[]) returning a.practice_id),
    counts as (select practice_id, count(*) as count from gone group by practice_id)
    update practice p set attempts_count = p.attempts_count - c.count,
      last_attempt_id = (
        select max(a.id) from attempt a
        where a.practice_id = p.id and a.deleted_at is null and a.id <> all(${ids}::bigint[]))
    from counts c where p.id = c.practice_id`.execute(tx);
}

export async function markRestored(tx: Db, ids: readonly number[]): Promise<void> {
  await lockPractices(tx, ids);
  await sql`
    with back as (
      update attempt a set deleted_at = null where a.id = any(${ids}::bigint[]) returning a.practice_id, a.id),
    counts as (select practice_id, count(*) as count, max(id) as last_id from back group by practice_id)
    update practice p set attempts_count = p.attempts_count + c.count,
      last_attempt_id = greatest(p.last_attempt_id, c.last_id)
    from counts c where p.id = c.practice_id`.execute(tx);
}

/** What is being begun meanwhile is the last one then. */
async function lockPractices(tx: Db, attemptIds: readonly number[]): Promise<void> {
  await sql`
    select from practice where id in (select practice_id from attempt where id = any(${attemptIds}::bigint[]))
    order by id for no key update`.execute(tx);
}
