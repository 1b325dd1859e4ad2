import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** One that the exam shows now. */
export async function findMaterial(
  db: Db,
  examId: number,
  materialId: number,
): Promise<{ main_id: number; main: string } | null> {
  const { rows } = await sql<{ main_id: number; main: string }>`
    select m.id as main_id, m.content as main from exam_material m
    where m.id = ${materialId}
      and exists (select from exam_question q where q.material_id = m.id and q.exam_id = ${examId})`.execute(db);
  return rows[0] ?? null;
}

/** For every question of the exam that it stands above. */
export async function replaceMaterial(tx: Db, examId: number, oldId: number, newId: number): Promise<void> {
  await sql`
    update exam_question set material_id = ${newId} where exam_id = ${examId} and material_id = ${oldId}`.execute(tx);
}

export async function placeMaterial(tx: Db, examId: number, no: number, materialId: number | null): Promise<void> {
  await sql`
    update exam_question set material_id = ${materialId}::bigint where exam_id = ${examId} and no = ${no}`.execute(tx);
}
