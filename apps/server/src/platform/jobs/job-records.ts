// What operators and /metrics see of the queue, read from pg-boss's own tables.
import type { Db } from 'pg-boss';

export const deadLetterQueue = 'dead-letters';

export interface Depth {
  /** Due, deferred, or between two attempts. */
  waiting: number;
  active: number;
  /** In the dead letters. */
  failed: number;
}

export interface DeadLetter {
  id: string;
  kind: string;
  payload: object;
  error: string;
  attempts: number;
  failedAt: Date;
}

export async function selectDepth<Kind extends string>(db: Db, kinds: readonly Kind[]): Promise<Record<Kind, Depth>> {
  const { rows }: { rows: { kind: Kind; state: string; count: number }[] } = await db.executeSql(
    `select name as kind, state::text, count(*)::int from pgboss.job
      where name = any($1) and state in ('created', 'retry', 'active') group by 1, 2
    union all
    select source_name, 'dead', count(*)::int from pgboss.job
      where name = $2 and source_name = any($1) and state in ('created', 'failed') group by 1, 2`,
    [kinds, deadLetterQueue],
  );
  const depth = Object.fromEntries(kinds.map((kind) => [kind, { waiting: 0, active: 0, failed: 0 }])) as Record<
    Kind,
    Depth
  >;
  for (const { kind, state, count } of rows) {
    const field = state === 'dead' ? 'failed' : state === 'active' ? 'active' : 'waiting';
    depth[kind][field] += count;
  }
  return depth;
}

/** The kinds that have something to do now. Every process asks all the time: each is looked for in the index of what waits. */
export async function selectDue<Kind extends string>(db: Db, kinds: readonly Kind[]): Promise<Kind[]> {
  const { rows }: { rows: { kind: Kind }[] } = await db.executeSql(
    `select k.kind from unnest($1::text[]) as k (kind)
    where exists (
      select from pgboss.job j
      where j.name = k.kind and j.state < 'active' and not j.blocked and j.start_after <= now())`,
    [kinds],
  );
  return rows.map(({ kind }) => kind);
}

export async function selectDeadLetters(db: Db, limit: number): Promise<DeadLetter[]> {
  const { rows }: { rows: DeadLetter[] } = await db.executeSql(
    `select id, source_name as kind, data as payload, coalesce(source_output->>'message', source_output::text, '') as error,
      source_retry_count + 1 as attempts, created_on as "failedAt"
    from pgboss.job where name = $1 and state in ('created', 'failed') order by created_on desc limit $2`,
    [deadLetterQueue, limit],
  );
  return rows;
}
