import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';

export interface Offered {
  no: number;
  content_id: number;
  content_hash: Buffer;
}

export async function selectOffered(db: Db, examId: number, noes: readonly number[]): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select q.no, q.content_id, c.content_hash from exam_question q join question_content c on c.id = q.content_id
    where q.exam_id = ${examId} and q.no = any(${noes}::int[]) order by q.no`.execute(db);
  return rows;
}

export async function selectAllNoes(db: Db, examId: number): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select no from exam_question where exam_id = ${examId} order by no`.execute(db);
  return rows.map(({ no }) => no);
}

export async function selectOfSection(db: Db, examId: number, sectionNo: number): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select no from exam_question where exam_id = ${examId} and section_no = ${sectionNo} order by no`.execute(db);
  return rows.map(({ no }) => no);
}

/** Where a bank has these contents, by content: as it stands there, or as it was taken and edited since. */
export async function selectTaken(db: Db, bankId: number, contentIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ content_id: number; no: number }>`
    select q.content_id, min(q.no) as no from exam_question q
    where q.exam_id = ${bankId} and q.content_id = any(${contentIds}::bigint[]) group by q.content_id`.execute(db);
  return new Map(rows.map(({ content_id, no }) => [content_id, no]));
}

interface Source {
  id: number;
  title: string;
  isOwn: boolean;
  /** Nobody need know where it came from. */
  isForgotten: boolean;
}

/** Words without the marks of the place they come from. */
const words = sql`ts_delete(q.search, array(select w.lexeme from unnest(q.search) as w where w.lexeme like '=%'))`;

/** One statement, however many: nothing of what they say leaves the database. */
export async function insertTaken(
  tx: Db,
  bankId: number,
  source: Source,
  added: readonly { no: number; question_id: number }[],
  category: number | null,
): Promise<void> {
  await sql`
    with taken as materialized (
      select q.*, t.question_id, c.content_hash
      from unnest(${added.map(({ no }) => no)}::int[], ${added.map(({ question_id }) => question_id)}::int[])
        as t (no, question_id)
      join exam_question q on q.exam_id = ${source.id} and q.no = t.no
      join question_content c on c.id = q.content_id),
    kept as (
      insert into bank_question
        (exam_id, no, category_no, type, difficulty, source_exam_id, source_no, source_content_id, source_title,
          content_hash, is_own)
      select ${bankId}, q.question_id, ${category}::smallint, q.type, q.difficulty, s.exam_id,
        case when s.exam_id is not null then q.no end, case when s.exam_id is not null then q.content_id end, s.title,
        q.content_hash, ${source.isOwn}
      from taken q, (
        select ${source.isForgotten ? null : source.id}::bigint, ${source.isForgotten ? null : source.title}::text) s (exam_id, title))
    insert into exam_question (exam_id, no, content_id, section_no, material_id, type, score, difficulty, search)
    select e.id, q.question_id, q.content_id, ${category}::smallint, q.material_id, q.type, q.score, q.difficulty,
      ${words} || place_marks(q.content_id, e)
    from taken q, exam e where e.id = ${bankId}`.execute(tx);
}

/** Keys that were shown where these come from have been seen. */
export async function carrySeen(tx: Db, { accountId }: Actor, bankId: number, noes: readonly number[]): Promise<void> {
  await sql`
    insert into question_progress as known (account_id, company_id, exam_id, content_id, seen_at)
    select distinct on (q.content_id) ${accountId}::bigint, null::bigint, q.exam_id, q.content_id, p.seen_at
    from exam_question q
    join bank_question b on b.exam_id = q.exam_id and b.no = q.no
    join question_progress p on p.account_id = ${accountId} and p.company_id is null and p.exam_id = b.source_exam_id
      and p.content_id = q.content_id and p.seen_at is not null
    where q.exam_id = ${bankId} and q.no = any(${noes}::int[])
    on conflict on constraint question_progress_key do update set
      seen_at = coalesce(known.seen_at, excluded.seen_at)`.execute(tx);
}

/** What the source asks under the number it was taken from. */
export async function takeOver(tx: Db, bankId: number, no: number, isOwn: boolean): Promise<void> {
  await sql`
    with source as (
      select q.*, c.content_hash from bank_question b
      join exam_question q on q.exam_id = b.source_exam_id and q.no = b.source_no
      join question_content c on c.id = q.content_id
      where b.exam_id = ${bankId} and b.no = ${no}),
    kept as (
      update bank_question b set source_content_id = q.content_id, content_hash = q.content_hash, type = q.type,
        difficulty = q.difficulty, is_own = ${isOwn}
      from source q where b.exam_id = ${bankId} and b.no = ${no})
    update exam_question t set content_id = q.content_id, material_id = q.material_id, type = q.type, score = q.score,
      difficulty = q.difficulty, search = ${words} || place_marks(q.content_id, e)
    from source q, exam e where e.id = ${bankId} and t.exam_id = ${bankId} and t.no = ${no}`.execute(tx);
}
