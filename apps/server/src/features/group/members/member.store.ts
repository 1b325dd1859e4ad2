import { groupRoles, memberStatus } from '@tiku/contract';
import type { GroupMember, GroupRole } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined, isWaiting } from '../access/group-access.ts';
import { changePlaces } from './change-places.ts';
import { deleteReads } from '../notices/group-notice.store.ts';

export interface MemberRow {
  account_id: number;
  alias: string;
  name: string;
  role: GroupRole;
  status: number;
  verification_message: string;
  joined_at: Date | null;
}

/** Of `group_member m` and the account `a`. */
const columns = sql`
  m.account_id, m.alias, a.name, m.role, m.status, m.verification_message, m.joined_at`;

const parts = {
  joined: { condition: isJoined, order: sql`m.role desc, m.joined_at, m.account_id` },
  waiting: { condition: isWaiting, order: sql`m.applied_at, m.account_id` },
};
export type Part = keyof typeof parts;

/** A page is cut out of the index first and dressed afterwards. */
export async function selectMembers(
  db: Db,
  groupId: number,
  part: Part,
  { start, limit }: { start: number; limit: number },
): Promise<MemberRow[]> {
  return selectListed(
    db,
    groupId,
    sql`array(
      select m.account_id from group_member m where m.group_id = ${groupId} and ${parts[part].condition}
      order by ${parts[part].order} offset ${start} limit ${limit})`,
  );
}

export async function selectMembersById(db: Db, groupId: number, ids: readonly number[]): Promise<MemberRow[]> {
  return selectListed(db, groupId, sql`${ids}::bigint[]`);
}

async function selectListed(db: Db, groupId: number, ids: RawBuilder<unknown>): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select ${columns}
    from unnest(${ids}) with ordinality as page (account_id, place)
    join group_member m on m.group_id = ${groupId} and m.account_id = page.account_id
    join account a on a.id = m.account_id
    order by page.place`.execute(db);
  return rows;
}

/** All of that name, in order: a group is small enough to be gone through once, and then their number is known too. */
export async function findMembers(db: Db, groupId: number, part: Part, words: string): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select m.account_id from group_member m
    where m.group_id = ${groupId} and ${parts[part].condition} and position((select folded(${words})) in m.search) > 0
    order by ${parts[part].order}`.execute(db);
  return rows.map((row) => row.account_id);
}

/** Somebody who is in the group. */
export async function findMember(db: Db, groupId: number, accountId: number): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`
    select ${columns} from group_member m join account a on a.id = m.account_id
    where m.group_id = ${groupId} and m.account_id = ${accountId} and ${isJoined}`.execute(db);
  return rows[0] ?? null;
}

export interface Stay {
  role: GroupRole;
  status: number;
  left_at: Date | null;
  is_kicked: boolean;
}

