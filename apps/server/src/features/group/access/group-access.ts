// What somebody is in a group, and so what they may do there: the one place that turns "who is asking" into a condition on
// `study_group g` and the asker's own place in it, `group_member m`.
import { groupRoles, memberStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isOfContext } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';

type Condition = RawBuilder<boolean>;

/** A member reads, a manager publishes and marks, the owner decides about the group and who is in it. */
export type Standing = 'member' | 'manager' | 'owner';

const leastRole: Record<Standing, number> = {
  member: groupRoles.member,
  manager: groupRoles.administrator,
  owner: groupRoles.owner,
};

/** Groups of a company are for those who act for it, and nobody has other groups while they do. */
export function isInContext(context: Pick<Actor, 'company'>): Condition {
  return isOfContext(context, 'g');
}

/** Spelled as in the partial indexes of `group_member`. */
export const isJoined = sql<boolean>`(m.left_at is null and m.status <> ${sql.lit(memberStatus.waiting)})`;
export const isWaiting = sql<boolean>`(m.left_at is null and m.status = ${sql.lit(memberStatus.waiting)})`;

export function hasStanding(actor: Actor, standing: Standing): Condition {
  return sql<boolean>`(
    m.account_id = ${actor.accountId} and ${isJoined} and m.role >= ${sql.lit(leastRole[standing])} and ${isInContext(actor)})`;
}
