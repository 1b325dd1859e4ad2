// What stood in a bank before a change, for thirty days.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

type UndoKind = 'properties' | 'removal' | 'merge';

/** So many changes can be taken back; those before them are forgotten. */
const mostKept = 50;

/** Of questions whose category or difficulty is about to change. */
export async function noteProperties(tx: Db, bankId: number, noes: readonly number[]): Promise<number> {
  return insertUndo(
    tx,
    bankId,
    'properties',
    sql`select jsonb_build_object('no', b.no, 'category_no', b.category_no, 'difficulty', b.difficulty) as before
      from bank_question b where b.exam_id = ${bankId} and b.no = any(${noes}::int[])`,
  );
}

/** Of questions that are about to go, with what their owner made of them. */
export async function noteQuestions(
  tx: Db,
  bankId: number,
  kind: 'removal' | 'merge',
  noes: readonly number[],
): Promise<number> {
  return insertUndo(
    tx,
    bankId,
    kind,
    sql`select jsonb_build_object('question', to_jsonb(q), 'kept', to_jsonb(b), 'mark', to_jsonb(m)) as before
      from exam_question q
      join bank_question b on b.exam_id = q.exam_id and b.no = q.no
      left join question_mark m on m.exam_id = q.exam_id and m.no = q.no
      where q.exam_id = ${bankId} and q.no = any(${noes}::int[])`,
  );
}

async function insertUndo(tx: Db, bankId: number, kind: UndoKind, rows: ReturnType<typeof sql>): Promise<number> {
  const { rows: inserted } = await sql<{ id: number }>`
    insert into bank_undo (exam_id, kind, before)
    select ${bankId}, ${kind}, coalesce(jsonb_agg(r.before), '[]') from (${rows}) r returning id`.execute(tx);
  await sql`
    delete from bank_undo where exam_id = ${bankId} and id not in (
      select id from bank_undo where exam_id = ${bankId} order by id desc limit ${mostKept})`.execute(tx);
  return inserted[0]?.id ?? 0;
}

interface Undo {
  id: number;
  kind: UndoKind;
  count: number;
}

export async function findUndo(tx: Db, bankId: number, undoId: number): Promise<Undo | null> {
  const { rows } = await sql<Undo>`
    select id, kind, jsonb_array_length(before) as count from bank_undo
    where id = ${undoId} and exam_id = ${bankId} and expires_at > now()`.execute(tx);
  return rows[0] ?? null;
}

export async function deleteUndo(tx: Db, undoId: number): Promise<void> {
  await tx.deleteFrom('bank_undo').where('id', '=', undoId).execute();
}

/** Of `bank_undo u`: categories that are gone by now are none. */
const categoryThen = (name: string) => sql`(
  select s.no from exam_section s where s.exam_id = u.exam_id and s.no = ${sql.ref(name)})`;

/** Answers the numbers concerned. */
export async function selectNoesBefore(tx: Db, undoId: number): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select coalesce(r->>'no', r->'kept'->>'no')::int as no from bank_undo u, jsonb_array_elements(u.before) as r
    where u.id = ${undoId}`.execute(tx);
  return rows.map(({ no }) => no);
}

export async function restoreProperties(tx: Db, undoId: number): Promise<void> {
  const before = sql`
    bank_undo u, jsonb_to_recordset(u.before) as r (no integer, category_no smallint, difficulty smallint)
    where u.id = ${undoId}`;
  await sql`
    update exam_question q set section_no = ${categoryThen('r.category_no')}, difficulty = r.difficulty
    from ${before} and q.exam_id = u.exam_id and q.no = r.no`.execute(tx);
  await sql`
    update bank_question b set category_no = ${categoryThen('r.category_no')}, difficulty = r.difficulty
    from ${before} and b.exam_id = u.exam_id and b.no = r.no`.execute(tx);
}

/** Answers the numbers that are there again. */
export async function restoreQuestions(tx: Db, undoId: number): Promise<number[]> {
  const before = (part: string, table: string) => sql`
    bank_undo u, jsonb_array_elements(u.before) as r,
    jsonb_populate_record(null::${sql.table(table)}, r->${sql.lit(part)}) as p
    where u.id = ${undoId} and r->${sql.lit(part)} <> 'null'`;
  const { rows } = await sql<{ no: number }>`
    insert into exam_question (exam_id, no, content_id, section_no, material_id, type, score, difficulty, search)
    select p.exam_id, p.no, p.content_id, ${categoryThen('p.section_no')}, p.material_id, p.type, p.score, p.difficulty, p.search
    from ${before('question', 'exam_question')} on conflict do nothing returning no`.execute(tx);
  // Questions that came in meanwhile have not been compared with them.
  await sql`
    insert into bank_question
    select (jsonb_populate_record(p, jsonb_build_object(
      'bands', null, 'category_no', ${categoryThen('p.category_no')},
      'source_exam_id', (select e.id from exam e where e.id = p.source_exam_id)))).*
    from ${before('kept', 'bank_question')} on conflict do nothing`.execute(tx);
  await sql`
    insert into question_mark select p.* from ${before('mark', 'question_mark')} on conflict do nothing`.execute(tx);
  return rows.map(({ no }) => no);
}

/** Restores those of a question that took over the marks of another. */
export async function restoreMarks(tx: Db, undoId: number, bankId: number, no: number): Promise<void> {
  await sql`delete from question_mark where exam_id = ${bankId} and no = ${no}`.execute(tx);
  await sql`
    insert into question_mark
    select p.* from bank_undo u, jsonb_array_elements(u.before) as r, jsonb_populate_record(null::question_mark, r->'mark') as p
    where u.id = ${undoId} and r->'mark' <> 'null' and p.no = ${no}`.execute(tx);
}

/** Those that nobody can take back any more. */
export async function purgeBankUndo(db: Db): Promise<void> {
  await sql`delete from bank_undo where expires_at <= now()`.execute(db);
}
