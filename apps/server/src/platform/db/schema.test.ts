import { readFile } from 'node:fs/promises';
import { examKinds, practiceTypes } from '@tiku/contract';
import { questionTypes } from '@tiku/questions';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { runAlone } from '../../testing/test-postgres.ts';
import { openDatabase } from './database.ts';
import { describeSchema, describeTables } from './describe-schema.ts';
import { migrate } from './migrate.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const readHere = (name: string) => readFile(join(import.meta.dirname, name), 'utf8');

describe('the schema', () => {
  it('is what schema.sql says, so that a review sees every change (`npm run db:schema`)', async () => {
    expect(await describeSchema(test.pool)).toBe(await readHere('schema.sql'));
  });

  it('is what tables.ts tells the compiler', async () => {
    expect(await describeTables(test.pool)).toBe(await readHere('tables.ts'));
  });

  it.each([
    ['question_content', 'type', questionTypes],
    ['exam_import_item', 'type', questionTypes],
    ['practice', 'prac_type', practiceTypes],
    ['attempt', 'prac_type', practiceTypes],
    ['exam', 'kind', examKinds],
  ])('lets into %s.%s what the code knows, and nothing else', async (table, column, registry) => {
    const { rows } = await test.pool.query<{ check: string }>(
      `select pg_get_expr(conbin, conrelid) as check from pg_constraint
       where contype = 'c' and conrelid = $1::regclass and conkey = (
         select array[attnum] from pg_attribute where attrelid = $1::regclass and attname = $2)`,
      [table, column],
    );
    const { rows: accepted } = await test.pool.query<{ value: number }>(
      `select ${column} as value from generate_series(-50, 50) as v (${column}) where ${rows[0]?.check ?? 'false'}`,
    );
    expect(accepted.map(({ value }) => value)).toEqual(Object.values<number>(registry).toSorted((a, b) => a - b));
  });

  it('has an index behind every foreign key, so that no delete scans a table', async () => {
    const { rows } = await test.pool.query<{ constraint: string }>(`
      select conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) as constraint
      from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(rows).toEqual([]);
  });
});

const note = (name: string) => test.pool.query(`insert into kysely_migration values ($1, $2)`, [name, '2026-01-01']);
const forget = (name: string) => test.pool.query('delete from kysely_migration where name = $1', [name]);

describe('migrate', () => {
  it('lets four processes start together on an empty database', async () => {
    const name = `${test.connection.database}_together`;
    await runAlone(test.connection, `create database ${name}`);
    const connection: pg.PoolConfig = { ...test.connection, database: name };
    const databases = Array.from({ length: 4 }, () => openDatabase(connection, () => {}));
    await Promise.all(databases.map(({ db }) => migrate(db)));
    const { rows } = await databases[0]!.pool.query(
      'select name from kysely_migration group by name having count(*) > 1',
    );
    expect(rows).toEqual([]);
    await Promise.all(databases.map((database) => database.close()));
    await runAlone(test.connection, `drop database ${name}`);
  });

  it('starts an old version again beside a newer one that has migrated already', async () => {
    await note('9999_from_the_future');
    await expect(migrate(test.db)).resolves.toBeUndefined();
    await forget('9999_from_the_future');
  });

  it('leaves a database alone that somebody else has migrated, and holds no lock then', async () => {
    await note('0001_something_else');
    await expect(migrate(test.db)).rejects.toThrow('could not be brought up to date');
    await forget('0001_something_else');
    const { rows } = await test.pool.query(
      `select from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(rows).toEqual([]);
    await expect(migrate(test.db)).resolves.toBeUndefined();
  });
});
