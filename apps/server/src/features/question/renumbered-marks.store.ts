// Marks follow their questions when an exam is asked under other numbers.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** With marks that may have to move or to come back. */
export async function selectMarkedAccounts(db: Db, examId: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from question_mark where exam_id = ${examId}
    union select account_id from question_mark_aside where exam_id = ${examId}
    order by account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

const marks = sql`wrong_at, wrong_count, favorited_at, mastered_at, note, noted_at, highlights, updated_at`;

/** Off the old numbers first and onto the new ones then, all in one statement; what is asked no more goes aside. */
export async function moveMarks(tx: Db, examId: number, accountIds: readonly number[]): Promise<void> {
  await sql`
    with places as materialized (
      select p.old_no, p.new_no, p.content_id
      from exam_merge m, unnest(m.content_ids, m.new_nos) with ordinality as p (content_id, new_no, old_no)
      where m.exam_id = ${examId}),
    taken as (
      delete from question_mark q where q.exam_id = ${examId} and q.account_id = any(${accountIds}) returning q),
    old as materialized (select o.* from (select array_agg(q) as rows from taken) t, unnest(t.rows) as o),
    aside as (
      insert into question_mark_aside (account_id, company_id, exam_id, content_id, ${marks})
      select account_id, company_id, exam_id, content_id, ${marks} from old join places on no = old_no where new_no is null
      on conflict do nothing)
    insert into question_mark (account_id, company_id, exam_id, no, ${marks})
    select account_id, company_id, exam_id, new_no, ${marks} from old join places on no = old_no where new_no is not null`.execute(
    tx,
  );
}

/** Of questions that are asked again. */
export async function bringBackMarks(tx: Db, examId: number, accountIds: readonly number[]): Promise<void> {
  await sql`
    with back as (
      delete from question_mark_aside a using exam_question q
      where a.exam_id = ${examId} and a.account_id = any(${accountIds}) and a.expires_at > now()
        and q.exam_id = a.exam_id and q.content_id = a.content_id
      returning a.*, q.no)
    insert into question_mark (account_id, company_id, exam_id, no, ${marks})
    select account_id, company_id, exam_id, no, ${marks} from back on conflict do nothing`.execute(tx);
}

export async function purgeMarksAside(db: Db): Promise<void> {
  await sql`delete from question_mark_aside where expires_at <= now()`.execute(db);
}
