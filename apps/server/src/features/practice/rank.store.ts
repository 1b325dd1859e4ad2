import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

export interface Rank {
  rank: number;
  people: number;
}

/** Among those who show their rank, by points, then by time; null for whoever hides theirs or has taken no test. */
export async function findRank(db: Db, examId: number, accountId: number): Promise<Rank | null> {
  const { rows } = await sql<Rank>`
    select 1 + count(*) filter (where (r.points, -r.seconds) > (mine.points, -mine.seconds)) as rank,
      count(*) as people
    from exam_rank mine join exam_rank r on r.exam_id = mine.exam_id
    where mine.exam_id = ${examId} and mine.account_id = ${accountId}
      and mine.account_id not in (select id from account where hide_exam_rank)
      and r.account_id not in (select id from account where hide_exam_rank)
    having count(*) > 0`.execute(db);
  return rows[0] ?? null;
}
