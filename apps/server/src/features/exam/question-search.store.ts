// Search in the questions of everything somebody may open. The tokens' index answers at a cost that grows with the
// number of matches, so it is asked for the newest contents first, and for more only while too few were found: a common
// word costs what a stretch of contents costs, a rare one what its few matches cost, however many questions there are.
import { examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isGuest, isOwn, isPublic } from './exam-access.ts';
import type { Asker } from './exam-access.ts';
import { questionColumns, questionJoins } from './exam-question.store.ts';
import type { QuestionRow } from './exam-question.store.ts';
import { inExamMark, isPersonalMark, isPublicMark, widerStretches } from './place-marks.ts';
import { matches } from './search-match.ts';
import type { SearchQuery } from './search-tokens.ts';

/** The contents found, the newest first: as many as there are, up to `max`. */
export async function selectHits(db: Db, asker: Asker, query: SearchQuery, max: number): Promise<number[]> {
  const { newestContentId, ownCount, guestExamIds } = await selectScope(db, asker);
  const stretches = widerStretches(newestContentId);
  const open = await selectNewest(db, query, max, stretches, {
    mark: isPublicMark(asker),
    isOpen: isPublic(asker),
  });
  const personal = await selectNewest(db, query, max, ownCount > fewQuestions ? stretches : [null], {
    mark: isPersonalMark(asker, guestExamIds),
    isOpen: sql<boolean>`(${isOwn(asker)} or ${isGuest(asker)}) and e.status <> ${sql.lit(examStatus.deleted)}`,
  });
  return [...new Set([...open, ...personal])].toSorted((a, b) => b - a).slice(0, max);
}

/** Links held beyond this number are not searched. */
const maxGuestExams = 200;
/** So many are found without going by stretches. */
const fewQuestions = 10_000;

interface Scope {
  newestContentId: number;
  ownCount: number;
  guestExamIds: number[];
}

async function selectScope(db: Db, { accountId }: Asker): Promise<Scope> {
  const { rows } = await sql<{ newest: number; own: number; guest_ids: string[] }>`
    select
      (select coalesce(max(id), 0) from question_content) as newest,
      (select coalesce(sum(questions_count), 0) from exam where account_id = ${accountId}) as own,
      array(
        select exam_id from exam_guest where account_id = ${accountId}
        order by created_at desc limit ${maxGuestExams}) as guest_ids`.execute(db);
  const [scope] = rows;
  return {
    newestContentId: scope?.newest ?? 0,
    ownCount: scope?.own ?? 0,
    guestExamIds: scope?.guest_ids.map(Number) ?? [],
  };
}

interface Circle {
  /** Which questions belong to it, as far as the index knows. */
  mark: string;
  /** Who may open exams is decided where it is always decided; the mark only says where to look. */
  isOpen: RawBuilder<boolean>;
}

async function selectNewest(
  db: Db,
  query: SearchQuery,
  max: number,
  stretches: readonly (string | null)[],
  { mark, isOpen }: Circle,
): Promise<number[]> {
  let contentIds: number[] = [];
  for (const stretch of stretches) {
    const marks = stretch === null ? [mark] : [mark, stretch];
    contentIds = await selectMarked(db, query, marks, isOpen, max);
    if (contentIds.length >= max) break;
  }
  return contentIds;
}

/**
 * Materialised, for in search of the first few in order the planner would rather walk through everything; and with an
 * offset, so that exams are looked up one by one instead of all being read.
 */
async function selectMarked(
  db: Db,
  query: SearchQuery,
  marks: readonly string[],
  isOpen: RawBuilder<boolean>,
  max: number,
): Promise<number[]> {
  const { rows } = await sql<{ content_id: number }>`
    with matched as materialized (
      select exam_id, content_id from exam_question where ${matches(sql`search`, query, marks)})
    select content_id from matched
    where exam_id in (
      select e.id from (select distinct exam_id from matched) m
      cross join lateral (select * from exam where id = m.exam_id offset 0) e
      where ${isOpen})
    order by content_id desc limit ${max}`.execute(db);
  return rows.map(({ content_id }) => content_id);
}

/** In one exam that has been found to be openable, in the order of its questions. */
export async function selectHitsInExam(db: Db, examId: number, query: SearchQuery, max: number): Promise<number[]> {
  const { rows } = await sql<{ content_id: number }>`
    with matched as materialized (
      select no, content_id from exam_question where ${matches(sql`search`, query, [inExamMark(examId)])})
    select content_id from matched order by no limit ${max}`.execute(db);
  return rows.map(({ content_id }) => content_id);
}

export interface FoundQuestion extends QuestionRow {
  exam_id: number;
  public_id: string;
  title: string;
}

/** In the order given. */
export async function selectFound(db: Db, contentIds: readonly number[]): Promise<FoundQuestion[]> {
  const { rows } = await sql<FoundQuestion>`
    select e.id as exam_id, e.public_id, e.title, ${questionColumns}
    from unnest(${contentIds}::bigint[]) with ordinality as h (content_id, place)
    join exam_question q on q.content_id = h.content_id
    join exam e on e.id = q.exam_id
    ${questionJoins}
    order by h.place`.execute(db);
  return rows;
}
