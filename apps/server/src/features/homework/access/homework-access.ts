// Whom a homework concerns: the one place that turns "who is asking" into conditions on exams, attempts and homework.
import { groupStatus } from '@tiku/contract';
import type { HomeworkStay } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Actor } from '../../../platform/session/actor.ts';
import { hasStanding } from '../../group/access/access.ts';
import type { Standing } from '../../group/access/access.ts';
import { isAddressed, isManager } from './audience.ts';

type Condition = RawBuilder<boolean>;

/** `homework h`, its group `g` and the asker's own place `m` there. */
export const homeworkPlaces = sql`
  homework h join study_group g on g.id = h.group_id join group_member m on m.group_id = h.group_id`;

/** Of those: it is there, the asker has such a standing, and it is for them. */
export function isHomeworkOf(actor: Actor, standing: Standing): Condition {
  return sql<boolean>`(h.deleted_at is null and ${hasStanding(actor, standing)} and ${isAddressed})`;
}

/** Of `attempt a`: what became of its person's stay in the group since it was begun. */
export const stayOf = sql<HomeworkStay>`case
  when a.left_at is not null then 'left' when a.returned_at is not null then 'returned' else 'in' end`;

/** Of `attempt a`: figures are made of what people did who are in the group. Lists show the others too, as having left. */
export const isInFigures = sql<boolean>`(a.left_at is null)`;

/**
 * Of `exam e`, the paper of a homework: for those who manage its group while it is not suspended, and always for those who have
 * begun it, who may go on with it and read it.
 */
export function isGivenPaper(actor: Actor): Condition {
  return sql<boolean>`exists (
    select from ${homeworkPlaces}
    where h.exam_id = e.id and ${isHomeworkOf(actor, 'member')}
      and (${isManager} and g.status <> ${sql.lit(groupStatus.suspended)} or exists (
        select from attempt own
        where own.homework_id = h.id and own.account_id = m.account_id and own.deleted_at is null)))`;
}

/** The homework that `column` names is for the actor to mark. */
export function isMarkedBy(actor: Actor, column: RawBuilder<unknown>): Condition {
  return sql<boolean>`exists (
    select from ${homeworkPlaces} where h.id = ${column} and ${isHomeworkOf(actor, 'manager')})`;
}

/** Of `attempt a`. */
export function isOwnPaper({ accountId }: Actor): RawBuilder<boolean> {
  return sql<boolean>`(a.account_id = ${accountId})`;
}
