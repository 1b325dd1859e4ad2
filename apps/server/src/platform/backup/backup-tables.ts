// What a database consists of, as a backup writes it and a restore needs it.
import type pg from 'pg';

export interface BackupTable {
  name: string;
  columns: string[];
}

export interface Manifest {
  format: 1;
  created_at: string;
  migrations: string[];
  tables: BackupTable[];
  sequences: Record<string, string>;
}

const ownTables = `relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'`;

/** Without generated columns, which no statement may write. */
export async function selectTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where ${ownTables} group by relname order by relname`);
  return rows;
}

export async function selectMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** The next number of each, as text: they are larger than a number of JSON may be. */
export async function selectSequences(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Taken away while tables are filled in any order; to be given back afterwards, which checks every row. */
export async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return rows;
}

export async function addForeignKeys(client: pg.ClientBase, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
