import type { Answer } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { FixedStatement } from '../../../platform/db/fixed-statement.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isAttemptOf } from '../history/own-attempts.ts';
import { isRunning, touch } from '../paper/attempt.store.ts';

export interface PlainSave {
  actor: Actor;
  attemptId: number;
  answers: readonly { no: number; seq: number; answer: Answer }[];
  /** That the person was at work since the save before. */
  countsTime: boolean;
}

export interface KeptSave {
  deadline: Date | null;
  server_time: Date;
  kept_count: number;
}

/**
 * Each attempt is looked up by its key, however many there are at once. One that somebody else holds is left out rather than
 * waited for: nobody else's save waits with it, and two processes can never wait for each other.
 */
const keep = new FixedStatement<KeptSave & { id: number }, { saves: string; answers: string }>(
  ({ saves, answers }) => sql`
    with held as (
      select h.id, h.deadline, s.counts_time
      from jsonb_to_recordset(${saves}::jsonb) as s (id bigint, account_id bigint, company_id bigint, counts_time boolean)
      cross join lateral (
        select a.id, a.deadline from attempt a where a.id = s.id and ${isAttemptOf('s')} and ${isRunning}
        for no key update of a skip locked) h),
    touched as (update attempt a set ${touch} where a.id = any (array(select h.id from held h where h.counts_time))),
    kept as (
      insert into answer as w (attempt_id, no, seq, answer)
      select h.id, k.no, k.seq, k.answer
      from jsonb_to_recordset(${answers}::jsonb) as k (id bigint, no integer, seq bigint, answer jsonb)
      join held h on h.id = k.id
      order by h.id, k.no
      on conflict (attempt_id, no) do update set seq = excluded.seq, answer = excluded.answer, saved_at = now()
      where w.seq < excluded.seq and w.shown_at is null
      returning attempt_id, no, seq, answer),
    logged as (
      insert into answer_log (attempt_id, no, seq, answer, outcome)
      select attempt_id, no, seq, answer, 'kept' from kept)
    select h.id, h.deadline, now() as server_time, coalesce(k.kept_count, 0) as kept_count
    from held h left join (select attempt_id, count(*) as kept_count from kept group by attempt_id) k on k.attempt_id = h.id`,
);

/**
 * Answers that do nothing but follow others, to attempts that differ, in one statement: each is kept and logged if it is newer than
 * what is there and its key was not shown. By attempt; left out is one that takes no answers, or that somebody else holds.
 */
export async function keepTogether(db: Db, saves: readonly PlainSave[]): Promise<ReadonlyMap<number, KeptSave>> {
  const rows = await keep.execute(db, {
    saves: JSON.stringify(
      saves.map(({ actor, attemptId, countsTime }) => ({
        id: attemptId,
        account_id: actor.accountId,
        company_id: actor.company?.id ?? null,
        counts_time: countsTime,
      })),
    ),
    answers: JSON.stringify(saves.flatMap(({ attemptId: id, answers }) => answers.map((each) => ({ id, ...each })))),
  });
  return new Map(rows.map((row) => [row.id, row]));
}
