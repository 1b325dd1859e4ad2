// Categories are the sections of the bank's exam, with a parent and a place among its children.
import type { BankCategory } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function selectCategories(db: Db, bankId: number): Promise<BankCategory[]> {
  const { rows } = await sql<BankCategory>`
    select no as id, parent_no as parent_id, title, order_no, questions_count from exam_section
    where exam_id = ${bankId} order by parent_no nulls first, order_no, no`.execute(db);
  return rows;
}

interface NewCategory {
  id: number;
  parent_id: number | null;
  title: string;
  order_no: number;
}

export async function insertCategory(tx: Db, bankId: number, category: NewCategory): Promise<void> {
  const { id, parent_id, title, order_no } = category;
  await sql`
    insert into exam_section (exam_id, no, parent_no, title, order_no)
    values (${bankId}, ${id}, ${parent_id}, ${title}, ${order_no})`.execute(tx);
  await sql`update bank set last_category_no = ${id} where exam_id = ${bankId}`.execute(tx);
  await sql`update exam set sections_count = sections_count + 1 where id = ${bankId}`.execute(tx);
}

export async function updateCategory(tx: Db, bankId: number, category: NewCategory): Promise<void> {
  const { id, parent_id, title, order_no } = category;
  await sql`
    update exam_section set parent_no = ${parent_id}, title = ${title}, order_no = ${order_no}
    where exam_id = ${bankId} and no = ${id}`.execute(tx);
}

export async function placeCategories(tx: Db, bankId: number, places: readonly NewCategory[]): Promise<void> {
  await sql`
    update exam_section s set parent_no = p.parent_no, order_no = p.order_no, title = p.title
    from unnest(
      ${places.map(({ id }) => id)}::smallint[], ${places.map(({ parent_id }) => parent_id)}::smallint[],
      ${places.map(({ order_no }) => order_no)}::int[], ${places.map(({ title }) => title)}::text[]) as p (no, parent_no, order_no, title)
    where s.exam_id = ${bankId} and s.no = p.no`.execute(tx);
}

/** All at once, so that none is missed by those below it. Their questions have gone elsewhere. */
export async function deleteCategories(tx: Db, bankId: number, ids: readonly number[]): Promise<void> {
  await sql`delete from exam_section where exam_id = ${bankId} and no = any(${ids}::smallint[])`.execute(tx);
  await sql`update exam set sections_count = sections_count - ${ids.length} where id = ${bankId}`.execute(tx);
}
