import { limits } from '@tiku/contract';
import type { SwitchReason } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import type { JudgedSwitch } from './judge-switch.ts';

/** Those that count; none are where nobody counts them. */
export async function countSwitches(db: Db, { id, rules }: Pick<AttemptRow, 'id' | 'rules'>): Promise<number> {
  if (!rules || rules.max_switches === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*) from attempt_switch where attempt_id = ${id} and is_counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those told before are left as they were judged then. Beyond a number that nobody reaches by accident, none is kept. */
export async function insertSwitches(tx: Db, attemptId: number, judged: readonly JudgedSwitch[]): Promise<void> {
  if (judged.length === 0) return;
  await sql`
    insert into attempt_switch (attempt_id, seq, left_at, seconds, cause, is_counted, reason)
    select ${attemptId}, seq, left_at, seconds, cause, is_counted, reason
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as s (seq integer, left_at timestamptz, seconds integer, cause text, is_counted boolean, reason text)
    where (select count(*) from attempt_switch where attempt_id = ${attemptId}) < ${limits.switchesKept}
    order by seq on conflict do nothing`.execute(tx);
}

export interface SwitchRow {
  seq: number;
  is_counted: boolean;
  reason: SwitchReason | null;
}

export async function selectSwitches(db: Db, attemptId: number, seqs: readonly number[]): Promise<SwitchRow[]> {
  const { rows } = await sql<SwitchRow>`
    select seq, is_counted, reason from attempt_switch
    where attempt_id = ${attemptId} and seq = any(${seqs}::int[]) order by seq`.execute(db);
  return rows;
}
