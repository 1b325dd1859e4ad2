import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

let count = 0;

/** From now on the database refuses to do this with such a row, which it knows as `old` or, when one is inserted, `new`. */
export async function poison(
  db: Db,
  table: string,
  operation: 'insert' | 'update' | 'delete',
  condition: string,
): Promise<{ heal(): Promise<void> }> {
  const name = sql.table(`poison_${++count}`);
  await sql`
    create or replace function refuse_poisoned() returns trigger language plpgsql as
      $$ begin raise exception 'poisoned'; end $$`.execute(db);
  await sql`
    create trigger ${name} before ${sql.raw(operation)} on ${sql.table(table)}
    for each row when (${sql.raw(condition)}) execute function refuse_poisoned()`.execute(db);
  return {
    heal: async () => {
      await sql`drop trigger ${name} on ${sql.table(table)}`.execute(db);
    },
  };
}
