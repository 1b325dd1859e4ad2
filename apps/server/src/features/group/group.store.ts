import { groupRoles, groupStatus, memberStatus } from '@tiku/contract';
import type { GroupRole, GroupStatus, JoiningWay } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { newPublicId } from '../../platform/db/public-id.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { insertChanges } from '../events/events.ts';
import { hasStanding, isInContext, isJoined, isWaiting } from './access/group-access.ts';
import type { Standing } from './access/group-access.ts';
import { aboutColumns, groupColumns, withOwner } from './group-row.ts';
import type { GroupRow, InvitingGroup } from './group-row.ts';

const ownPlaces = sql`group_member m join study_group g on g.id = m.group_id`;

/** Those of these groups in which the actor has such a standing. */
export async function findGroups(
  db: Db,
  actor: Actor,
  groupIds: readonly number[],
  standing: Standing,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns()} from ${ownPlaces} ${withOwner}
    where g.id = any(${groupIds}) and ${hasStanding(actor, standing)} order by g.id`.execute(db);
  return rows;
}

/** Always in the same order, so that two who hold several of the same cannot wait for each other. */
export async function holdGroups(tx: Db, actor: Actor, groupIds: readonly number[], standing: Standing): Promise<void> {
  await sql`
    select from ${ownPlaces} where g.id = any(${groupIds}) and ${hasStanding(actor, standing)}
    order by g.id for no key update of g`.execute(tx);
}

/** Answers whether the actor is or was in it, or asked to be. */
export async function holdOwnGroup(tx: Db, actor: Actor, groupId: number): Promise<boolean> {
  const { rows } = await sql`
    select from ${ownPlaces}
    where g.id = ${groupId} and m.account_id = ${actor.accountId} and ${isInContext(actor)}
    for no key update of g`.execute(tx);
  return rows.length > 0;
}

export async function findByPublicId(db: Db, context: Pick<Actor, 'company'>, publicId: string) {
  const { rows } = await sql<InvitingGroup>`
    select ${aboutColumns} from study_group g ${withOwner}
    where g.public_id = ${publicId} and ${isInContext(context)}`.execute(db);
  return rows[0] ?? null;
}

export async function holdByPublicId(tx: Db, actor: Actor, publicId: string): Promise<void> {
  await sql`
    select from study_group g where g.public_id = ${publicId} and ${isInContext(actor)} for no key update`.execute(tx);
}

const orders = {
  newest: sql`coalesce(m.joined_at, m.applied_at) desc, g.id desc`,
  name: sql`g.name collate natural_order, g.id`,
  members: sql`g.member_count desc, g.id desc`,
};

/** Administrators find a group on both sides; its owner, among the managed ones alone. */
const sides = {
  managed: sql<boolean>`(${isJoined} and m.role >= ${sql.lit(groupRoles.administrator)})`,
  joined: sql<boolean>`(m.left_at is null and m.role < ${sql.lit(groupRoles.owner)})`,
};

export interface GroupQuery {
  start: number;
  limit: number;
  query_string: string;
  order_by: keyof typeof orders;
  filter_status?: GroupStatus | undefined;
}

function isListed(actor: Actor, side: keyof typeof sides, { query_string, filter_status }: GroupQuery) {
  const words = query_string.trim();
  const isFound =
    words === ''
      ? sql<boolean>`true`
      : sql<boolean>`(position(folded(${words}) in folded(g.name)) > 0 or g.public_id = ${words})`;
  const ofStatus = filter_status === undefined ? sql<boolean>`true` : sql<boolean>`g.status = ${filter_status}`;
  return sql<boolean>`
    m.account_id = ${actor.accountId} and ${sides[side]} and ${isInContext(actor)} and ${ofStatus} and ${isFound}`;
}

export async function selectGroups(db: Db, actor: Actor, side: keyof typeof sides, query: GroupQuery) {
  const { rows } = await sql<GroupRow>`
    select ${groupColumns()} from ${ownPlaces} ${withOwner} where ${isListed(actor, side, query)}
    order by ${orders[query.order_by]} offset ${query.start} limit ${query.limit}`.execute(db);
  return rows;
}

export async function countGroups(db: Db, actor: Actor, side: keyof typeof sides, query: GroupQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${ownPlaces} where ${isListed(actor, side, query)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface GroupInfo {
  name: string;
  description: string;
  joining_way: JoiningWay;
}

interface NewGroup extends GroupInfo {
  company_id: number | null;
  founder_id: number;
  request_key: string | null;
}

/** Answers the group that the same key has founded before, if any. */
export async function insertGroup(tx: Db, group: NewGroup): Promise<number> {
  const inserted = await tx
    .insertInto('study_group')
    .values({ ...group, public_id: newPublicId() })
    .onConflict((conflict) =>
      conflict.columns(['founder_id', 'request_key']).where('request_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await insertOwner(tx, inserted.id, group.founder_id);
    return inserted.id;
  }
  const { id } = await tx
    .selectFrom('study_group')
    .select('id')
    .where('founder_id', '=', group.founder_id)
    .where('request_key', '=', group.request_key)
    .executeTakeFirstOrThrow();
  return id;
}

async function insertOwner(tx: Db, groupId: number, accountId: number): Promise<void> {
  await sql`
    insert into group_member (group_id, account_id, role, status, joined_at)
    values (${groupId}, ${accountId}, ${groupRoles.owner}, ${memberStatus.autoJoined}, now())`.execute(tx);
  await countMembers(tx, groupId);
}

/** Counted anew by the transaction that holds the group, so that its sums count everybody once. */
export async function countMembers(tx: Db, groupId: number): Promise<void> {
  const count = (condition: RawBuilder<boolean>) =>
    sql`(select count(*) from group_member m where m.group_id = ${groupId} and ${condition})`;
  await sql`
    update study_group set member_count = ${count(isJoined)}, applicant_count = ${count(isWaiting)}
    where id = ${groupId}`.execute(tx);
}

interface OwnPlace {
  group_id: number;
  name: string;
  role: GroupRole;
  applicant_count: number;
}

const placesMax = 100;

/** Where somebody is in a group that is open: what they lead first. */
export async function selectPlaces(db: Db, actor: Actor): Promise<OwnPlace[]> {
  const { rows } = await sql<OwnPlace>`
    select g.id as group_id, g.name, m.role, g.applicant_count from ${ownPlaces}
    where ${hasStanding(actor, 'member')} and g.status = ${sql.lit(groupStatus.normal)}
    order by m.role desc, g.id desc limit ${placesMax}`.execute(db);
  return rows;
}

export type GroupChange = { [Name in keyof GroupInfo]?: GroupInfo[Name] | undefined };

export async function updateGroup(tx: Db, groupId: number, change: GroupChange): Promise<void> {
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(fields).length === 0) return;
  await tx.updateTable('study_group').set(fields).where('id', '=', groupId).execute();
}

interface NamedGroup {
  name: string;
  status: GroupStatus;
  company_id: number | null;
}

/** For operators, who need not be a member. Held until the transaction ends. */
export async function lockNamed(tx: Db, groupId: number): Promise<NamedGroup | null> {
  const { rows } = await sql<NamedGroup>`
    select name, status, company_id from study_group where id = ${groupId} for no key update`.execute(tx);
  return rows[0] ?? null;
}

/** Without a reason it is open again. */
export async function writeSuspension(tx: Db, groupId: number, reason: string | null): Promise<void> {
  await tx
    .updateTable('study_group')
    .set(
      reason === null
        ? { status: groupStatus.normal, suspended_at: null, suspension_reason: '' }
        : { status: groupStatus.suspended, suspended_at: sql<Date>`now()`, suspension_reason: reason },
    )
    .where('id', '=', groupId)
    .execute();
}

/** Everybody who is in it, or asks to be, looks at it again. */
export async function tellGroup(tx: Db, groupId: number): Promise<void> {
  await insertChanges(
    tx,
    'groups',
    sql`select m.account_id, m.group_id from group_member m where m.group_id = ${groupId} and m.left_at is null`,
  );
}

export async function disbandGroup(tx: Db, groupId: number): Promise<void> {
  await tx.updateTable('study_group').set({ status: groupStatus.disbanded }).where('id', '=', groupId).execute();
}