/** What somebody is in the group, or was. */
export async function findStay(db: Db, groupId: number, accountId: number): Promise<Stay | null> {
  const { rows } = await sql<Stay>`
    select role, status, left_at, is_kicked from group_member
    where group_id = ${groupId} and account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}

/** What each of these is in the group, or was; nothing for somebody who never came. */
export async function selectStays(
  db: Db,
  groupId: number,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, Stay>> {
  const { rows } = await sql<Stay & { account_id: number }>`
    select account_id, role, status, left_at, is_kicked from group_member
    where group_id = ${groupId} and account_id = any(${accountIds}::bigint[])`.execute(db);
  return new Map(rows.map(({ account_id, ...stay }) => [account_id, stay]));
}

interface NewMember {
  accountId: number;
  isWaiting: boolean;
  message: string;
}

/** An alias of an earlier stay comes back with its person. */
export async function upsertMembers(tx: Db, groupId: number, members: readonly NewMember[]): Promise<void> {
  const ids = members.map(({ accountId }) => accountId);
  const write = sql`
    insert into group_member as m (group_id, account_id, status, verification_message, joined_at)
    select ${groupId}, n.account_id,
      case when n.is_waiting then ${memberStatus.waiting}::int else ${memberStatus.autoJoined}::int end, n.message,
      case when not n.is_waiting then now() end
    from unnest(${ids}::bigint[], ${members.map((member) => member.isWaiting)}::boolean[],
      ${members.map(({ message }) => message)}::text[]) as n (account_id, is_waiting, message)
    order by n.account_id
    on conflict (group_id, account_id) do update set
      status = excluded.status, verification_message = excluded.verification_message, joined_at = excluded.joined_at,
      applied_at = case when ${isWaiting} then m.applied_at else now() end, left_at = null`;
  await changePlaces(tx, groupId, ids, () => write.execute(tx));
}

/** Answers who was let in by this, and who had been in already. */
export async function agreeToMembers(tx: Db, groupId: number, accountIds: readonly number[]) {
  const change = sql`status = ${memberStatus.agreed}, joined_at = now(), is_kicked = false`;
  return changePlaces(tx, groupId, accountIds, () => updateWaiting(tx, groupId, accountIds, change, isJoined));
}

/** Answers who was turned down by this, and who had been already. */
export async function rejectMembers(tx: Db, groupId: number, accountIds: readonly number[]) {
  const isOut = sql<boolean>`(m.left_at is not null and m.status = ${memberStatus.waiting})`;
  return updateWaiting(tx, groupId, accountIds, sql`left_at = now()`, isOut);
}

interface Decided {
  changed: number[];
  unchanged: number[];
}

async function updateWaiting(
  tx: Db,
  groupId: number,
  accountIds: readonly number[],
  change: RawBuilder<unknown>,
  isSoAlready: RawBuilder<boolean>,
): Promise<Decided> {
  const isNamed = sql<boolean>`m.group_id = ${groupId} and m.account_id = any(${accountIds})`;
  const before = await sql<{ account_id: number }>`
    select m.account_id from group_member m where ${isNamed} and ${isSoAlready}`.execute(tx);
  const { rows } = await sql<{ account_id: number }>`
    update group_member m set ${change} where ${isNamed} and ${isWaiting} returning m.account_id`.execute(tx);
  return { changed: rows.map((row) => row.account_id), unchanged: before.rows.map((row) => row.account_id) };
}

export async function countWaiting(tx: Db, groupId: number, accountIds: readonly number[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from group_member m
    where m.group_id = ${groupId} and m.account_id = any(${accountIds}) and ${isWaiting}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Answers who is out by this. What they did is kept for when they come back, what they have read is forgotten. */
export async function removeMembers(
  tx: Db,
  groupId: number,
  accountIds: readonly number[],
  isKicked: boolean,
): Promise<number[]> {
  return changePlaces(tx, groupId, accountIds, async () => {
    const { rows } = await sql<{ account_id: number }>`
      update group_member m set left_at = now(), role = ${groupRoles.member}, is_kicked = m.is_kicked or ${isKicked},
        in_until = case when ${isJoined} then now() else m.in_until end
      where m.group_id = ${groupId} and m.account_id = any(${accountIds}) and m.left_at is null
        and m.role <> ${groupRoles.owner} and (${isJoined} or not ${isKicked}::boolean)
      returning m.account_id`.execute(tx);
    const gone = rows.map((row) => row.account_id);
    await deleteReads(tx, groupId, gone);
    return gone;
  });
}

export async function updateRole(tx: Db, groupId: number, accountId: number, role: GroupRole): Promise<void> {
  await tx
    .updateTable('group_member')
    .set({ role })
    .where('group_id', '=', groupId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function updateAlias(tx: Db, groupId: number, accountId: number, alias: string): Promise<void> {
  await tx
    .updateTable('group_member')
    .set({ alias })
    .where('group_id', '=', groupId)
    .where('account_id', '=', accountId)
    .execute();
}

/** What people wrote to be let in is for the owner alone. */
export function presentMember(row: MemberRow, readerId: number, isOwner: boolean): GroupMember {
  return {
    user_id: row.account_id,
    alias: row.alias,
    name: row.name,
    role: row.role,
    join_time: row.joined_at?.toISOString() ?? null,
    verification_message: isOwner ? row.verification_message : '',
    status: row.status,
    is_me: row.account_id === readerId,
  };
}

export async function selectAccountName(db: Db, accountId: number): Promise<string> {
  const { name } = await db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirstOrThrow();
  return name;
}

interface Audience {
  members: number[];
  /** Its owner and administrators. */
  managers: number[];
}

/** Who is in a group now, without somebody who knows already. */
export async function selectOwnerId(db: Db, groupId: number): Promise<number> {
  const query = db.selectFrom('group_member').select('account_id');
  const isOwner = query.where('group_id', '=', groupId).where('role', '=', groupRoles.owner);
  return (await isOwner.executeTakeFirstOrThrow()).account_id;
}

export async function selectAudience(db: Db, groupId: number, besidesId: number): Promise<Audience> {
  const { rows } = await sql<{ account_id: number; role: GroupRole }>`
    select m.account_id, m.role from group_member m
    where m.group_id = ${groupId} and ${isJoined} and m.left_at is null and m.account_id <> ${besidesId}`.execute(db);
  const ids = (isManager: boolean) =>
    rows.filter(({ role }) => (role !== groupRoles.member) === isManager).map(({ account_id }) => account_id);
  return { members: ids(false), managers: ids(true) };
}
