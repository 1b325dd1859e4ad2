// Words in the stems, options and notes of a bank.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { examMark, holdsWords } from '../../exam/questions/questions.ts';
import type { SearchQuery } from '../../question-text/question-text.ts';

/** So many of the newest are read word by word before the index is asked. */
const newest = 500;
/** A word that so many of them have is common: enough others are found by reading on. */
const common = 10;

/** The newest first, up to `max`. */
export async function selectNoesWith(
  db: Db,
  actor: Actor,
  bankId: number,
  { query, text }: { query: SearchQuery | null; text: string },
  max: number,
): Promise<number[]> {
  const noes = new Set<number>();
  if (query) for (const no of await selectWorded(db, bankId, query, max)) noes.add(no);
  for (const no of await selectNoted(db, actor, bankId, text, max)) noes.add(no);
  return [...noes].toSorted((a, b) => b - a).slice(0, max);
}

/** The index costs as much as a word has matches, reading as much as there is to read: takes the cheaper for this word. */
async function selectWorded(db: Db, bankId: number, query: SearchQuery, max: number): Promise<number[]> {
  const near = await readNewest(db, bankId, query, newest, max);
  if (near.length >= max) return near;
  if (near.length >= common) {
    const more = await readNewest(db, bankId, query, Math.ceil((1.5 * newest * max) / near.length), max);
    if (more.length >= max) return more;
  }
  const { rows } = await sql<{ no: number }>`
    with matched as materialized (
      select no from exam_question where ${holdsWords(sql`search`, query, examMark(bankId))})
    select no from matched order by no desc limit ${max}`.execute(db);
  return rows.map(({ no }) => no);
}

async function readNewest(
  db: Db,
  bankId: number,
  { exact }: SearchQuery,
  count: number,
  max: number,
): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    select q.no from (
      select no, search from exam_question where exam_id = ${bankId} order by no desc limit ${count}) q
    where ts_match_vq(q.search, ${exact}::tsquery) order by q.no desc limit ${max}`.execute(db);
  return rows.map(({ no }) => no);
}

async function selectNoted(db: Db, actor: Actor, bankId: number, text: string, max: number): Promise<number[]> {
  const words = text.split(/\s+/u).filter(Boolean);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const { rows } = await sql<{ no: number }>`
    select m.no from question_mark m
    where ${isOwnRow(actor, 'm')} and m.exam_id = ${bankId} and m.note is not null
      and m.note ilike all (${patterns}::text[])
    order by m.no desc limit ${max}`.execute(db);
  return rows.map(({ no }) => no);
}
