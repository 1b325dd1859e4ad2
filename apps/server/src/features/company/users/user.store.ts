import type { CompanyUser } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isOfCompany } from '../../../platform/session/company-user.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface UserRow {
  id: number;
  account_id: number | null;
  job_id: string;
  name: string;
  department: string;
  job_title: string;
  email: string | null;
  mobile: string | null;
  is_admin: boolean;
  is_super_admin: boolean;
  expires_at: Date | null;
  state: CompanyUser['state'];
  invited_at: Date | null;
  joined_at: Date | null;
}

const isExpired = sql<boolean>`(u.expires_at is not null and u.expires_at <= now())`;

const states: Record<CompanyUser['state'], RawBuilder<boolean>> = {
  joined: isOfCompany('u'),
  waiting: sql<boolean>`(u.account_id is null and u.removed_at is null and not ${isExpired})`,
  expired: sql<boolean>`(u.removed_at is null and ${isExpired})`,
  left: sql<boolean>`(u.former_account_id is not null)`,
};

/** The name the company knows somebody by, or else their own. */
export const shownName = sql<string>`coalesce(nullif(u.name, ''), a.name, '')`;

/** Of `company_user u` and its account `a`, where there is one. */
export const userColumns = sql`
  u.id, u.account_id, u.job_id, ${shownName} as name, u.department, u.job_title, u.email, u.mobile, u.is_admin,
  u.is_super_admin, u.expires_at, u.invited_at, u.joined_at,
  case when u.removed_at is not null then 'left' when ${states.expired} then 'expired' when ${states.joined} then 'joined'
    else 'waiting' end as state`;

const users = sql`company_user u left join account a on a.id = coalesce(u.account_id, u.former_account_id)`;

export function presentUser(row: UserRow): CompanyUser {
  return {
    id: row.id,
    job_id: row.job_id,
    name: row.name,
    department: row.department,
    job_title: row.job_title,
    emailaddress: row.email ?? '',
    mobile: row.mobile ?? '',
    is_admin: row.is_admin,
    is_super_admin: row.is_super_admin,
    expiration: row.expires_at?.toISOString() ?? null,
    state: row.state,
    invited_at: row.invited_at?.toISOString() ?? null,
    joined_at: row.account_id === null ? null : (row.joined_at?.toISOString() ?? null),
  };
}

export interface UserFilters {
  query_string: string;
  department?: string | undefined;
  state?: CompanyUser['state'] | undefined;
}

interface UserPage {
  start: number;
  limit: number | null;
  order_by: keyof typeof orders;
}

const orders = {
  newest: sql`u.id desc`,
  name: sql`${shownName} collate natural_order, u.id`,
  job_id: sql`u.job_id collate natural_order, u.id`,
  department: sql`u.department collate natural_order, u.id`,
};

export function isFound(words: string): RawBuilder<boolean> {
  return words === '' ? sql<boolean>`true` : sql<boolean>`position((select folded(${words})) in u.search) > 0`;
}

function isListed(companyId: number, { query_string, department, state }: UserFilters): RawBuilder<boolean> {
  const ofDepartment = department === undefined ? sql<boolean>`true` : sql<boolean>`u.department = ${department}`;
  // Those who left are listed only when they are asked for.
  const ofState = state === undefined ? sql<boolean>`u.removed_at is null` : states[state];
  return sql<boolean>`
    u.company_id = ${companyId} and ${ofState} and ${ofDepartment} and ${isFound(query_string.trim())}`;
}

export async function selectUsers(db: Db, companyId: number, filters: UserFilters, page: UserPage): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from ${users} where ${isListed(companyId, filters)}
    order by ${orders[page.order_by]} offset ${page.start} limit ${page.limit}`.execute(db);
  return rows;
}

/** The database has counted them all already. */
export async function countUsers(db: Db, companyId: number, filters: UserFilters): Promise<number> {
  const isAll = filters.query_string.trim() === '' && filters.department === undefined && filters.state === undefined;
  const { rows } = await sql<{ count: number }>`${
    isAll
      ? sql`select user_count as count from company where id = ${companyId}`
      : sql`select count(*) from ${users} where ${isListed(companyId, filters)}`
  }`.execute(db);
  return rows[0]?.count ?? 0;
}

/** From one to the next by the index, however many people there are. */
export async function selectDepartments(db: Db, companyId: number): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) => sql`(
    select min(u.department) from company_user u
    where u.company_id = ${companyId} and u.removed_at is null and u.department > ${after})`;
  const { rows } = await sql<{ department: string }>`
    with recursive found as (
      select ${next(sql`''`)} as department
      union all select ${next(sql`found.department`)} from found where found.department is not null)
    select department from found where department is not null order by department collate natural_order limit 1000`.execute(
    db,
  );
  return rows.map(({ department }) => department);
}

/** Those of these who are of the company and not removed, in their order and held until the transaction ends. */
export async function lockUsers(tx: Db, companyId: number, ids: readonly number[]): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from ${users}
    where u.company_id = ${companyId} and u.removed_at is null and u.id = any(${ids}) order by u.id
    for no key update of u`.execute(tx);
  return rows;
}

