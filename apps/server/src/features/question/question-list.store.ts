import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';

/** What was never wrong does not become so. Answers how many came back. */
export async function restoreWrong(db: Db, actor: Actor, examId: number, noes: readonly number[]): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update question_mark m set wrong_at = now(), updated_at = now()
    where ${isOwnRow(actor, 'm')} and m.exam_id = ${examId} and m.no = any(${noes}::int[])
      and m.wrong_at is null and m.wrong_count > 0`.execute(db);
  return Number(numAffectedRows);
}
