// Numbers move when an author arranges an exam, contents do not: what somebody was asked is found again by its content.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/**
 * The number under which an exam asks now what it asked as `row.no`, of a row with `no` and `content_id`; null where it does no
 * more. The same in every word, most likely where it was, or at least by its stem: its author has mended it then.
 */
export function presentNumber(examId: number, row: string): RawBuilder<number | null> {
  const [no, contentId] = [sql.ref(`${row}.no`), sql.ref(`${row}.content_id`)];
  return sql<number | null>`coalesce(
    (select q.no from exam_question q where q.exam_id = ${examId} and q.no = ${no} and q.content_id = ${contentId}),
    (select min(q.no) from exam_question q where q.exam_id = ${examId} and q.content_id = ${contentId}),
    (select min(q.no) from exam_question q
      where q.exam_id = ${examId} and (select stem_hash from question_content where id = q.content_id)
        = (select stem_hash from question_content where id = ${contentId})))`;
}

/**
 * The exam's numbers stay as they are until the transaction ends: it waits for a request that is changing them. Answers whether
 * marks are still on their way to new ones.
 */
export async function holdNumbers(tx: Db, examId: number): Promise<boolean> {
  const { rows } = await sql<{ is_merging: boolean }>`
    select is_merging from exam where id = ${examId} for share`.execute(tx);
  return rows[0]?.is_merging ?? false;
}
