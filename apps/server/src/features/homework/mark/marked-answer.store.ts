// Answers that people mark: those of a paper, or those to a question, where those that are alike are one.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isOwnPaper } from '../access/access.ts';
import type { MarkedHomework } from './marked-homework.store.ts';
import { answersToMark, effectiveScore, isForMarkers, isForPeople, nameOf } from './paper-list.store.ts';
import { isReadableAttempt } from '../../attempt/attempt.ts';

export interface AnswerMarkRow {
  no: number;
  answer: Present<{ text: string; files: string[] }>;
  answer_id: number;
  user_id: number;
  name: string;
  round: Present<number>;
  is_completed: boolean;
  m_s: number | null;
  m_c: string;
  version: number;
  marker_id: number | null;
  marker_name: string | null;
  marked_at: Date | null;
}

/** Of `homework_mark k`, which may not be there, and the person who gave it. */
const markDetails = sql`
  coalesce(k.comment, '') as m_c, coalesce(k.version, 0) as version, k.account_id as marker_id,
  coalesce(nullif(km.alias, ''), ku.name) as marker_name, k.marked_at`;

export const markColumns = sql`k.score as m_s, ${markDetails}`;

export function markerJoins(groupId: number): RawBuilder<unknown> {
  return sql`
    left join account ku on ku.id = k.account_id
    left join group_member km on km.group_id = ${groupId} and km.account_id = k.account_id`;
}

const columns = sql`
  w.no, w.answer, a.id as answer_id, a.account_id as user_id, ${nameOf} as name, a.round,
  not a.awaits_marks as is_completed, ${effectiveScore} as m_s, ${markDetails}`;

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
    select ${columns}
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
  attempt a join answer w on ${isForPeople}
  where ${isForMarkers(homeworkId)} and w.no = ${no} and not ${isOwnPaper(actor)}`;

interface AlikeRow extends AnswerMarkRow {
  place: number;
}

/** The largest groups first: their marks go furthest. The rows of a group follow one another. */
export async function selectAnswersTo(
  db: Db,
  actor: Actor,
  { id, group_id }: MarkedHomework,
  no: number,
  { start, limit }: { start: number; limit: number },
): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    with groups as (
      select row_number() over (order by count(*) desc, min(a.id)) as place, array_agg(a.id) as ids
      from ${answersTo(actor, id, no)} group by ${likeness}
      order by count(*) desc, min(a.id) offset ${start} limit ${limit})
    select g.place, ${columns}
    from groups g cross join unnest(g.ids) as member (id)
    join attempt a on a.id = member.id
    join ${answersToMark} on ${isForPeople} and w.no = ${no}
    ${peopleJoins(group_id)} order by g.place, a.id`.execute(db);
  return rows;
}

export async function countAnswersTo(db: Db, actor: Actor, homeworkId: number, no: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct ${likeness}) as count from ${answersTo(actor, homeworkId, no)}`.execute(db);
  return rows[0]?.count ?? 0;
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

const commentsOffered = 12;

/** What somebody has written before, the most used first. */
export async function selectComments(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ comment: string }>`
    select comment from homework_mark where account_id = ${accountId} and comment <> ''
    group by comment order by count(*) desc, max(marked_at) desc limit ${commentsOffered}`.execute(db);
  return rows.map(({ comment }) => comment);
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
