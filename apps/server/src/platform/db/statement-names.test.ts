import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { openPool } from './pool.ts';
import { createStatementNames } from './statement-names.ts';

describe('a name', () => {
  it('is given to what comes again and again, always the same', () => {
    const names = createStatementNames();
    const given = Array.from({ length: 5 }, () => names.nameOf('select 1'));
    expect(given).toEqual([undefined, undefined, 's1', 's1', 's1']);
  });

  it('is not given to more statements than connections can keep in mind', () => {
    const names = createStatementNames();
    const given = Array.from({ length: 1000 }, (_, at) =>
      Array.from({ length: 3 }, () => names.nameOf(`select ${at}`)).at(-1),
    );
    expect(given.filter((name) => name !== undefined)).toHaveLength(400);
    expect(names.nameOf('select 0')).toBe('s1');
  });
});

describe('on a connection', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  function open() {
    const patience = { connection: 10_000, statement: 10_000 };
    return openPool({ ...database.connection, max: 1 }, patience, () => {}, createStatementNames());
  }

  async function listNames(pool: ReturnType<typeof open>): Promise<string[]> {
    const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements order by name');
    return rows.map(({ name }) => name);
  }

  it('PostgreSQL plans once what comes again and again', async () => {
    const pool = open();
    for (let use = 0; use < 6; use++) await pool.query('select $1::int', [use]);
    expect(await listNames(pool)).toEqual(['s1']);
    await pool.end();
  });

  it('a statement works again at once after a migration changed what it answers with', async () => {
    const pool = open();
    await pool.query('create table changing (id int)');
    const read = () => pool.query('select * from changing where id > $1', [0]);
    for (let use = 0; use < 6; use++) await read();
    await pool.query('alter table changing add note text');
    await expect(read()).rejects.toThrow('cached plan');
    expect((await read()).fields).toHaveLength(2);
    await pool.end();
  });

  it('a pooler that forgets names costs one statement, and no further names are given', async () => {
    const pool = open();
    const read = () => pool.query('select $1::int as value', [1]);
    for (let use = 0; use < 6; use++) await read();
    await pool.query('deallocate all');
    await expect(read()).rejects.toMatchObject({ code: '26000' });
    for (let use = 0; use < 6; use++) expect((await read()).rows).toEqual([{ value: 1 }]);
    expect(await listNames(pool)).toEqual([]);
    await pool.end();
  });
});
