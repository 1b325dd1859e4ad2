import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { AttemptRow } from '../attempt/attempt.store.ts';

/** Those that count; none are where nobody counts them. */
export async function countSwitches(db: Db, { id, rules }: Pick<AttemptRow, 'id' | 'rules'>): Promise<number> {
  if (!rules || rules.max_switches === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) from attempt_switch where attempt_id = ${id} and is_counted`.execute(db);
  return rows[0]?.count ?? 0;
}
