import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{ mode: string }>`select current_setting('transaction_read_only') as mode`.execute(db);
  return rows[0]?.mode !== 'off';
}
