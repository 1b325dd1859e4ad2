// Search in the questions of everything somebody may open. The tokens' index answers at a cost that grows with the
// number of matches, so it is asked for the newest contents first, and for more only while too few were found: a common
// word costs what a stretch of contents costs, a rare one what its few matches cost, however many questions there are.
import { examStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isOpenTo } from './exam-access.ts';
import type { Asker } from './exam-access.ts';
import { questionColumns, questionJoins } from './exam-question.store.ts';
import type { QuestionRow } from './exam-question.store.ts';
import { inExam, openMarks, widerStretches } from './place-marks.ts';

/** The contents found, the newest first: as many as there are, up to `max`. */
export async function selectHits(db: Db, asker: Asker, tsQuery: string, max: number): Promise<number[]> {
  const { newestContentId, guestExamIds } = await selectScope(db, asker);
  const terms = [`(${tsQuery})`, openMarks(asker, guestExamIds)];
  let contentIds: number[] = [];
  for (const stretch of widerStretches(newestContentId)) {
    contentIds = await selectHitsIn(db, asker, all(stretch === null ? terms : [...terms, stretch]), max);
    if (contentIds.length >= max) break;
  }
  return contentIds;
}

function all(terms: readonly string[]): string {
  return terms.join(' & ');
}

/** Links held beyond this number are not searched. */
const maxGuestExams = 200;

interface Scope {
  newestContentId: number;
  guestExamIds: number[];
}

async function selectScope(db: Db, { accountId }: Asker): Promise<Scope> {
  const { rows } = await sql<{ id: number }>`
    (select coalesce(max(id), 0) as id from question_content)
    union all
    (select exam_id from exam_guest where account_id = ${accountId} order by created_at desc limit ${maxGuestExams})`.execute(
    db,
  );
  const [newest, ...guests] = rows.map(({ id }) => id);
  return { newestContentId: newest ?? 0, guestExamIds: guests };
}

/**
 * The marks narrow down where to look; who may open what they found is decided once more where it is always decided.
 * Materialised, for in search of the first few in order the planner would rather walk through everything.
 */
async function selectHitsIn(db: Db, asker: Asker, tsQuery: string, max: number): Promise<number[]> {
  const { rows } = await sql<{ content_id: number }>`
    with matched as materialized (
      select exam_id, content_id from exam_question where search @@ ${tsQuery}::tsquery)
    select content_id from matched
    where exam_id in (
      select e.id from exam e
      where e.id in (select exam_id from matched) and e.status <> ${examStatus.deleted} and ${isOpenTo(asker)})
    order by content_id desc limit ${max}`.execute(db);
  return rows.map(({ content_id }) => content_id);
}

/** In one exam that has been found to be openable, in the order of its questions. */
export async function selectHitsInExam(db: Db, examId: number, tsQuery: string, max: number): Promise<number[]> {
  const { rows } = await sql<{ content_id: number }>`
    with matched as materialized (
      select no, content_id from exam_question
      where exam_id = ${examId} and search @@ ${all([`(${tsQuery})`, inExam(examId)])}::tsquery)
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
