import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Of `study_plan p` and `account a`. What somebody does for a company counts as well. Without a goal, a single answer is enough. */
const isReminded = sql<boolean>`
  p.reminder_hour = extract(hour from now() at time zone coalesce(a.time_zone, 'UTC'))
    and p.reminded_on is distinct from (now() at time zone coalesce(a.time_zone, 'UTC'))::date and not a.is_disabled
    and coalesce((
      select sum(questions_count) from study_day y
      where y.account_id = p.account_id and y.day = (now() at time zone coalesce(a.time_zone, 'UTC'))::date), 0)
      < coalesce(p.daily_goal, 1)`;

export async function selectReminded(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select p.account_id from study_plan p join account a on a.id = p.account_id
    where ${isReminded} order by p.account_id limit ${limit}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Each is taken by one process. */
export async function takeReminded(tx: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    update study_plan s set reminded_on = d.today
    from (
      select p.account_id, (now() at time zone coalesce(a.time_zone, 'UTC'))::date as today
      from study_plan p join account a on a.id = p.account_id
      where p.account_id = any(${ids}::bigint[]) and ${isReminded}
      order by p.account_id for update of p skip locked) d
    where s.account_id = d.account_id returning s.account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}
