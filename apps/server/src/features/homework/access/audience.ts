// Whom a homework is for, and who hears of it by event, notice or reminder: the people who are in its group now, all of them or
// those who were chosen, with the people who manage it; nobody who left, was put out or only asked to be let in.
import { groupRoles } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isJoined } from '../../group/access/access.ts';

/**
 * The homework is for that member of its group: for all of them, or they were chosen. The one place that says so; who manages it
 * sees it anyway. Looked up by its key for each: `offset` keeps PostgreSQL from reading who was chosen for all homework there is.
 */
export function isHomeworkFor(homework: 'h' | 'th', account: RawBuilder<unknown>): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${homework}.${column}`);
  return sql<boolean>`(not ${of('is_for_chosen')} or exists (
    select from homework_chosen hc where hc.homework_id = ${of('id')} and hc.account_id = ${account} offset 0))`;
}

/** Of `group_member m`. */
export const isManager = sql<boolean>`m.role >= ${sql.lit(groupRoles.administrator)}`;

/** Of `homework h` and `group_member m`: they see that it is there. */
export const isAddressed = sql<boolean>`(${isManager} or ${isHomeworkFor('h', sql`m.account_id`)})`;

/** People who set and mark homework do not sit it. Of `group_member m`. */
export const isLearner = sql<boolean>`m.role = ${sql.lit(groupRoles.member)}`;

/** Who is to do it. Of `homework h` and `group_member m`. */
export const isTaker = sql<boolean>`(${isLearner} and ${isHomeworkFor('h', sql`m.account_id`)})`;

/** Joins `homework h` with its people `m`; a narrower choice follows with `and`. */
export const homeworkAudience = sql`join group_member m on m.group_id = h.group_id and ${isJoined} and ${isAddressed}`;

/** Of group `g` and its member `m`: how much of its homework is for others alone. */
export const othersHomework = sql<number>`case when ${isManager} then 0 else (
  select count(*) from homework h
  where h.group_id = g.id and h.is_for_chosen and h.deleted_at is null and not ${isHomeworkFor('h', sql`m.account_id`)}) end`;
