import { setTimeout as wait } from 'node:timers/promises';
import type { RawBuilder } from 'kysely';
import type { TestApp } from './test-app.ts';

export interface HeldRows {
  /** Until so many requests stand in line for a lock. */
  waitFor(count: number): Promise<void>;
  release(): Promise<void>;
}

/** Keeps what `statement` locks, so that a test decides in which order requests meet. */
export async function holdRows({ db, services }: TestApp, statement: RawBuilder<unknown>): Promise<HeldRows> {
  const client = await services.pool.connect();
  const { sql, parameters } = statement.compile(db);
  await client.query('begin');
  await client.query(sql, [...parameters]);
  return {
    waitFor: async (count) => {
      for (;;) {
        // A transaction goes on seeing the activity that it saw first.
        await client.query('select pg_stat_clear_snapshot()');
        const { rows } = await client.query<{ count: number }>(
          `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        if ((rows[0]?.count ?? 0) >= count) return;
        await wait(10);
      }
    },
    release: async () => {
      await client.query('rollback');
      client.release();
    },
  };
}
