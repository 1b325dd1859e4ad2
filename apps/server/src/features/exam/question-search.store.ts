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
import { examMark, ownCircle, publicCircle, wholeCircle, widerStretches } from './place-marks.ts';
import type { Stretch } from './place-marks.ts';
import { holdsWords } from './search-match.ts';
import type { SearchQuery } from './search-tokens.ts';

/** The contents found, the newest first: as many as there are, up to `max`. */
export async function selectHits(db: Db, asker: Asker, query: SearchQuery, max: number): Promise<number[]> {
  const { newestContentId, ownCount, guestExamIds, frequencies } = await selectScope(db, asker, query.tokens);
  const sparing = { ...query, tokens: withoutCommon(query.tokens, frequencies) };
  const own = ownCircle(asker);
  const circles = [
    { stretches: widerStretches(publicCircle(asker), newestContentId), isOpen: isPublic(asker) },
    {
      stretches: ownCount > fewQuestions ? widerStretches(own, newestContentId) : [wholeCircle(own)],
      isOpen: sql<boolean>`${isOwn(asker)} and e.status <> ${sql.lit(examStatus.deleted)}`,
    },
    { stretches: guestExamIds.length === 0 ? [] : [inExams(guestExamIds)], isOpen: isGuest(asker) },
  ];
  const contentIds = new Set<number>();
  for (const circle of circles) for (const id of await selectNewest(db, sparing, max, circle)) contentIds.add(id);
  return [...contentIds].toSorted((a, b) => b - a).slice(0, max);
}

function inExams(examIds: readonly number[]): Stretch {
  return { mark: `(${examIds.map(examMark).join(' | ')})`, size: Infinity };
}

/** Links held beyond this number are not searched. */
const maxGuestExams = 200;
/** So many are found without going by stretches. */
const fewQuestions = 10_000;

/** A token in more of the questions than this costs the index more to go through than it saves. */
const common = 0.02;

/** What is left out here is asked of what the others find. One token must remain: the rarest. */
function withoutCommon(tokens: readonly string[], frequencies: Readonly<Record<string, number>>): string[] {
  const byRarity = tokens.toSorted((a, b) => (frequencies[a] ?? 0) - (frequencies[b] ?? 0));
  return byRarity.filter((token, at) => at === 0 || (frequencies[token] ?? 0) < common);
}

interface Scope {
  newestContentId: number;
  ownCount: number;
  guestExamIds: number[];
  /** Of the tokens that the database has counted among the common ones, in how many of the questions they are. */
  frequencies: Record<string, number>;
}

async function selectScope(db: Db, { accountId }: Asker, tokens: readonly string[]): Promise<Scope> {
  const { rows } = await sql<{ newest: number; own: number; guest_ids: string[]; frequencies: Record<string, number> }>`
    select
      (select coalesce(max(id), 0) from question_content) as newest,
      (select coalesce(sum(questions_count), 0) from exam where account_id = ${accountId}) as own,
      array(
        select exam_id from exam_guest where account_id = ${accountId}
        order by created_at desc limit ${maxGuestExams}) as guest_ids,
      (select coalesce(jsonb_object_agg(token, frequency), '{}')
        from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as counted (token, frequency)
        where schemaname = current_schema() and tablename = 'exam_question' and attname = 'search'
          and token = any(${tokens})) as frequencies`.execute(db);
  const [scope] = rows;
  return {
    newestContentId: scope?.newest ?? 0,
    ownCount: scope?.own ?? 0,
    guestExamIds: scope?.guest_ids.map(Number) ?? [],
    frequencies: scope?.frequencies ?? {},
  };
}

interface SearchCircle {
  /** Where to look, ever wider. */
  stretches: readonly Stretch[];
  /** Who may open what was found there is decided where it is always decided. */
  isOpen: RawBuilder<boolean>;
}

async function selectNewest(
  db: Db,
  query: SearchQuery,
  max: number,
  { stretches, isOpen }: SearchCircle,
): Promise<number[]> {
  let contentIds: number[] = [];
  let searched = Infinity;
  for (const { mark, size } of stretches) {
    // What few were found lets expect too few of a stretch only so much longer.
    const expected = (contentIds.length * size) / searched;
    if (expected > 0 && expected * 2 < max) continue;
    contentIds = await selectMarked(db, query, mark, isOpen, max);
    if (contentIds.length >= max) break;
    searched = size;
  }
  return contentIds;
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
  isOpen: RawBuilder<boolean>,
  max: number,
): Promise<number[]> {
  const { rows } = await sql<{ content_id: number }>`
    with matched as materialized (
      select exam_id, content_id from exam_question where ${holdsWords(sql`search`, query, mark)}),
    closed as materialized (
      select m.exam_id from (select distinct exam_id from matched) m
      cross join lateral (select * from exam where id = m.exam_id offset 0) e
      where (${isOpen}) is not true)
    select content_id from matched where exam_id not in (select exam_id from closed)
    order by content_id desc limit ${max}`.execute(db);
  return rows.map(({ content_id }) => content_id);
}

/** In one exam that has been found to be openable, in the order of its questions. */
export async function selectHitsInExam(db: Db, examId: number, query: SearchQuery, max: number): Promise<number[]> {
  const { rows } = await sql<{ content_id: number }>`
    with matched as materialized (
      select no, content_id from exam_question where ${holdsWords(sql`search`, query, examMark(examId))})
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
