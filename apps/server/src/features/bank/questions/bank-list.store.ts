// Which questions of a bank a list shows. Every way to narrow it walks an index in the order of numbers, so that the first
// page of 100,000 costs what the first of 1,000 does.
import type { BankState } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isMarked } from '../../question/question.ts';

export interface BankFilter {
  /** Any of these; an empty list stands for those in no category. */
  categories?: readonly number[] | undefined;
  type?: number | undefined;
  difficulty?: number | undefined;
  /** An exam, or 0 for what the owner has written. */
  source?: number | undefined;
  state?: BankState | undefined;
  noes?: readonly number[] | undefined;
}

/** Of `bank_question b`. */
function fits(actor: Actor, bankId: number, filter: BankFilter): RawBuilder<boolean> {
  const { categories, type, difficulty, source, state, noes } = filter;
  const conditions = [
    sql<boolean>`b.exam_id = ${bankId}`,
    categories !== undefined && isIn(categories),
    type !== undefined && sql<boolean>`b.type = ${type}`,
    difficulty !== undefined && sql<boolean>`b.difficulty = ${difficulty}`,
    source !== undefined && isFrom(source),
    state !== undefined && hasState(actor, state),
    noes !== undefined && sql<boolean>`b.no = any(${noes}::int[])`,
  ].filter((condition) => condition !== false);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

function isIn(categories: readonly number[]): RawBuilder<boolean> {
  if (categories.length === 0) return sql<boolean>`b.category_no is null`;
  if (categories.length === 1) return sql<boolean>`b.category_no = ${categories[0]}`;
  return sql<boolean>`b.category_no = any(${categories}::smallint[])`;
}

function isFrom(source: number): RawBuilder<boolean> {
  return source === 0
    ? sql<boolean>`b.source_exam_id is null and b.source_content_id is null`
    : sql<boolean>`b.source_exam_id = ${source}`;
}

function hasState(actor: Actor, state: BankState): RawBuilder<boolean> {
  if (state === 'new') {
    return sql<boolean>`not exists (
      select from exam_question q join question_progress p
        on ${isOwnRow(actor, 'p')} and p.exam_id = q.exam_id and p.content_id = q.content_id and p.answered_count > 0
      where q.exam_id = b.exam_id and q.no = b.no)`;
  }
  return sql<boolean>`exists (
    select from question_mark m
    where ${isOwnRow(actor, 'm')} and m.exam_id = b.exam_id and m.no = b.no and ${isMarked[state]})`;
}

export interface BankPage {
  start: number;
  limit: number;
  newestFirst: boolean;
}

export async function selectListed(
  db: Db,
  actor: Actor,
  bankId: number,
  filter: BankFilter,
  { start, limit, newestFirst }: BankPage,
): Promise<number[]> {
  const order = newestFirst ? sql`b.no desc` : sql`b.no`;
  const { rows } = await sql<{ no: number }>`
    select b.no from bank_question b where ${fits(actor, bankId, filter)}
    order by ${order} offset ${start} limit ${limit}`.execute(db);
  return rows.map(({ no }) => no);
}

/** Up to `max`. */
export async function countListed(
  db: Db,
  actor: Actor,
  bankId: number,
  filter: BankFilter,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from bank_question b where ${fits(actor, bankId, filter)} limit ${max}) b`.execute(db);
  return rows[0]?.count ?? 0;
}
