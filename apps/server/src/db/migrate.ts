import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Tables } from './tables.ts';

const folder = join(import.meta.dirname, 'migrations');

class SqlFiles implements MigrationProvider {
  async getMigrations(): Promise<Record<string, Migration>> {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
    const entries = names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(join(folder, name), 'utf8');
      return [name.slice(0, -'.sql'.length), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    });
    return Object.fromEntries(await Promise.all(entries));
  }
}

/** Brings the database up to date under a lock in it, so that several processes may start together. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: new SqlFiles() });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be brought up to date.', { cause: error });
}
