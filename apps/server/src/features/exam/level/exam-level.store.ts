import type { ExamLevel } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

const columns = sql`no, title, sel_q_c, sel_m, ans_m, rank_m, l_du, q_du, l_rule`;

export async function selectLevels(db: Db, examId: number): Promise<ExamLevel[]> {
  const { rows } = await sql<ExamLevel>`
    select ${columns} from exam_level where exam_id = ${examId} order by no`.execute(db);
  return rows;
}

export async function upsertLevel(tx: Db, examId: number, level: ExamLevel): Promise<void> {
  const row = { ...level, l_rule: JSON.stringify(level.l_rule) };
  await tx
    .insertInto('exam_level')
    .values({ exam_id: examId, ...row })
    .onConflict((conflict) => conflict.columns(['exam_id', 'no']).doUpdateSet(row))
    .execute();
  await updateCount(tx, examId);
}

/** Answers whether there was one. */
export async function deleteLevel(tx: Db, examId: number, no: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('exam_level')
    .where('exam_id', '=', examId)
    .where('no', '=', no)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  // One by one from below: two levels must not meet on a number on the way.
  const { rows } = await sql<{ no: number }>`
    select no from exam_level where exam_id = ${examId} and no > ${no} order by no`.execute(tx);
  for (const level of rows) {
    await sql`update exam_level set no = no - 1 where exam_id = ${examId} and no = ${level.no}`.execute(tx);
  }
  await updateCount(tx, examId);
  return true;
}

async function updateCount(tx: Db, examId: number): Promise<void> {
  await sql`
    update exam set updated_at = now(),
      levels_count = (select count(*) from exam_level where exam_id = ${examId})
    where id = ${examId}`.execute(tx);
}
