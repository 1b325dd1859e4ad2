import { groupRoles } from '@tiku/contract';
import type { CompanyGroup, GroupRole, GroupStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isOfCompany } from '../../../platform/session/company-user.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';
import { isFound, shownName, userColumns } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';

export interface GroupRow {
  id: number;
  public_id: string;
  name: string;
  description: string;
  status: GroupStatus;
  member_count: number;
  homework_count: number;
  owner: string;
  has_lost_owner: boolean;
  is_mine: boolean;
  created_at: Date;
}

const orders = {
  newest: sql`g.created_at desc, g.id desc`,
  name: sql`g.name collate natural_order, g.id`,
  members: sql`g.member_count desc, g.id desc`,
};

/** Whether an account is of a company now. */
export function isStill(account: RawBuilder<unknown>, companyId: number): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from company_user cu where cu.company_id = ${companyId} and cu.account_id = ${account} and ${isOfCompany('cu')})`;
}

function columns(companyId: number, accountId: number) {
  return sql`
    g.id, g.public_id, g.name, g.description, g.status, g.member_count, g.homework_count, g.created_at,
    coalesce((
      select coalesce(nullif(cu.name, ''), oa.name) from company_user cu
      where cu.company_id = ${companyId} and (cu.account_id = oa.id or cu.former_account_id = oa.id) limit 1), oa.name) as owner,
    not ${isStill(sql`oa.id`, companyId)} as has_lost_owner,
    exists (
      select from group_member m where m.group_id = g.id and m.account_id = ${accountId} and ${isJoined}
        and m.role >= ${sql.lit(groupRoles.administrator)}) as is_mine`;
}

const groups = sql`
  study_group g join group_member o on o.group_id = g.id and o.role = ${sql.lit(groupRoles.owner)}
  join account oa on oa.id = o.account_id`;

export interface GroupPage {
  start: number;
  limit: number;
  query_string: string;
  order_by: keyof typeof orders;
}

function isListed(companyId: number, words: string): RawBuilder<boolean> {
  const isNamed = words === '' ? sql<boolean>`true` : sql<boolean>`position(folded(${words}) in folded(g.name)) > 0`;
  return sql<boolean>`g.company_id = ${companyId} and ${isNamed}`;
}

export async function selectGroups(db: Db, companyId: number, accountId: number, page: GroupPage): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${columns(companyId, accountId)} from ${groups} where ${isListed(companyId, page.query_string.trim())}
    order by ${orders[page.order_by]} offset ${page.start} limit ${page.limit}`.execute(db);
  return rows;
}

export async function countGroups(db: Db, companyId: number, { query_string }: GroupPage): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from study_group g where ${isListed(companyId, query_string.trim())}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findGroup(db: Db, companyId: number, accountId: number, id: number): Promise<GroupRow | null> {
  const { rows } = await sql<GroupRow>`
    select ${columns(companyId, accountId)} from ${groups} where g.id = ${id} and g.company_id = ${companyId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

export function presentGroup({ id, created_at, ...row }: GroupRow): CompanyGroup {
  return { group_id: id, ...row, created_at: created_at.toISOString() };
}

export interface GroupUserRow extends UserRow {
  role: GroupRole;
  group_joined_at: Date | null;
}

interface UserPage {
  start: number;
  limit: number | null;
}

/** Those who were removed from the company are still named: their papers are there. */
const people = (companyId: number) => sql`
  group_member m join account a on a.id = m.account_id
  join company_user u on u.company_id = ${companyId} and (u.account_id = a.id or u.former_account_id = a.id)`;

export async function selectGroupUsers(
  db: Db,
  companyId: number,
  groupId: number,
  words: string,
  { start, limit }: UserPage,
): Promise<GroupUserRow[]> {
  const { rows } = await sql<GroupUserRow>`
    select ${userColumns}, m.role, m.joined_at as group_joined_at from ${people(companyId)}
    where m.group_id = ${groupId} and ${isJoined} and ${isFound(words)}
    order by m.role desc, ${shownName} collate natural_order, u.id offset ${start} limit ${limit}`.execute(db);
  return rows;
}

export async function countGroupUsers(db: Db, companyId: number, groupId: number, words: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${people(companyId)}
    where m.group_id = ${groupId} and ${isJoined} and ${isFound(words)}`.execute(db);
  return rows[0]?.count ?? 0;
}
