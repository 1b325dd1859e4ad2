// What is kept about the questions of a bank beside what every exam keeps.
import type { Difficulty, Question } from '@tiku/questions';
import { areVersions, comparedText } from '@tiku/questions/twins';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isOpenTo } from '../../exam/access/access.ts';

export interface KeptRow {
  no: number;
  difficulty: Difficulty | null;
  is_own: boolean;
  created_at: Date;
  source_exam_id: number | null;
  source_title: string | null;
  /** The caller may open it now. */
  is_source_open: boolean;
  /** Where the source asks what was taken; null where it does no more. */
  source_no: number | null;
  /** What its author has made of it since, under the number it was taken from. */
  newer_content_id: number | null;
}

export async function selectKept(db: Db, actor: Actor, bankId: number, noes: readonly number[]): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow & { taken: Question | null; newer: Question | null }>`
    select b.no, b.difficulty, b.is_own, b.created_at, b.source_exam_id,
      case when b.source_content_id is not null then coalesce(e.title, b.source_title) end as source_title,
      coalesce(e.id is not null and ${isOpenTo(actor)}, false) as is_source_open,
      t.no as source_no, n.id as newer_content_id, case when n.id is not null then o.content end as taken, n.content as newer
    from bank_question b
    left join exam e on e.id = b.source_exam_id
    left join lateral (
      select min(q.no) as no from exam_question q
      where q.exam_id = b.source_exam_id and q.content_id = b.source_content_id) t on true
    left join exam_question s on t.no is null and s.exam_id = b.source_exam_id and s.no = b.source_no
    left join question_content n on n.id = s.content_id and n.created_at > b.created_at
    left join question_content o on n.id is not null and o.id = b.source_content_id
    where b.exam_id = ${bankId} and b.no = any(${noes}::int[])`.execute(db);
  return rows.map(({ taken, newer, ...kept }) => {
    if (!isMended(taken, newer)) kept.newer_content_id = null;
    return kept;
  });
}

/** When an author arranges an exam, or asks something else, another question comes to stand under its number. */
function isMended(taken: Question | null, newer: Question | null): boolean {
  return taken !== null && newer !== null && areVersions(comparedText(taken), comparedText(newer));
}

export interface NewKept {
  no: number;
  category_no: number | null;
  type: number;
  difficulty: number | null;
  /** In hexadecimal digits. */
  content_hash: string;
}

/** What the owner has written. */
export async function insertWritten(tx: Db, bankId: number, questions: readonly NewKept[]): Promise<void> {
  await sql`
    insert into bank_question (exam_id, no, category_no, type, difficulty, content_hash, is_own)
    select ${bankId}, no, category_no, type, difficulty, decode(content_hash, 'hex'), true
    from unnest(
      ${questions.map(({ no }) => no)}::int[], ${questions.map(({ category_no }) => category_no)}::smallint[],
      ${questions.map(({ type }) => type)}::smallint[], ${questions.map(({ difficulty }) => difficulty)}::smallint[],
      ${questions.map(({ content_hash }) => content_hash)}::text[])
      as q (no, category_no, type, difficulty, content_hash)`.execute(tx);
}

interface Known {
  no: number;
  content_hash: Buffer;
  content_id: number;
}

/** The very same questions, key and all. Whether somebody may be told so depends on the keys they may see. */
export async function selectSame(db: Db, bankId: number, hashes: readonly Buffer[]): Promise<Known[]> {
  const digits = hashes.map((hash) => hash.toString('hex'));
  const { rows } = await sql<Known>`
    select b.no, b.content_hash, q.content_id from bank_question b join exam_question q on q.exam_id = b.exam_id and q.no = b.no
    where b.exam_id = ${bankId}
      and b.content_hash = any(array(select decode(h, 'hex') from unnest(${digits}::text[]) as h))
    order by b.no`.execute(db);
  return rows;
}

/** After its content was replaced by what its owner wrote. */
export async function updateWritten(tx: Db, bankId: number, { no, category_no, ...kept }: NewKept): Promise<void> {
  await sql`
    update exam_question set section_no = ${category_no} where exam_id = ${bankId} and no = ${no}`.execute(tx);
  await sql`
    update bank_question set category_no = ${category_no}, type = ${kept.type}, difficulty = ${kept.difficulty},
      content_hash = decode(${kept.content_hash}, 'hex'), is_own = true
    where exam_id = ${bankId} and no = ${no}`.execute(tx);
}

/** Files that a content showed go on being shown by the one that replaces it, by the names it was shown with. */
export async function carryFiles(tx: Db, bankId: number, no: number, oldContentId: number): Promise<void> {
  await sql`
    insert into content_file (content_id, name, file_key, alias)
    select q.content_id, n.name, f.file_key, f.alias
    from exam_question q
    join question_content c on c.id = q.content_id
    cross join lateral media_names(c.content::text) as n (name)
    join content_file f on f.content_id = ${oldContentId} and (f.name = n.name or f.alias = split_part(n.name, '.', 1))
    where q.exam_id = ${bankId} and q.no = ${no}
    on conflict do nothing`.execute(tx);
}
