// The papers of a homework that people mark, and how far they are.
import type { QuestionType } from '@tiku/questions';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { HomeworkStay } from '@tiku/contract';
import { isOwnPaper, stayOf } from '../access/access.ts';
import { isCompleting } from './is-completing.ts';
import type { MarkedHomework } from './marked-homework.store.ts';

/** Of `attempt a`, the account `u` and the place `m` that it has or had in the group. */
export const nameOf = sql<string>`coalesce(nullif(m.alias, ''), u.name)`;

/** Of `attempt a`: handed in with answers for people to mark. */
export function isForMarkers(homeworkId: number): RawBuilder<boolean> {
  return sql<boolean>`(
    a.homework_id = ${homeworkId} and a.deleted_at is null and (a.awaits_marks or a.marked_at is not null))`;
}

/** What people mark of `attempt a`, as `answer w`, with what was given for it as `homework_mark k`. */
export const answersToMark = sql`
  answer w left join homework_mark k on k.attempt_id = w.attempt_id and k.no = w.no`;
/** What such an answer earns: as it was corrected since, where it was. */
export const effectiveScore = sql<number | null>`coalesce(w.self_score, k.score)`;

/** Of an answer to mark of `attempt a`: somebody who is in the group still waits for it. */
export const isUnmarked = sql<boolean>`(a.awaits_marks and a.left_at is null and k.score is null)`;

/** Instead of what would tell whose paper it is, such as when it was handed in. */
export function hiddenOrder(no = 0): RawBuilder<string> {
  return sql<string>`md5(${`${no} `}::text || a.id::text)`;
}

export const isForPeople = sql<boolean>`w.attempt_id = a.id and w.status = 'needs-person'`;

/** Of `attempt a`, which waits: what completing the marking takes. People who left the group do not hold up the others. */
export function isCompletable(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`(
    not ${isOwnPaper(actor)} and (a.left_at is null or not exists (
      select from ${answersToMark} where ${isForPeople} and k.score is null)))`;
}

export interface PaperRow {
  answer_id: number;
  user_id: number;
  name: string;
  round: Present<number>;
  is_completed: boolean;
  handed_in_at: Present<Date>;
  answers_count: number;
  marked_count: number;
  score: number;
  full_score: number;
  stay: HomeworkStay;
}

interface PaperQuery {
  start: number;
  limit: number;
  is_completed?: boolean | undefined;
  names_hidden: boolean;
}

/** A page is cut out first, and its marks are counted afterwards. */
export async function selectPapers(
  db: Db,
  { id, group_id }: MarkedHomework,
  { start, limit, is_completed, names_hidden }: PaperQuery,
): Promise<PaperRow[]> {
  const order = sql`a.awaits_marks desc, ${names_hidden ? hiddenOrder() : sql`a.handed_in_at`}, a.id`;
  const isMeant = is_completed === undefined ? sql`true` : sql`a.awaits_marks = ${!is_completed}`;
  const { rows } = await sql<PaperRow>`
    select a.id as answer_id, a.account_id as user_id, ${nameOf} as name, a.round, not a.awaits_marks as is_completed,
      a.handed_in_at, s.answers_count, s.marked_count, a.auto_score + s.given as score, a.full_score,
      ${stayOf} as stay
    from (
      select * from attempt a where ${isForMarkers(id)} and ${isMeant}
      order by ${order} offset ${start} limit ${limit}) a
    join account u on u.id = a.account_id
    left join group_member m on m.group_id = ${group_id} and m.account_id = a.account_id
    cross join lateral (
      select count(*) as answers_count, count(${effectiveScore}) as marked_count,
        coalesce(sum(${effectiveScore}), 0) as given
      from ${answersToMark} where ${isForPeople}) s
    order by ${order}`.execute(db);
  return rows;
}

export interface PaperCounts {
  waiting_count: number;
  completable_count: number;
  completed_count: number;
}

export async function countPapers(db: Db, actor: Actor, homeworkId: number): Promise<PaperCounts> {
  const { rows } = await sql<PaperCounts>`
    select count(*) filter (where a.awaits_marks) as waiting_count,
      count(*) filter (where a.awaits_marks and ${isCompletable(actor)} and not ${isCompleting}) as completable_count,
      count(*) filter (where not a.awaits_marks) as completed_count
    from attempt a where ${isForMarkers(homeworkId)}`.execute(db);
  return rows[0] ?? { waiting_count: 0, completable_count: 0, completed_count: 0 };
}

export interface QuestionProgress {
  no: number;
  type: QuestionType;
  score: number;
  answers_count: number;
  unmarked_count: number;
}

/** Every question that people mark answers to, as far as the actor marks them. */
export async function selectProgress(
  db: Db,
  actor: Actor,
  { id, exam_id }: Pick<MarkedHomework, 'id' | 'exam_id'>,
): Promise<QuestionProgress[]> {
  const { rows } = await sql<QuestionProgress>`
    select q.no, q.type, q.score, s.answers_count, s.unmarked_count
    from (
      select w.no, count(*) as answers_count, count(*) filter (where ${isUnmarked}) as unmarked_count
      from attempt a join ${answersToMark} on ${isForPeople}
      where ${isForMarkers(id)} and not ${isOwnPaper(actor)} group by w.no) s
    join exam_question q on q.exam_id = ${exam_id} and q.no = s.no order by q.no`.execute(db);
  return rows;
}
