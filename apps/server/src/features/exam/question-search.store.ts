// Search in the questions of everything somebody may open. The tokens' index answers at a cost that grows with the
// number of matches, so it is asked for the newest contents first, and for more only while too few were found: a common
// word costs what a stretch of contents costs, a rare one what its few matches cost, however many questions there are.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isOpenTo } from './exam-access.ts';
import type { Asker } from './exam-access.ts';
import { questionColumns, questionJoins } from './exam-question.store.ts';
import type { QuestionRow } from './exam-question.store.ts';
import { byAuthor, inCompany, inExam, widerStretches } from './place-marks.ts';

/** Matches looked at in the last and widest step: a common word in a house where almost everything is private. */
const maxMatches = 50_000;

export interface Hits {
  /** The newest contents first. */
  contentIds: number[];
  /** There may be more in older exams than were looked at. */
  isPartial: boolean;
}

export async function selectHits(db: Db, asker: Asker, tsQuery: string, max: number): Promise<Hits> {
  const words = [`(${tsQuery})`, inCompany(asker)];
  let hits: Hits = { contentIds: [], isPartial: false };
  for (const stretch of widerStretches(await selectNewestContentId(db))) {
    hits = await selectHitsIn(db, asker, all([...words, stretch]), max);
    if (hits.contentIds.length >= max) break;
  }
  if (!hits.isPartial) return hits;
  // Whatever was not reached, nobody misses questions of their own.
  const own = await selectHitsIn(db, asker, all([...words, byAuthor(asker.accountId)]), max);
  const ids = new Set([...hits.contentIds, ...own.contentIds]);
  return { contentIds: [...ids].toSorted((a, b) => b - a).slice(0, max), isPartial: true };
}

function all(terms: readonly (string | null)[]): string {
  return terms.filter((term) => term !== null).join(' & ');
}

async function selectNewestContentId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from question_content`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Materialised, for in search of the first few in order the planner would rather walk through everything. */
async function selectHitsIn(db: Db, asker: Asker, tsQuery: string, max: number): Promise<Hits> {
  const { rows } = await sql<{ content_id: number | null; matches: number }>`
    with matched as materialized (
      select exam_id, content_id from exam_question where search @@ ${tsQuery}::tsquery limit ${maxMatches}),
    open as materialized (
      select e.id from exam e where e.id in (select exam_id from matched) and e.status <> 9 and ${isOpenTo(asker)})
    select found.content_id, (select count(*) from matched) as matches
    from (values (1)) as always left join lateral (
      select content_id from matched where exam_id in (select id from open)
      order by content_id desc limit ${max}) as found on true`.execute(db);
  return {
    contentIds: rows.flatMap(({ content_id }) => (content_id === null ? [] : [content_id])),
    isPartial: (rows[0]?.matches ?? 0) >= maxMatches,
  };
}

/** In one exam that has been found to be openable, in the order of its questions. */
export async function selectHitsInExam(db: Db, examId: number, tsQuery: string, max: number): Promise<Hits> {
  const { rows } = await sql<{ content_id: number }>`
    with matched as materialized (
      select no, content_id from exam_question
      where exam_id = ${examId} and search @@ ${all([`(${tsQuery})`, inExam(examId)])}::tsquery)
    select content_id from matched order by no limit ${max}`.execute(db);
  return { contentIds: rows.map(({ content_id }) => content_id), isPartial: false };
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
