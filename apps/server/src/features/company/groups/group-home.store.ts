import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';

const shownDays = 30;

interface StudyRow {
  questions_count: number;
  judged_count: number;
  correct_count: number;
  seconds: number;
  active_count: number;
}

/** What its people did for the company lately. */
export async function sumGroupStudy(db: Db, companyId: number, groupId: number): Promise<StudyRow> {
  const { rows } = await sql<StudyRow>`
    select coalesce(sum(d.questions_count), 0)::int as questions_count, coalesce(sum(d.judged_count), 0)::int as judged_count,
      coalesce(sum(d.correct_count), 0)::int as correct_count, coalesce(sum(d.seconds), 0)::int as seconds,
      count(distinct d.account_id)::int as active_count
    from group_member m join study_day d on d.account_id = m.account_id and d.company_id = ${companyId}
    where m.group_id = ${groupId} and ${isJoined} and d.day > current_date - ${shownDays}::int`.execute(db);
  const [sum] = rows;
  if (!sum) throw new Error('a sum has one row');
  return sum;
}
