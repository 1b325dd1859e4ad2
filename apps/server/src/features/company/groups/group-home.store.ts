import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';

const shownHomework = 10;

const shownDays = 30;

export interface HomeworkRow {
  homework_id: number;
  title: string;
  start_time: Date;
  end_time: Date;
  done_count: number;
  members_count: number;
}

interface StudyRow {
  questions_count: number;
  judged_count: number;
  correct_count: number;
  seconds: number;
  active_count: number;
}

/** The last that were set. */
export async function selectGroupHomework(db: Db, groupId: number): Promise<HomeworkRow[]> {
  const { rows } = await sql<HomeworkRow>`
    select h.id as homework_id, e.title, h.start_time, h.end_time, (
        select count(distinct t.account_id)::int from attempt t
        where t.homework_id = h.id and t.deleted_at is null and t.handed_in_at is not null) as done_count, (
        select count(*)::int from group_member m where m.group_id = h.group_id and ${isJoined} and m.role = 0) as members_count
    from homework h join exam e on e.id = h.exam_id
    where h.group_id = ${groupId} and h.deleted_at is null order by h.id desc limit ${shownHomework}`.execute(db);
  return rows;
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
