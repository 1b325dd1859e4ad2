import type { RegradeWay } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A question is re-graded for everybody in these ways; a mark that was corrected is one paper's alone. */
export type QuestionWay = Exclude<RegradeWay, 'mark'>;

export interface RegradedPlace {
  no: number;
  way: QuestionWay;
  /** Of the way "key". */
  content_id: number | null;
}

/** The questions of a homework that were graded anew, as the last re-grade of each left them; the latest comes last. */
export async function selectRegraded(db: Db, homeworkId: number): Promise<RegradedPlace[]> {
  const { rows } = await sql<RegradedPlace>`
    select no, way, new_content_id as content_id from homework_regrade
    where homework_id = ${homeworkId} and way <> 'mark' and undone_at is null order by id`.execute(db);
  return rows;
}

/** Of question `u` of `attempt a`: the content that has the key by which it was graded anew. */
export const newKeyContent = sql<{ content_id: number }>`
  select g.new_content_id as content_id from homework_regrade g
  where g.homework_id = a.homework_id and g.no = u.no and g.way = 'key' and g.undone_at is null`;

export interface ChangeRow {
  attempt_id: number;
  no: number;
  way: RegradeWay;
  old_score: number;
  new_score: number;
  reason: string | null;
  name: string;
  made_at: Date;
  undone_at: Date | null;
}

/** How answers of these papers were graded anew, the last change last: the ledger that learner and marker read. */
export async function selectChanges(db: Db, attemptIds: readonly number[]): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select r.attempt_id, g.no, g.way, s.old_score, s.new_score, g.reason, coalesce(nullif(m.alias, ''), u.name) as name,
      g.made_at, g.undone_at
    from homework_regraded r
    join homework_regrade g on g.id = r.regrade_id
    join homework h on h.id = g.homework_id
    join account u on u.id = g.account_id
    left join group_member m on m.group_id = h.group_id and m.account_id = g.account_id
    cross join lateral (
      select coalesce(r.old_earned, 0) + coalesce(r.old_self_score, 0) as old_score,
        coalesce(r.new_earned, 0) + coalesce(r.new_self_score, 0) as new_score) s
    where r.attempt_id = any(${attemptIds}::bigint[]) and s.old_score <> s.new_score
    order by g.id`.execute(db);
  return rows;
}
