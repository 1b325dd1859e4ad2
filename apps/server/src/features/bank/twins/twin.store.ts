import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface LookedAt {
  no: number;
  content: Question;
}

/** Those that nobody has compared with the others yet. */
export async function selectUnlooked(db: Db, bankId: number, limit: number): Promise<LookedAt[]> {
  const { rows } = await sql<LookedAt>`
    select b.no, c.content from bank_question b
    join exam_question q on q.exam_id = b.exam_id and q.no = b.no
    join question_content c on c.id = q.content_id
    where b.exam_id = ${bankId} and b.bands is null order by b.no limit ${limit}`.execute(db);
  return rows;
}

export interface Banded {
  no: number;
  bands: readonly number[];
}

/** One row each, in one statement: arrays of arrays would have to be as long as each other. */
export async function updateBands(db: Db, bankId: number, banded: readonly Banded[]): Promise<void> {
  await sql`
    update bank_question b set bands = array(select jsonb_array_elements_text(r.bands)::int)
    from jsonb_to_recordset(${JSON.stringify(banded)}::jsonb) as r (no integer, bands jsonb)
    where b.exam_id = ${bankId} and b.no = r.no and b.bands is null`.execute(db);
}

export interface Candidate extends LookedAt {
  of: number;
}

/** What shares a band with each of these: arrays tell the planner how many they are, so that it reads no table whole for a few. */
export async function selectCandidates(db: Db, bankId: number, banded: readonly Banded[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select r.no as of, b.no, c.content
    from unnest(
      ${banded.map(({ no }) => no)}::int[], ${banded.map(({ bands }) => `{${bands.join()}}`)}::text[]) as r (no, bands)
    cross join lateral (
      select b.no from bank_question b
      where b.exam_id = ${bankId} and b.bands && r.bands::int[] and b.no <> r.no
      limit 200) b
    join exam_question q on q.exam_id = ${bankId} and q.no = b.no
    join question_content c on c.id = q.content_id`.execute(db);
  return rows;
}

export interface Pair {
  no: number;
  twin_no: number;
}

/** Those that are gone by now are left out. */
export async function insertTwins(db: Db, bankId: number, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into bank_twin (exam_id, no, twin_no)
    select ${bankId}, one.no, other.no
    from unnest(${pairs.map(({ no }) => no)}::int[], ${pairs.map(({ twin_no }) => twin_no)}::int[]) as p (no, twin_no)
    join bank_question one on one.exam_id = ${bankId} and one.no = p.no
    join bank_question other on other.exam_id = ${bankId} and other.no = p.twin_no
    on conflict do nothing`.execute(db);
}

/** Forgets those of a question that says something else from now on. */
export async function forgetTwins(tx: Db, bankId: number, no: number): Promise<void> {
  await sql`update bank_question set bands = null where exam_id = ${bankId} and no = ${no}`.execute(tx);
  await sql`
    delete from bank_twin where exam_id = ${bankId} and (no = ${no} or twin_no = ${no})`.execute(tx);
}

export async function selectTwins(db: Db, bankId: number, start: number, limit: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select no, twin_no from bank_twin where exam_id = ${bankId} and kept_at is null
    order by no desc, twin_no desc offset ${start} limit ${limit}`.execute(db);
  return rows;
}

export async function countTwins(db: Db, bankId: number, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from bank_twin where exam_id = ${bankId} and kept_at is null limit ${max}) t`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The numbers of those that are one with this. */
export async function selectTwinsOf(db: Db, bankId: number, noes: readonly number[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select no, twin_no from bank_twin where exam_id = ${bankId} and kept_at is null and no = any(${noes}::int[])
    union
    select no, twin_no from bank_twin where exam_id = ${bankId} and kept_at is null and twin_no = any(${noes}::int[])
    limit 100`.execute(db);
  return rows;
}

/** Answers whether they were a pair. */
export async function keepBoth(tx: Db, bankId: number, { no, twin_no }: Pair): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update bank_twin set kept_at = coalesce(kept_at, now())
    where exam_id = ${bankId} and no = ${no} and twin_no = ${twin_no}`.execute(tx);
  return numAffectedRows > 0n;
}

/** Left to be looked at. */
export async function hasUnlooked(db: Db, bankId: number): Promise<boolean> {
  const { rows } = await sql`
    select from bank_question where exam_id = ${bankId} and bands is null limit 1`.execute(db);
  return rows.length > 0;
}
