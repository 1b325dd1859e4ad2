// Answers that people mark: those of a paper, or those to a question, where those that are alike are one.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isOwnPaper } from '../access/access.ts';
import { isCompleting } from './is-completing.ts';
import type { MarkedHomework } from './marked-homework.store.ts';
import {
  answersToMark,
  effectiveScore,
  hiddenOrder,
  isForMarkers,
  isForPeople,
  isUnmarked,
  nameOf,
} from './paper-list.store.ts';
import { isReadableAttempt } from '../../attempt/attempt.ts';

export interface AnswerMarkRow {
  no: number;
  place: number;
  is_unmarked: Present<boolean>;
  answer: Present<{ text: string; files: string[] }>;
  answer_id: number;
  user_id: number;
  name: string;
  round: Present<number>;
  is_completed: boolean;
  m_s: number | null;
  m_c: string;
  criteria: number[];
  adjustment: number | null;
  version: number;
  marker_id: number | null;
  marker_name: string | null;
  marked_at: Date | null;
}

/** Of `homework_mark k`, which may not be there, and the person who gave it. */
const markDetails = sql`
  coalesce(k.comment, '') as m_c, coalesce(k.criteria, '{}') as criteria, k.adjustment, coalesce(k.version, 0) as version, k.account_id as marker_id,
  coalesce(nullif(km.alias, ''), ku.name) as marker_name, k.marked_at`;

export const markColumns = sql`k.score as m_s, ${markDetails}`;

export function markerJoins(groupId: number): RawBuilder<unknown> {
  return sql`
    left join account ku on ku.id = k.account_id
    left join group_member km on km.group_id = ${groupId} and km.account_id = k.account_id`;
}

const columns = sql`
  w.no, w.answer, a.id as answer_id, a.account_id as user_id, ${nameOf} as name, a.round,
  not a.awaits_marks or ${isCompleting} as is_completed, ${isUnmarked} as is_unmarked, ${effectiveScore} as m_s,
  ${markDetails}`;

function peopleJoins(groupId: number): RawBuilder<unknown> {
  return sql`
    join account u on u.id = a.account_id
    left join group_member m on m.group_id = ${groupId} and m.account_id = a.account_id
    ${markerJoins(groupId)}`;
}

/** The paper that is named, or the last of this person. */
export async function selectAnswersOf(
  db: Db,
  { id, group_id }: MarkedHomework,
  { userId, answerId }: { userId: number | undefined; answerId: number | undefined },
): Promise<AnswerMarkRow[]> {
  const isNamed = sql`
    ${userId === undefined ? sql`true` : sql`a.account_id = ${userId}`}
    and ${answerId === undefined ? sql`true` : sql`a.id = ${answerId}`}`;
  const { rows } = await sql<AnswerMarkRow>`
    select row_number() over (order by w.no) as place, ${columns}
    from (select * from attempt a where ${isForMarkers(id)} and ${isNamed} order by a.round desc limit 1) a
    join ${answersToMark} on ${isForPeople}
    ${peopleJoins(group_id)} order by w.no`.execute(db);
  return rows;
}

/** Equal but for width, case and space; an answer with files is like no other. */
const likeness = sql`
  case when jsonb_array_length(w.answer->'files') = 0
    then md5(btrim(regexp_replace(folded(w.answer->>'text'), '\\s+', ' ', 'g'))) else w.attempt_id::text end`;

/** As far as the actor marks them. */
const answersTo = (actor: Actor, homeworkId: number, no: number) => sql`
  attempt a join ${answersToMark} on ${isForPeople}
  where ${isForMarkers(homeworkId)} and w.no = ${no} and not ${isOwnPaper(actor)}`;

export interface WantedAnswers {
  no: number;
  start: number;
  limit: number;
  is_unmarked: boolean;
  names_hidden: boolean;
}

/**
 * The largest groups first: their marks go furthest. The rows of a group follow one another. Places count all of them, so
 * that who goes on among the unmarked misses none while they become fewer.
 */
export async function selectAnswersTo(
  db: Db,
  actor: Actor,
  { id, group_id }: MarkedHomework,
  { no, start, limit, is_unmarked, names_hidden }: WantedAnswers,
): Promise<AnswerMarkRow[]> {
  const order = names_hidden ? hiddenOrder(no) : sql`a.id`;
  const { rows } = await sql<AnswerMarkRow>`
    with groups as (
      select row_number() over (order by count(*) desc, min(${order})) as place, array_agg(a.id) as ids,
        bool_or(${isUnmarked}) as is_unmarked
      from ${answersTo(actor, id, no)} group by ${likeness})
    select g.place, ${columns}
    from (
      select * from groups g where g.place > ${start} and (g.is_unmarked or not ${is_unmarked})
      order by g.place limit ${limit}) g
    cross join unnest(g.ids) as member (id)
    join attempt a on a.id = member.id
    join ${answersToMark} on ${isForPeople} and w.no = ${no}
    ${peopleJoins(group_id)} order by g.place, ${order}`.execute(db);
  return rows;
}

export async function countAnswersTo(db: Db, actor: Actor, homeworkId: number, no: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${likeness}) as count from ${answersTo(actor, homeworkId, no)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The question after this one that has answers, or answers without a mark. */
export async function findNextQuestion(
  db: Db,
  actor: Actor,
  homeworkId: number,
  { no, is_unmarked }: Pick<WantedAnswers, 'no' | 'is_unmarked'>,
): Promise<number | null> {
  const { rows } = await sql<{ no: number }>`
    select w.no from attempt a join ${answersToMark} on ${isForPeople}
    where ${isForMarkers(homeworkId)} and w.no > ${no} and not ${isOwnPaper(actor)}
      and (${isUnmarked} or not ${is_unmarked})
    order by w.no limit 1`.execute(db);
  return rows[0]?.no ?? null;
}

/** Of those that wait, the paper after this one in the order in which they are listed. */
export async function findNextPaper(
  db: Db,
  actor: Actor,
  homeworkId: number,
  answerId: number,
  { is_unmarked, names_hidden }: Pick<WantedAnswers, 'is_unmarked' | 'names_hidden'>,
): Promise<number | null> {
  const order = names_hidden ? hiddenOrder() : sql`a.handed_in_at`;
  const { rows } = await sql<{ id: number }>`
    select a.id from attempt a
    where ${isForMarkers(homeworkId)} and a.awaits_marks and not ${isOwnPaper(actor)}
      and (${order}, a.id) > (select ${order}, a.id from attempt a where a.id = ${answerId})
      and exists (select from ${answersToMark} where ${isForPeople} and (${isUnmarked} or not ${is_unmarked}))
    order by ${order}, a.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

interface FileRow {
  name: string;
  file_key: string;
}

export async function selectFilesOf(db: Db, answerIds: readonly number[]): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select name, file_key from answer_file where attempt_id = any(${answerIds}::bigint[])`.execute(db);
  return rows;
}

export interface WantedFile {
  homework_id: number;
  user_id: number;
  no: number;
  file_name: string;
}

/** Of the last attempt with such a file that the actor may read. Answers its key. */
export async function findAnswerFile(db: Db, actor: Actor, wanted: WantedFile): Promise<string | null> {
  const { rows } = await sql<{ file_key: string }>`
    select f.file_key
    from attempt a join answer_file f on f.attempt_id = a.id
    where a.homework_id = ${wanted.homework_id} and a.account_id = ${wanted.user_id} and f.no = ${wanted.no}
      and f.name = ${wanted.file_name} and ${isReadableAttempt(actor)}
    order by a.id desc limit 1`.execute(db);
  return rows[0]?.file_key ?? null;
}
