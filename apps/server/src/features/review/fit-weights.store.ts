import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { LoggedAnswer } from './review.store.ts';

/** Who has answered enough, and enough more since the last time. */
export async function selectFittable(db: Db, needed: number, growth: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from study_plan
    where repeated_count >= ${needed} and repeated_count >= fitted_count * ${growth}::numeric
    order by account_id limit ${limit}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** In the order they were given in; of very many the newest. */
export async function selectAllAnswers(db: Db, accountId: number, limit: number): Promise<LoggedAnswer[]> {
  const { rows } = await sql<LoggedAnswer>`
    select * from (
      select l.id as log_id, l.exam_id, u.content_id, u.type, u.is_right, u.day, u.seconds, u.rating, u.place
      from study_log l
      cross join unnest(l.content_ids, l.types, l.rights, l.days, l.seconds, l.ratings) with ordinality
        as u (content_id, type, is_right, day, seconds, rating, place)
      where l.account_id = ${accountId} order by l.id desc, u.place desc limit ${limit}) newest
    order by log_id, place`.execute(db);
  return rows;
}

/** From now on all answers are scheduled anew, from the first. Cards stay until they are, and what is suspended stays so. */
export async function writeWeights(tx: Db, accountId: number, weights: readonly number[]): Promise<void> {
  await sql`
    update study_plan set weights = ${weights}::double precision[], fitted_count = repeated_count, repeated_count = 0, pace = '{}'
    where account_id = ${accountId}`.execute(tx);
  await sql`update review_card set answered_count = 0 where account_id = ${accountId}`.execute(tx);
  await sql`update study_log set is_scheduled = false where account_id = ${accountId} and is_scheduled`.execute(tx);
}
