import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { homeworkAudience, isTaker } from './audience.ts';
import { homeworkPlaces, isOwnPaper } from './homework-access.ts';

/** Those of these people who hear of it. */
export async function selectAudience(db: Db, homeworkId: number, accountIds: Iterable<number>): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select m.account_id from homework h ${homeworkAudience} and m.account_id = any(${[...accountIds]}::bigint[])
    where h.id = ${homeworkId}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

export interface OwnPaper {
  id: number;
  is_open: boolean;
  /** Until when it takes answers, while it does. */
  deadline: Date | null;
  score: number;
  full_score: number;
}

/** Those of the actor at a homework, to tell whether something changes them. */
export async function selectOwnPapers(db: Db, actor: Actor, homeworkId: number): Promise<OwnPaper[]> {
  const { rows } = await sql<OwnPaper>`
    select a.id, a.handed_in_at is null as is_open, case when a.handed_in_at is null then a.deadline end as deadline,
      a.auto_score + a.self_score as score, a.full_score
    from attempt a where a.homework_id = ${homeworkId} and ${isOwnPaper(actor)} and a.deleted_at is null
    order by a.id`.execute(db);
  return rows;
}

/** The paper's answers are not for them to see, whether its result is out or not. */
export async function hidesAnswersFrom(db: Db, { accountId }: Actor, examId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${homeworkPlaces}
    where h.exam_id = ${examId} and h.hide_answer and m.account_id = ${accountId} and ${isTaker} limit 1`.execute(db);
  return rows.length > 0;
}
