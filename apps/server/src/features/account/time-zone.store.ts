import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** As it is written down; null for none. */
export async function selectZone(db: Db, accountId: number): Promise<string | null> {
  const { time_zone } = await db
    .selectFrom('account')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

export async function updateChosenZone(db: Db, accountId: number, timeZone: string): Promise<void> {
  await sql`
    update account set time_zone = ${timeZone}, is_time_zone_chosen = true where id = ${accountId}`.execute(db);
}

/** Unless they have chosen one. */
export async function updateFoundZone(db: Db, accountId: number, timeZone: string): Promise<void> {
  await sql`
    update account set time_zone = ${timeZone}
    where id = ${accountId} and not is_time_zone_chosen and time_zone is distinct from ${timeZone}`.execute(db);
}

/** To the database. */
export async function isZoneKnown(db: Db, timeZone: string): Promise<boolean> {
  const { rows } = await sql`select from pg_timezone_names where name = ${timeZone}`.execute(db);
  return rows.length > 0;
}
