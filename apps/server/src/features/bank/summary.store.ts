import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

interface SourceCount {
  exam_id: number | null;
  title: string;
  questions_count: number;
}

const mostSources = 30;

/** Most first; null with no title for what the owner has written. */
export async function selectSourceCounts(db: Db, bankId: number): Promise<SourceCount[]> {
  const { rows } = await sql<SourceCount>`
    select s.exam_id, coalesce(e.title, s.title, '') as title, s.questions_count
    from (
      select b.source_exam_id as exam_id, max(b.source_title) as title, count(*) as questions_count
      from bank_question b where b.exam_id = ${bankId}
      group by b.source_exam_id, b.source_content_id is null
      order by questions_count desc, b.source_exam_id limit ${mostSources}) s
    left join exam e on e.id = s.exam_id
    order by s.questions_count desc, s.exam_id`.execute(db);
  return rows;
}