/** Also of somebody who was removed: what they did is still asked for. */
export async function findUser(db: Db, companyId: number, id: number): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from ${users} where u.company_id = ${companyId} and u.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export interface NewUser {
  job_id: string;
  name: string;
  department: string;
  job_title: string;
  email: string | null;
  mobile: string | null;
  is_admin: boolean;
  expires_at: string | null;
}

/** Answers their ids. They have no account until its owner accepts. */
export async function insertUsers(tx: Db, companyId: number, people: readonly NewUser[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into company_user (company_id, joined_at, job_id, name, department, job_title, email, mobile, is_admin, expires_at)
    select ${companyId}, null, p.job_id, p.name, p.department, p.job_title, p.email, p.mobile, p.is_admin, p.expires_at
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p
      (job_id text, name text, department text, job_title text, email text, mobile text, is_admin boolean, expires_at timestamptz)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export type UserChange = { [Name in keyof NewUser]?: NewUser[Name] | undefined };

export async function updateUsers(tx: Db, ids: readonly number[], change: UserChange): Promise<void> {
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(fields).length === 0) return;
  await tx.updateTable('company_user').set(fields).where('id', 'in', ids).execute();
}

/** They have no account here from now on. Somebody who was removed before and came back is kept once. */
export async function removeUsers(tx: Db, companyId: number, ids: readonly number[]): Promise<void> {
  await sql`
    delete from company_user f using company_user u
    where u.id = any(${ids}) and f.company_id = ${companyId} and f.former_account_id = u.account_id`.execute(tx);
  await sql`
    update company_user u set removed_at = now(), former_account_id = u.account_id, account_id = null, is_admin = false,
      name = coalesce(nullif(u.name, ''), (select a.name from account a where a.id = u.account_id), '')
    where u.id = any(${ids}) and u.company_id = ${companyId}`.execute(tx);
}

/** Adding, changing and removing people wait for each other, and always here first: no two wait for what the other holds. */
export async function holdCompany(tx: Db, companyId: number): Promise<void> {
  await sql`select from company where id = ${companyId} for no key update`.execute(tx);
}

export interface KnownUser extends NewUser {
  id: number;
  account_id: number | null;
  is_super_admin: boolean;
}

interface Identity {
  job_id: string;
  emailaddress: string;
  mobile: string;
}

/** Those of these whom the company knows by number, address or job number, held until the transaction ends. */
export async function lockKnown(tx: Db, companyId: number, people: readonly Identity[]): Promise<KnownUser[]> {
  const { rows } = await sql<Omit<KnownUser, 'expires_at'> & { expires_at: Date | null }>`
    select u.id, u.account_id, u.is_super_admin, u.job_id, u.name, u.department, u.job_title, u.email, u.mobile, u.is_admin,
      u.expires_at
    from company_user u
    where u.company_id = ${companyId} and u.removed_at is null
      and (u.mobile = any(${people.map(({ mobile }) => mobile)}::text[])
        or lower(u.email) = any(${people.map(({ emailaddress }) => emailaddress.toLowerCase())}::text[])
        or (u.job_id <> '' and lower(u.job_id) = any(${people.map(({ job_id }) => job_id.toLowerCase())}::text[])))
    order by u.id for no key update`.execute(tx);
  return rows.map((row) => Object.assign(row, { expires_at: row.expires_at?.toISOString() ?? null }));
}

/** Each as it says, in one statement. */
export async function updateEach(tx: Db, people: readonly (NewUser & { id: number })[]): Promise<void> {
  if (people.length === 0) return;
  await sql`
    update company_user u set job_id = p.job_id, name = p.name, department = p.department, job_title = p.job_title,
      email = p.email, mobile = p.mobile, is_admin = p.is_admin, expires_at = p.expires_at
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p
      (id bigint, job_id text, name text, department text, job_title text, email text, mobile text, is_admin boolean,
       expires_at timestamptz)
    where u.id = p.id`.execute(tx);
}

/** What these would have and others of the company have already. */
export async function selectTaken(db: Db, companyId: number, people: readonly NewUser[], except: number | null) {
  const { rows } = await sql<{ job_id: string; email: string | null; mobile: string | null }>`
    select lower(u.job_id) as job_id, lower(u.email) as email, u.mobile from company_user u
    where u.company_id = ${companyId} and u.removed_at is null and u.id is distinct from ${except}::bigint
      and (u.mobile = any(${people.map(({ mobile }) => mobile)}::text[])
        or lower(u.email) = any(${people.map(({ email }) => email?.toLowerCase() ?? null)}::text[])
        or (u.job_id <> '' and lower(u.job_id) = any(${people.map(({ job_id }) => job_id.toLowerCase())}::text[])))`.execute(
    db,
  );
  return rows;
}

/** In the time zone of an account. */
export async function findEndOfDay(tx: Db, accountId: number, day: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select (${day}::date + 1)::timestamp at time zone coalesce(a.time_zone, 'UTC') as at
    from account a where a.id = ${accountId}`.execute(tx);
  return rows[0]?.at ?? null;
}
