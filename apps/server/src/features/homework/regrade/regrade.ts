// Which questions of a homework were graded anew: what grades and shows its papers asks here.
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type RegradeWay = 'key' | 'right' | 'left out';

export interface RegradedPlace {
  no: number;
  way: RegradeWay;
  /** Of the way "key". */
  content_id: number | null;
}

/** The questions of a homework that were graded anew, as the last re-grade of each left them; the latest comes last. */
export async function selectRegraded(db: Db, homeworkId: number): Promise<RegradedPlace[]> {
  const { rows } = await sql<RegradedPlace>`
    select no, way, new_content_id as content_id from homework_regrade
    where homework_id = ${homeworkId} and undone_at is null order by id`.execute(db);
  return rows;
}
