import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The database's clock, which alone decides deadlines, withholding and expiry: processes have clocks of their own. What reads a row
 * anyway brings `now()` with it; this is for what does not.
 */
export async function selectTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database tells no time');
  return row.now;
}
