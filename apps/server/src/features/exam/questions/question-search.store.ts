// Search in the questions of everything somebody may open. The tokens' index answers at a cost that grows with the
// number of matches, so it is asked for the newest contents first, and for more only while too few were found: a common
// word costs what a stretch of contents costs, a rare one what its few matches cost, however many questions there are.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { SearchQuery } from '../../question-text/question-text.ts';
import { isListedFor, personalExams, publishersFor } from '../access/exam-access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { questionColumns, questionJoins } from './exam-question.store.ts';
import type { QuestionRow } from './exam-question.store.ts';
import { scorePlaced } from './placed-score.ts';
import { examMark, newestStretch, ownCircle, publicCircle, wholeCircle } from './place-marks.ts';
import type { Stretch } from './place-marks.ts';
import { holdsWords } from './search-match.ts';

/** A place in an exam. Others that point at the same content may not be for the same eyes. */
export interface Hit {
  exam_id: number;
  no: number;
  content_id: number;
}

/** The places found, the newest contents first: as many as there are, up to `max`. */
export async function selectHits(db: Db, actor: Actor, query: SearchQuery, max: number): Promise<Hit[]> {
  const isListed = isListedFor(actor);
  const hits = new Map<string, Hit>();
  for (const stretchOf of await selectCircles(db, actor)) {
    for (const hit of await selectNewest(db, query, max, stretchOf, isListed))
      hits.set(`${hit.exam_id} ${hit.no}`, hit);
  }
  return [...hits.values()].toSorted((a, b) => b.content_id - a.content_id).slice(0, max);
}

/** Where to look for the newest of so many contents. Whether what is found there may be opened is decided elsewhere. */
type StretchOf = (wanted: number) => Stretch;

/** So many are found without going by stretches. */
const fewQuestions = 10_000;
/** Of exams that are neither one's own nor public; so many marks at once cost the index little. */
const personal = { exams: 2_000, atOnce: 200 };

async function selectCircles(db: Db, actor: Actor): Promise<StretchOf[]> {
  const { newestContentId, ownCount, examIds } = await selectScope(db, actor);
  const own = ownCircle(actor);
  const circles: StretchOf[] = publishersFor(actor).map(
    (context) => (wanted) => newestStretch(publicCircle(context), newestContentId, wanted),
  );
  circles.push((wanted) => (ownCount > fewQuestions ? newestStretch(own, newestContentId, wanted) : wholeCircle(own)));
  for (let at = 0; at < examIds.length; at += personal.atOnce) {
    const mark = `(${examIds
      .slice(at, at + personal.atOnce)
      .map(examMark)
      .join(' | ')})`;
    circles.push(() => ({ mark, size: Infinity }));
  }
  return circles;
}

interface Scope {
  newestContentId: number;
  ownCount: number;
  examIds: number[];
}

async function selectScope(db: Db, actor: Actor): Promise<Scope> {
  const { rows } = await sql<{ newest: number; own: number; exam_ids: number[] }>`
    select
      (select coalesce(max(id), 0) from question_content) as newest,
      (select coalesce(sum(questions_count), 0) from exam where account_id = ${actor.accountId}) as own,
      array(${personalExams(actor, personal.exams)}) as exam_ids`.execute(db);
  const [scope] = rows;
  return { newestContentId: scope?.newest ?? 0, ownCount: scope?.own ?? 0, examIds: scope?.exam_ids ?? [] };
}

const firstWanted = 4_096;
/** No more at once: what the newest contents are about says little about the others. */
const growthAfterNone = 16;
const growthAfterSome = { least: 2, most: 64 };

async function selectNewest(
  db: Db,
  query: SearchQuery,
  max: number,
  stretchOf: StretchOf,
  isListed: RawBuilder<boolean>,
): Promise<Hit[]> {
  for (let wanted = firstWanted; ;) {
    const { mark, size } = stretchOf(wanted);
    const hits = await selectMarked(db, query, mark, isListed, max);
    if (hits.length >= max || size === Infinity) return hits;
    wanted = size * growthAfter(hits.length, max);
  }
}

/** As far as what was found lets expect enough, and somewhat further. */
function growthAfter(found: number, max: number): number {
  if (found === 0) return growthAfterNone;
  return Math.min(Math.max((1.5 * max) / found, growthAfterSome.least), growthAfterSome.most);
}

/**
 * Shaped to keep the planner from three mistakes: to walk through everything in search of the first few in order
 * (materialised), to read all exams instead of looking up the few concerned (the offset), and to compare each match
 * with each exam (not in, which it hashes).
 */
async function selectMarked(
  db: Db,
  query: SearchQuery,
  mark: string,
  isListed: RawBuilder<boolean>,
  max: number,
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with matched as materialized (
      select exam_id, no, content_id from exam_question where ${holdsWords(sql`search`, query, mark)}),
    closed as materialized (
      select m.exam_id from (select distinct exam_id from matched) m
      cross join lateral (select * from exam where id = m.exam_id offset 0) e
      where (${isListed}) is not true)
    select exam_id, no, content_id from matched where exam_id not in (select exam_id from closed)
    order by content_id desc limit ${max}`.execute(db);
  return rows;
}

/** In one exam that has been found to be openable, in the order of its questions. */
export async function selectHitsInExam(db: Db, examId: number, query: SearchQuery, max: number): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with matched as materialized (
      select exam_id, no, content_id from exam_question where ${holdsWords(sql`search`, query, examMark(examId))})
    select exam_id, no, content_id from matched order by no limit ${max}`.execute(db);
  return rows;
}

export interface FoundQuestion extends QuestionRow {
  exam_id: number;
  public_id: string;
  title: string;
}

/** In the order given. */
export async function selectFound(db: Db, hits: readonly Hit[]): Promise<FoundQuestion[]> {
  const { rows } = await sql<FoundQuestion>`
    select e.id as exam_id, e.public_id, e.title, ${questionColumns}
    from unnest(${hits.map((hit) => hit.exam_id)}::bigint[], ${hits.map((hit) => hit.no)}::int[])
      with ordinality as h (exam_id, no, place)
    join exam_question q on q.exam_id = h.exam_id and q.no = h.no
    join exam e on e.id = q.exam_id
    ${questionJoins}
    order by h.place`.execute(db);
  return scorePlaced(rows);
}
