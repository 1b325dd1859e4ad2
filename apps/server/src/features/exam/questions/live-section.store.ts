import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface Section {
  no: number;
  title: string;
  description: string;
}

export async function upsertSection(tx: Db, examId: number, { no, title, description }: Section): Promise<void> {
  await sql`
    insert into exam_section (exam_id, no, title, description) values (${examId}, ${no}, ${title}, ${description})
    on conflict (exam_id, no) do update set title = excluded.title, description = excluded.description`.execute(tx);
}

/** Answers whether it was empty. Those after it hand their names and questions down, and the last number goes. */
export async function deleteSection(tx: Db, examId: number, no: number): Promise<boolean> {
  const { rows } = await sql`
    select from exam_question where exam_id = ${examId} and section_no = ${no} limit 1`.execute(tx);
  if (rows.length > 0) return false;
  await sql`
    update exam_question set section_no = section_no - 1
    where exam_id = ${examId} and section_no > ${no}`.execute(tx);
  await sql`
    update exam_section s set title = n.title, description = n.description
    from exam_section n where s.exam_id = ${examId} and s.no >= ${no} and n.exam_id = ${examId} and n.no = s.no + 1`.execute(
    tx,
  );
  await sql`
    delete from exam_section
    where exam_id = ${examId} and no = (select max(no) from exam_section where exam_id = ${examId})`.execute(tx);
  return true;
}
