// The exams in which somebody has marked questions.
import type { markedExamOrders } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import { examColumns } from '../exam/exam.ts';
import { holdsWords } from '../exam/questions/questions.ts';
import { isOpenTo } from '../exam/access/access.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { ExamRow } from '../exam/exam.ts';
import type { SearchQuery } from '../question-text/question-text.ts';
import { isMarked } from './mark.store.ts';
import type { MarkKind } from './mark.store.ts';

type Listed = Exclude<MarkKind, 'mastered'>;

const times: Record<Listed, RawBuilder<unknown>> = {
  wrong: sql`m.wrong_at`,
  favorited: sql`m.favorited_at`,
  noted: sql`m.noted_at`,
};

const orders: Record<(typeof markedExamOrders)[number], RawBuilder<unknown>> = {
  recent: sql`marked_at desc, e.id desc`,
  count: sql`marked_count desc, e.id desc`,
  title: sql`e.title collate natural_order, e.id`,
};

export interface MarkedExamQuery {
  kind: Listed;
  order: (typeof markedExamOrders)[number];
  words: SearchQuery | null;
  start: number;
  limit: number;
  withTotal: boolean;
}

export interface MarkedExamRow extends ExamRow {
  marked_count: number;
  marked_at: Date;
}

/** From the partial index of the kind: nothing is read but what is marked. */
export async function selectMarkedExams(
  db: Db,
  actor: Actor,
  query: MarkedExamQuery,
): Promise<{ rows: MarkedExamRow[]; total: number }> {
  const { kind, order, words, start, limit } = query;
  const holds = words === null ? sql<boolean>`true` : holdsWords(sql`e.search`, words);
  const marked = sql`
    (select m.exam_id, count(*) as marked_count, max(${times[kind]}) as marked_at from question_mark m
      where ${isOwnRow(actor, 'm')} and ${isMarked[kind]} group by m.exam_id) m
    join exam e on e.id = m.exam_id where ${isOpenTo(actor)} and ${holds}`;
  const { rows } = await sql<MarkedExamRow>`
    select ${examColumns(actor)}, e.marked_count, e.marked_at
    from (select e.*, m.marked_count, m.marked_at from ${marked} order by ${orders[order]} offset ${start} limit ${limit}) e
    join account a on a.id = e.account_id
    order by ${orders[order]}`.execute(db);
  return { rows, total: query.withTotal ? await countAll(db, marked) : 0 };
}

async function countAll(db: Db, marked: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${marked}`.execute(db);
  return rows[0]?.count ?? 0;
}
