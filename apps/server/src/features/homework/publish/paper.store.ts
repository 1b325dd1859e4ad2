// The paper of a homework: numbers of its own that point at the contents other exams ask, with scores of its own.
import { examKinds } from '@tiku/contract';
import type { QuestionType } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { updateSums } from '../../exam/paper/paper.ts';

export interface ChosenQuestion {
  exam_id: number;
  no: number;
  score: number;
  type: QuestionType;
  section_no: number | null;
  /** Of a bank: its owner wrote it themselves. */
  is_own: boolean;
}

interface Wanted {
  exam_id: number;
  no: number;
}

/** In the order given. Numbers that an exam does not have are left out. The categories of a bank are its owner's alone. */
export async function selectChosen(tx: Db, wanted: readonly Wanted[]): Promise<ChosenQuestion[]> {
  const { rows } = await sql<ChosenQuestion>`
    select q.exam_id, q.no, q.score, q.type, case when e.kind <> ${sql.lit(examKinds.bank)} then q.section_no end as section_no,
      coalesce(b.is_own, false) as is_own
    from unnest(${wanted.map(({ exam_id }) => exam_id)}::bigint[], ${wanted.map(({ no }) => no)}::int[])
      with ordinality as w (exam_id, no, place)
    join exam e on e.id = w.exam_id
    join exam_question q on q.exam_id = w.exam_id and q.no = w.no
    left join bank_question b on b.exam_id = q.exam_id and b.no = q.no
    order by w.place`.execute(tx);
  return rows;
}

/**
 * Sections as they come; the pictures of their descriptions come along. One whose questions are put apart stands once for each
 * run of them: people take a section for questions that follow one another.
 */
async function insertSections(
  tx: Db,
  examId: number,
  questions: readonly ChosenQuestion[],
): Promise<(number | null)[]> {
  const sources: { exam_id: number; no: number }[] = [];
  const places = questions.map(({ exam_id, section_no }, at) => {
    if (section_no === null) return null;
    const before = questions[at - 1];
    const goesOn = before?.exam_id === exam_id && before.section_no === section_no;
    return goesOn ? sources.length : sources.push({ exam_id, no: section_no });
  });
  const given = sql`
    unnest(${sources.map(({ exam_id }) => exam_id)}::bigint[], ${sources.map(({ no }) => no)}::smallint[])
      with ordinality as g (exam_id, no, place)
    join exam_section s on s.exam_id = g.exam_id and s.no = g.no`;
  await sql`
    insert into exam_section (exam_id, no, title, description)
    select ${examId}, g.place, s.title, s.description from ${given}`.execute(tx);
  await sql`
    insert into exam_file (exam_id, name, file_key, content_hash)
    select distinct on (f.name) ${examId}::bigint, f.name, f.file_key, f.content_hash
    from ${given} join exam_file f on f.exam_id = s.exam_id
    where f.name in (select media_names(s.description)) order by f.name, g.place`.execute(tx);
  return places;
}

/** For an exam that asks nothing at the moment. */
export async function insertPaperQuestions(
  tx: Db,
  examId: number,
  questions: readonly ChosenQuestion[],
): Promise<void> {
  const sections = await insertSections(tx, examId, questions);
  await sql`
    insert into exam_question (exam_id, no, content_id, section_no, material_id, type, score, difficulty, search)
    select e.id, c.place, q.content_id, c.section_no, q.material_id, q.type, c.score, q.difficulty,
      ts_delete(q.search, tsvector_to_array(place_marks(q.content_id, source))) || place_marks(q.content_id, e)
    from unnest(
      ${questions.map(({ exam_id }) => exam_id)}::bigint[], ${questions.map(({ no }) => no)}::int[],
      ${questions.map(({ score }) => score)}::numeric[], ${sections}::smallint[])
      with ordinality as c (exam_id, no, score, section_no, place)
    join exam_question q on q.exam_id = c.exam_id and q.no = c.no
    join exam source on source.id = c.exam_id
    cross join (select * from exam where id = ${examId}) e`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(distinct material_id) from exam_question where exam_id = ${examId}`.execute(tx);
  await updateSums(tx, examId, rows[0]?.count ?? 0);
}

/** What it has asked stays with those who were asked. */
export async function emptyPaper(tx: Db, examId: number): Promise<void> {
  await sql`delete from exam_question where exam_id = ${examId}`.execute(tx);
  await sql`delete from exam_section where exam_id = ${examId}`.execute(tx);
  await sql`delete from exam_file where exam_id = ${examId}`.execute(tx);
}

export async function updatePaper(
  tx: Db,
  examId: number,
  { title, allow_files }: { title: string; allow_files: boolean },
): Promise<void> {
  await tx.updateTable('exam').set({ title, allow_files }).where('id', '=', examId).execute();
}
