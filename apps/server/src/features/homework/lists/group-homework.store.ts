import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';
import { isTaker } from '../access/access.ts';

interface HomeworkRow {
  homework_id: number;
  title: string;
  start_time: Date;
  end_time: Date;
  done_count: number;
  members_count: number;
}

/** The last that were set in a group, for those who run it from outside. */
export async function selectGroupHomework(db: Db, groupId: number, limit: number): Promise<HomeworkRow[]> {
  const { rows } = await sql<HomeworkRow>`
    select h.id as homework_id, e.title, h.start_time, h.end_time, (
        select count(distinct t.account_id)::int from attempt t
        where t.homework_id = h.id and t.deleted_at is null and t.handed_in_at is not null) as done_count, (
        select count(*)::int from group_member m
        where m.group_id = h.group_id and ${isJoined} and ${isTaker}) as members_count
    from homework h join exam e on e.id = h.exam_id
    where h.group_id = ${groupId} and h.deleted_at is null order by h.id desc limit ${limit}`.execute(db);
  return rows;
}
