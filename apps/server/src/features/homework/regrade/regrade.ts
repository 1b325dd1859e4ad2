// Which questions of a homework were graded anew: what grades and shows its papers asks here.
import type { GradeChange, RegradeWay } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Of a question, for everybody; a mark that was corrected is one paper's alone. */
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

interface ChangeRow {
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
async function selectChanges(db: Db, attemptIds: readonly number[]): Promise<ChangeRow[]> {
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

function presentChange(row: ChangeRow, reader: 'taker' | 'marker'): GradeChange {
  const { way, old_score, new_score, reason, name, made_at, undone_at } = row;
  return {
    way,
    old_score,
    new_score,
    reason,
    name: reader === 'marker' ? name : null,
    made_at: made_at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  };
}

/** Of one paper, by number. */
export async function selectChangesOf(
  db: Db,
  attemptId: number,
  reader: 'taker' | 'marker',
): Promise<ReadonlyMap<number, GradeChange[]>> {
  const byNo = Map.groupBy(await selectChanges(db, [attemptId]), ({ no }) => no);
  return new Map(Array.from(byNo, ([no, rows]) => [no, rows.map((row) => presentChange(row, reader))]));
}

/** Of many papers for whoever marks them, by `placeOf`. */
export async function selectChangesOn(
  db: Db,
  attemptIds: readonly number[],
): Promise<ReadonlyMap<string, GradeChange[]>> {
  const byPlace = Map.groupBy(await selectChanges(db, attemptIds), placeOf);
  return new Map(Array.from(byPlace, ([place, rows]) => [place, rows.map((row) => presentChange(row, 'marker'))]));
}

export function placeOf({ attempt_id, no }: { attempt_id: number; no: number }): string {
  return `${attempt_id} ${no}`;
}
