import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

interface Mapping {
  table: string;
  column: string;
}

/** The foreign keys to files. */
export async function selectMappings(db: Db): Promise<Mapping[]> {
  const { rows } = await sql<Mapping>`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'file'::regclass`.execute(db);
  return rows;
}

/** Files older than a day that none of these name. */
export async function selectUnmapped(db: Db, mappings: readonly Mapping[], limit: number): Promise<string[]> {
  const isUnmapped = mappings.map(
    ({ table, column }) => sql`not exists (select from ${sql.table(table)} m where m.${sql.ref(column)} = file.key)`,
  );
  const { rows } = await sql<{ key: string }>`
    select key from file
    where created_at < now() - interval '1 day' and ${sql.join(isUnmapped, sql` and `)}
    order by key limit ${limit}`.execute(db);
  return rows.map(({ key }) => key);
}
