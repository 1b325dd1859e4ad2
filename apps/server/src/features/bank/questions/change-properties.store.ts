import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface Properties {
  /** What is undefined stays. */
  category: number | null | undefined;
  difficulty: number | null | undefined;
}

export async function updateProperties(
  tx: Db,
  bankId: number,
  noes: readonly number[],
  { category, difficulty }: Properties,
): Promise<void> {
  const difficultyThen = difficulty === undefined ? sql`difficulty` : sql`${difficulty}::smallint`;
  const categoryThen = (column: 'category_no' | 'section_no') =>
    category === undefined ? sql.ref(column) : sql`${category}::smallint`;
  await sql`
    update exam_question set section_no = ${categoryThen('section_no')}, difficulty = ${difficultyThen}
    where exam_id = ${bankId} and no = any(${noes}::int[])`.execute(tx);
  await sql`
    update bank_question set category_no = ${categoryThen('category_no')}, difficulty = ${difficultyThen}
    where exam_id = ${bankId} and no = any(${noes}::int[])`.execute(tx);
}
