// What is read of a group, and how it is shown to somebody in it: every field that leaves is listed here.
import { groupRoles, memberStatus } from '@tiku/contract';
import type { GroupEntry, GroupRole, GroupStatus, JoiningWay } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';
import type { GroupLimits } from '../../platform/config/config.ts';

export interface GroupRow {
  id: number;
  public_id: string;
  company_id: number | null;
  name: string;
  description: string;
  joining_way: JoiningWay;
  status: GroupStatus;
  suspension_reason: string;
  member_count: number;
  applicant_count: number;
  homework_count: number;
  notice_count: number;
  share_count: number;
  created_at: Date;
  owner_id: number;
  owner_name: string;
  is_large: boolean;
  role: GroupRole;
  alias: string;
  member_status: number;
  joined_at: Date | null;
  unread_notice_count: number;
  /** Of its homework, what is for its other members alone. */
  others_homework_count: number;
}

/** Without what the place of somebody in it says. */
export type InvitingGroup = Omit<
  GroupRow,
  'role' | 'alias' | 'member_status' | 'joined_at' | 'unread_notice_count' | 'others_homework_count'
>;

/** What an alias is for: the name that a group knows somebody by. */
export const shownName = (member: 'm' | 'o') => sql<string>`coalesce(nullif(${sql.ref(member)}.alias, ''), a.name)`;

/** Of `study_group g`, its owner's place `o` and account `a`. */
export const aboutColumns = sql`
  g.id, g.public_id, g.company_id, g.name, g.description, g.joining_way, g.status, g.suspension_reason, g.member_count,
  g.applicant_count, g.homework_count, g.notice_count, g.share_count, g.created_at, o.account_id as owner_id, ${shownName('o')} as owner_name,
  g.company_id is not null or coalesce(a.vip_until > now(), false) as is_large`;

/** Of `study_group g` and its member `m`: how much of its homework is there for others alone. */
export const homeworkOfOthers = createExtensionPoint<RawBuilder<number>>('homework of others');

/** With the reader's own place `m`. */
export const groupColumns = () => sql`
  ${aboutColumns}, m.role, m.alias, m.status as member_status, m.joined_at,
  g.notice_count - (
    select count(*) from group_notice_read r where r.account_id = m.account_id and r.group_id = g.id)
    as unread_notice_count, ${homeworkOfOthers.value} as others_homework_count`;

export const withOwner = sql`
  join group_member o on o.group_id = g.id and o.role = ${sql.lit(groupRoles.owner)} join account a on a.id = o.account_id`;

export function memberLimitOf({ is_large }: Pick<GroupRow, 'is_large'>, { free, vip }: GroupLimits): number {
  return is_large ? vip : free;
}

/** For everybody who holds the link. */
export function presentInvited(row: InvitingGroup) {
  return {
    group_id: row.id,
    public_id: row.public_id,
    name: row.name,
    description: row.description,
    creator: { user_id: row.owner_id, name: row.owner_name },
    member_count: row.member_count,
    joining_way: row.joining_way,
    status: row.status,
  };
}

/** An applicant is told no more than somebody who holds the link. */
export function presentGroup(row: GroupRow, limits: GroupLimits): GroupEntry {
  const isIn = row.member_status !== memberStatus.waiting;
  return {
    ...presentInvited(row),
    suspension_reason: isIn ? row.suspension_reason : '',
    member_limit: memberLimitOf(row, limits),
    applicant_count: row.role === groupRoles.owner ? row.applicant_count : 0,
    homework_count: isIn ? row.homework_count - row.others_homework_count : 0,
    share_count: isIn ? row.share_count : 0,
    notice_count: isIn ? row.notice_count : 0,
    unread_notice_count: isIn ? row.unread_notice_count : 0,
    created_at: row.created_at.toISOString(),
    role: row.role,
    is_admin: row.role !== groupRoles.member,
    member_alias: row.alias,
    member_status: row.member_status,
    join_time: row.joined_at?.toISOString() ?? null,
  };
}
