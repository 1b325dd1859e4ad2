import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Of `exam_question q`: in any of these, or in none at all. */
export function isInCategories(categories: readonly number[] | null): RawBuilder<boolean> {
  return categories === null
    ? sql<boolean>`q.section_no is null`
    : sql<boolean>`q.section_no = any(${categories}::smallint[])`;
}

export async function selectPresent(db: Db, bankId: number, noes: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select no from exam_question where exam_id = ${bankId} and no = any(${noes}::int[]) order by no`.execute(db);
  return rows.map(({ no }) => no);
}

/** With what their owner made of them: a number that nobody asks any more must not stand in a list of wrong ones. */
export async function deleteWhere(tx: Db, bankId: number, which: RawBuilder<boolean>): Promise<void> {
  await sql`
    with gone as (delete from exam_question q where q.exam_id = ${bankId} and ${which} returning q.no)
    delete from question_mark m using gone where m.exam_id = ${bankId} and m.no = gone.no`.execute(tx);
}

export async function releaseWhere(tx: Db, bankId: number, categories: readonly number[]): Promise<number> {
  await sql`
    update bank_question set category_no = null
    where exam_id = ${bankId} and category_no = any(${categories}::smallint[])`.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    update exam_question q set section_no = null
    where q.exam_id = ${bankId} and ${isInCategories(categories)}`.execute(tx);
  return Number(numAffectedRows);
}
