// Words in the stems, options and notes of a bank.
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { isOwnRow } from '../../../db/own-rows.ts';
import type { Actor } from '../../../http/actor.ts';
import { examMark, holdsWords } from '../../exam/questions/questions.ts';
import type { SearchQuery } from '../../question-text/question-text.ts';

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

async function selectWorded(db: Db, bankId: number, query: SearchQuery, max: number): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`
    with matched as materialized (
      select no from exam_question where ${holdsWords(sql`search`, query, examMark(bankId))})
    select no from matched order by no desc limit ${max}`.execute(db);
  return rows.map(({ no }) => no);
}

async function selectNoted(db: Db, actor: Actor, bankId: number, text: string, max: number): Promise<number[]> {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean);
  const { rows } = await sql<{ no: number }>`
    select m.no from question_mark m
    where ${isOwnRow(actor, 'm')} and m.exam_id = ${bankId} and m.note is not null
      and (select bool_and(position(w in lower(m.note)) > 0) from unnest(${words}::text[]) as w)
    order by m.no desc limit ${max}`.execute(db);
  return rows.map(({ no }) => no);
}
