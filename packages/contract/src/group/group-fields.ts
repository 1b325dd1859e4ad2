// What several calls about groups show or take.
import { z } from 'zod';
import { listedExam } from '../exam/exam-fields.ts';
import { id, instant, line, paragraph } from '../fields.ts';
import { groupRoles, groupStatus, joiningWays, limits, rules } from '../limits.ts';

const count = z.int().min(0);

export const groupId = z.strictObject({ group_id: id });

/** The error is the name of a text: it tells somebody who chose none. */
export const someGroups = z
  .array(id, { error: ({ input }) => (input === undefined ? 'group_needed' : undefined) })
  .min(1, 'group_needed')
  .max(limits.groupsAtOnce);

/** Somebody by the name that the group knows them by. */
const groupPerson = z.object({ user_id: id, name: z.string() });

const joiningWay = z.literal(Object.values(joiningWays));
const status = z.literal(Object.values(groupStatus));

/** What an owner writes about a group. */
export const groupInfo = {
  name: line.min(1).max(rules.group.nameMax),
  description: paragraph.max(rules.group.descriptionMax).default(''),
  joining_way: joiningWay.default(joiningWays.anyone),
};

const about = {
  group_id: id,
  public_id: z.string(),
  name: z.string(),
  description: z.string(),
  /** Who runs it. */
  creator: groupPerson,
  member_count: count,
  joining_way: joiningWay,
  status,
};

/** A group as somebody in it sees it. */
export const groupEntry = z.object({
  ...about,
  /** As operators wrote it; empty unless the group is suspended. */
  suspension_reason: z.string(),
  member_limit: count,
  /** How many wait for an answer: shown to the owner, and 0 for everybody else. */
  applicant_count: count,
  homework_count: count,
  share_count: count,
  notice_count: count,
  unread_notice_count: count,
  created_at: instant,
  /** What the one who asks is in it. */
  role: z.literal(Object.values(groupRoles)),
  is_admin: z.boolean(),
  member_alias: z.string(),
  /** As in `memberStatus`; clients show a number they do not know as unknown. */
  member_status: z.int(),
  join_time: instant.nullable(),
});
export type GroupEntry = z.output<typeof groupEntry>;

/** A group as shown to somebody who has its public id. */
export const groupInvitation = z.object({
  ...about,
  /** Null for somebody who has neither joined nor asked to. */
  member_status: z.int().nullable(),
});
export type GroupInvitation = z.output<typeof groupInvitation>;

export const groupMember = z.object({
  user_id: id,
  alias: z.string(),
  name: z.string(),
  role: z.literal(Object.values(groupRoles)),
  /** Null while they wait. */
  join_time: instant.nullable(),
  /** For the owner, who decides by it; empty for everybody else. */
  verification_message: z.string(),
  /** As in `memberStatus`; clients show a number they do not know as unknown. */
  status: z.int(),
  is_me: z.boolean(),
});
export type GroupMember = z.output<typeof groupMember>;

export const groupNotice = z.object({
  notice_id: id,
  group_id: id,
  title: z.string(),
  /** The same small safe HTML as in questions. */
  body: z.string(),
  is_top: z.boolean(),
  is_read: z.boolean(),
  /** By how many of the members. */
  read_count: count,
  author: groupPerson,
  created_at: instant,
});
export type GroupNotice = z.output<typeof groupNotice>;

export const groupShare = z.object({
  share_id: id,
  message: z.string(),
  shared_by: groupPerson,
  shared_at: instant,
  /** Null where it cannot be opened any more. */
  exam: listedExam.nullable(),
  /** In its place, one of a bundle with a price that the reader does not have. */
  priced: z.object({ exam_id: id, title: z.string() }).nullable(),
});
export type GroupShare = z.output<typeof groupShare>;

export const groupRank = z.object({
  /** Equals share a place. */
  rank: z.int().min(1),
  user_id: id,
  alias: z.string(),
  name: z.string(),
  points: z.number().min(0),
  seconds: count,
  is_me: z.boolean(),
});
export type GroupRank = z.output<typeof groupRank>;
