// Brings the database up to date. Several processes may start together, also behind a pooler that gives each transaction
// another connection: the lock is taken and released with the transaction that migrates, and cannot outlive it.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

const folder = join(import.meta.dirname, 'migrations');

/** Kysely's own migrator took the same one, and kept the same table: versions from then may run at the same time. */
const lockId = '3853314791062309107';

interface Migration {
  name: string;
  text: string;
}

/** All of them; or only some, for a restore of what an older version wrote. */
export async function migrate(db: Kysely<Tables>, only?: ReadonlySet<string>): Promise<void> {
  const known = await readMigrations();
  const migrations = only ? known.filter(({ name }) => only.has(name)) : known;
  try {
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
      const applied = await selectApplied(tx);
      refuseGaps(migrations, applied);
      for (const migration of migrations) if (!applied.has(migration.name)) await apply(tx, migration);
    });
  } catch (cause) {
    throw new Error('The database could not be brought up to date.', { cause });
  }
}

/** All of them for an empty database. */
export async function listPendingMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as is_there`.execute(db);
  const known = (await readMigrations()).map(({ name }) => name);
  if (!rows[0]?.is_there) return known;
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = new Set(applied.rows.map(({ name }) => name));
  return known.filter((name) => !names.has(name));
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.sql'.length),
      text: await readFile(join(folder, file), 'utf8'),
    })),
  );
}

async function selectApplied(tx: Db): Promise<Set<string>> {
  await sql`
    create table if not exists kysely_migration (name varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(
    tx,
  );
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(tx);
  return new Set(rows.map(({ name }) => name));
}

/** Later ones are those of a newer version, which runs beside this one while processes are replaced one by one. */
function refuseGaps(migrations: readonly Migration[], applied: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const last = migrations.at(-1)?.name ?? '';
  const foreign = [...applied].filter((name) => !known.has(name) && name < last);
  if (foreign.length > 0) throw new Error(`It knows migrations that this version does not: ${foreign.join(', ')}.`);
}

async function apply(tx: Db, { name, text }: Migration): Promise<void> {
  await sql.raw(text).execute(tx);
  await sql`insert into kysely_migration (name, "timestamp") values (${name}, ${new Date().toISOString()})`.execute(tx);
}
