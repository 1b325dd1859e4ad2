import { groupStatus, memberStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isShared } from '../../exam/access/access.ts';
import type { PersonalWay } from '../../exam/access/access.ts';

const isIn = (member: string): RawBuilder<boolean> => {
  const [left_at, status] = [sql.ref(`${member}.left_at`), sql.ref(`${member}.status`)];
  return sql<boolean>`(${left_at} is null and ${status} <> ${sql.lit(memberStatus.waiting)})`;
};

/** For members of a group that its author has shared it with, as long as both are in it and the group is not suspended. */
export const sharedWithGroup: PersonalWay = {
  isOpen: (actor) => sql<boolean>`(
    ${isShared(actor)}
    and exists (
      select from group_share s
      join study_group sg on sg.id = s.group_id
      join group_member author on author.group_id = s.group_id and author.account_id = s.account_id
      join group_member reader on reader.group_id = s.group_id and reader.account_id = ${actor.accountId}
      where s.exam_id = e.id and s.account_id = e.account_id and sg.status <> ${sql.lit(groupStatus.suspended)}
        and ${isIn('author')} and ${isIn('reader')}))`,
  // The offset keeps the planner from reading the shares of all groups.
  exams: ({ accountId }) => sql`
    select s.exam_id, s.created_at from group_member reader
    cross join lateral (select * from group_share where group_id = reader.group_id offset 0) s
    where reader.account_id = ${accountId} and ${isIn('reader')}`,
};
