// What the command line asks the database.
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { Actor } from '../platform/session/actor.ts';

interface DatabaseState {
  version: number;
  seconds: number;
  can_create: boolean;
  /** Connections. */
  left: number;
}

export async function selectDatabaseState(db: Db): Promise<DatabaseState | null> {
  const { rows } = await sql<DatabaseState>`
    select current_setting('server_version_num')::int as version, extract(epoch from clock_timestamp())::float8 as seconds,
      has_schema_privilege('public', 'create') as can_create,
      current_setting('max_connections')::int - (select count(*)::int from pg_stat_activity) as left`.execute(db);
  return rows[0] ?? null;
}

export async function hasOperator(db: Db): Promise<boolean> {
  const { rows } = await sql`select from account where is_operator and not is_disabled limit 1`.execute(db);
  return rows.length > 0;
}

export async function findAuthor(db: Db, examId: number): Promise<Actor | null> {
  const { rows } = await sql<{ account_id: number; company_id: number | null }>`
    select account_id, company_id from exam where id = ${examId}`.execute(db);
  const [row] = rows;
  return row ? { accountId: row.account_id, company: row.company_id === null ? null : { id: row.company_id } } : null;
}

export async function findAccountId(db: Db, username: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from account where lower(username) = lower(${username})`.execute(db);
  return rows[0]?.id ?? null;
}
