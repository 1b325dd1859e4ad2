import type { PaperSection } from '@tiku/papers';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { DescribedQuestion } from '../../question-text/question-text.ts';

export async function insertSections(tx: Db, examId: number, sections: readonly PaperSection[]): Promise<void> {
  await sql`
    insert into exam_section (exam_id, no, title, description)
    select ${examId}, no, title, description
    from unnest(
      ${sections.map(({ title }) => title)}::text[], ${sections.map(({ description }) => description)}::text[])
      with ordinality as s (title, description, no)`.execute(tx);
}

/** Answers their ids, in the order given. */
export async function insertMaterials(tx: Db, materials: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with input as materialized (
      select nextval(pg_get_serial_sequence('exam_material', 'id')) as id, content, place
      from unnest(${materials}::text[]) with ordinality as m (content, place)),
    stored as (
      insert into exam_material (id, content) overriding system value select id, content from input)
    select id from input order by place`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface NewQuestion extends DescribedQuestion {
  no: number;
  section_no: number | null;
  material_id: number | null;
}

/** Large enough to cost few round trips, small enough for a message of a few megabytes and a statement of a second. */
const batchSize = 2_000;

export async function insertQuestions(tx: Db, examId: number, questions: readonly NewQuestion[]): Promise<void> {
  for (let start = 0; start < questions.length; start += batchSize) {
    await placeQuestions(tx, examId, tableOf(questions.slice(start, start + batchSize)));
  }
}

function tableOf(batch: readonly NewQuestion[]): RawBuilder<unknown> {
  const column = <K extends keyof NewQuestion>(name: K) => batch.map((question) => question[name]);
  return sql`
    select null::bigint as known_id, no, section_no, material_id, type, score, difficulty, content::jsonb as content,
      decode(content_hash, 'hex') as content_hash, decode(stem_hash, 'hex') as stem_hash, search
    from unnest(
      ${column('no')}::integer[], ${column('section_no')}::smallint[], ${column('material_id')}::bigint[],
      ${column('type')}::smallint[], ${column('score')}::numeric[], ${column('difficulty')}::smallint[],
      ${column('content')}::text[], ${column('content_hash')}::text[], ${column('stem_hash')}::text[],
      ${column('search')}::text[])
      as q (no, section_no, material_id, type, score, difficulty, content, content_hash, stem_hash, search)`;
}

/**
 * Contents, and the places that point at them, from a query with the columns above. Where it has a `known_id`, that
 * content of the exam is used again. Answers how many there were.
 */
export async function placeQuestions(tx: Db, examId: number, questions: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with input as materialized (
      select coalesce(known_id, nextval(pg_get_serial_sequence('question_content', 'id'))) as id, s.*
      from (${questions}) s),
    stored as (
      insert into question_content (id, type, content, content_hash, stem_hash) overriding system value
      select id, type, content, content_hash, stem_hash from input where known_id is null),
    place as materialized (select id, exam_circle(e) as circle from exam e where id = ${examId})
    insert into exam_question (exam_id, no, content_id, section_no, material_id, type, score, difficulty, search)
    select p.id, no, q.id, section_no, material_id, type, score, difficulty,
      q.search::tsvector || place_marks(q.id, p.id, p.circle)
    from input q, place p`.execute(tx);
  return Number(numAffectedRows);
}

/** What the exam and its sections say about the questions that have just been placed. */
export async function updateSums(tx: Db, examId: number, materialsCount: number): Promise<void> {
  await sql`
    update exam_section s set first_no = q.first_no, questions_count = q.count
    from (
      select section_no, min(no) as first_no, count(*) from exam_question where exam_id = ${examId} group by section_no) q
    where s.exam_id = ${examId} and s.no = q.section_no`.execute(tx);
  await sql`
    update exam set updated_at = now(), materials_count = ${materialsCount},
      questions_count = q.count, full_score = q.score,
      sections_count = (select count(*) from exam_section where exam_id = ${examId})
    from (select count(*), coalesce(sum(score), 0) as score from exam_question where exam_id = ${examId}) q
    where id = ${examId}`.execute(tx);
}

/** Until the transaction ends: ten thousand questions are sorted in memory, not on the disk to which others are saving. */
export async function sortInMemory(tx: Db): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(tx);
}
