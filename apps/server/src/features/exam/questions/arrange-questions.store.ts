// The places of an exam's questions: numbered from 1 without gaps, whatever is added, moved and taken out.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function selectPlaces(db: Db, examId: number): Promise<number[]> {
  const { rows } = await sql<{ content_id: number }>`
    select content_id from exam_question where exam_id = ${examId} order by no`.execute(db);
  return rows.map(({ content_id }) => content_id);
}

interface Rewrite {
  /** The numbers concerned. */
  from: number;
  to: number;
  /** From the old `no`; null takes the question out. */
  newNo: RawBuilder<number | null>;
  newSection?: RawBuilder<number | null>;
}

const columns = sql`content_id, material_id, type, score, difficulty, search, origin_no`;

/** Off the old numbers first and onto the new ones then, in one statement: two must not meet on a number on the way. */
async function rewritePlaces(tx: Db, examId: number, { from, to, newNo, newSection }: Rewrite): Promise<void> {
  await sql`
    with taken as (
      delete from exam_question q where q.exam_id = ${examId} and q.no between ${from} and ${to} returning q),
    old as materialized (select o.* from (select array_agg(q) as rows from taken) t, unnest(t.rows) as o)
    insert into exam_question (exam_id, no, section_no, ${columns})
    select exam_id, new_no, new_section_no, ${columns}
    from (
      select old.*, (${newNo})::integer as new_no, (${newSection ?? sql`section_no`})::smallint as new_section_no from old
    ) q
    where new_no is not null`.execute(tx);
}

export async function movePlace(
  tx: Db,
  examId: number,
  { no, toNo, sectionNo }: { no: number; toNo: number; sectionNo: number | null },
): Promise<void> {
  const step = no < toNo ? -1 : 1;
  await rewritePlaces(tx, examId, {
    from: Math.min(no, toNo),
    to: Math.max(no, toNo),
    newNo: sql`case when no = ${no} then ${toNo} else no + ${step} end`,
    newSection: sql`case when no = ${no} then ${sectionNo} else section_no end`,
  });
}

/** Room for one question at this number. */
export async function openPlace(tx: Db, examId: number, at: number): Promise<void> {
  await rewritePlaces(tx, examId, { from: at, to: lastNo, newNo: sql`no + 1` });
}

const lastNo = 2_147_483_647;

export async function dropPlaces(tx: Db, examId: number, noes: readonly number[]): Promise<void> {
  await rewritePlaces(tx, examId, {
    from: Math.min(...noes),
    to: lastNo,
    newNo: sql`case when no <> all(${noes}::integer[])
      then no - (select count(*) from unnest(${noes}::integer[]) as gone (gone_no) where gone_no < no) end`,
  });
}

/** The number that one more question of a section would take, were question `without` not there. */
export async function selectEndOfSection(
  db: Db,
  examId: number,
  sectionNo: number | null,
  without: number | null,
): Promise<number> {
  const { rows } = await sql<{ no: number }>`
    select coalesce(
      max(no) filter (where section_no is not distinct from ${sectionNo}::smallint) + 1,
      min(no) filter (where section_no > ${sectionNo}::smallint),
      max(no) + 1, 1) as no
    from exam_question where exam_id = ${examId} and no is distinct from ${without}::integer`.execute(db);
  const end = rows[0]?.no ?? 1;
  return without !== null && end > without ? end - 1 : end;
}

/** The very same question in the same section. */
export async function findSameQuestion(
  db: Db,
  examId: number,
  sectionNo: number | null,
  contentHash: Buffer,
): Promise<number | null> {
  const { rows } = await sql<{ no: number }>`
    select q.no from exam_question q join question_content c on c.id = q.content_id
    where q.exam_id = ${examId} and q.section_no is not distinct from ${sectionNo}::smallint
      and c.content_hash = ${contentHash}
    order by q.no limit 1`.execute(db);
  return rows[0]?.no ?? null;
}

/** What the exam and its sections say about the questions they have now. Answers when the exam was changed. */
export async function updateExamSums(tx: Db, examId: number): Promise<{ updated_at: Date; questions_count: number }> {
  await sql`
    update exam_section s set first_no = n.first_no, questions_count = n.count
    from (
      select s.no, min(q.no) as first_no, count(q.no)
      from exam_section s left join exam_question q on q.exam_id = s.exam_id and q.section_no = s.no
      where s.exam_id = ${examId} group by s.no) n
    where s.exam_id = ${examId} and s.no = n.no
      and (s.first_no, s.questions_count) is distinct from (n.first_no, n.count)`.execute(tx);
  const { rows } = await sql<{ updated_at: Date; questions_count: number }>`
    update exam set updated_at = clock_timestamp(), questions_count = q.count, full_score = q.score,
      materials_count = q.materials, sections_count = (select count(*) from exam_section where exam_id = ${examId})
    from (
      select count(*), coalesce(sum(score), 0) as score, count(distinct material_id) as materials
      from exam_question where exam_id = ${examId}) q
    where id = ${examId} returning updated_at, exam.questions_count`.execute(tx);
  const [sums] = rows;
  if (!sums) throw new Error(`exam ${examId} went away while it was held`);
  return sums;
}
