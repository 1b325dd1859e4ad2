import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import { isOfCompany } from '../../../platform/session/company-user.ts';
import type { Db, Present } from '../../../platform/db/database.ts';
import { insertChanges } from '../../events/events.ts';
import type { Contacts } from '../../account/account.ts';

/**
 * Of `company_user u` and `account a`: the person waits for the one who has this account. Numbers and addresses of
 * accounts are proved ones. Somebody is in a company once.
 */
const isAsked = sql<boolean>`(
  (u.mobile = a.mobile or lower(u.email) = lower(a.email))
  and u.account_id is null and u.removed_at is null and (u.expires_at is null or u.expires_at > now())
  and not exists (select from company_user o where o.company_id = u.company_id and o.account_id = a.id))`;

interface AskedRow {
  account_id: number;
  company_name: string;
}

/** These people of companies, or the companies that know an account. */
export type Asked = { userIds: readonly number[] } | { accountId: number };

/** Who is to be told. Nobody hears again of a company that they declined, nor of one twice in a day. */
export async function insertInvitations(tx: Db, among: Asked): Promise<AskedRow[]> {
  const isAmong = 'accountId' in among ? sql`a.id = ${among.accountId}` : sql`u.id = any(${among.userIds})`;
  const { rows } = await sql<AskedRow>`
    with asked as (
      insert into company_invitation (user_id, account_id, company_id)
      select u.id, a.id, u.company_id from company_user u join account a on ${isAsked}
      where not a.is_disabled and ${isAmong} order by u.id, a.id
      on conflict do nothing returning account_id, company_id)
    select distinct asked.account_id, c.name as company_name from asked join company c on c.id = asked.company_id
    where not exists (
      select from company_invitation i
      where i.account_id = asked.account_id and i.company_id = asked.company_id
        and (i.declined_at is not null or i.asked_at > now() - interval '1 day'))
    order by 2, 1`.execute(tx);
  return rows;
}

export interface InvitationRow {
  id: number;
  company_id: number;
  company_name: string;
  is_admin: boolean;
  expires_at: Date | null;
  invited_at: Date;
  is_declined: boolean;
}

/** One of each company: that of the mobile number, where two of its people could be this account. */
export async function selectInvitations(db: Db, accountId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select distinct on (c.name, c.id) u.id, c.id as company_id, c.name as company_name, u.is_admin, u.expires_at,
      coalesce(u.invited_at, u.created_at) as invited_at,
      exists (
        select from company_invitation i
        where i.account_id = a.id and i.company_id = c.id and i.declined_at is not null) as is_declined
    from account a join company_user u on ${isAsked} join company c on c.id = u.company_id
    where a.id = ${accountId} and c.review_status = ${reviewStatus.approved}
    order by c.name, c.id, u.mobile is not distinct from a.mobile desc, u.id`.execute(db);
  return rows;
}

export interface MembershipRow {
  company_id: number;
  company_name: string;
  is_admin: boolean;
  is_super_admin: boolean;
  expires_at: Date | null;
  joined_at: Date | null;
}

export async function selectMemberships(db: Db, accountId: number): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select c.id as company_id, c.name as company_name, u.is_admin, u.is_super_admin, u.expires_at, u.joined_at
    from company_user u join company c on c.id = u.company_id
    where u.account_id = ${accountId} and ${isOfCompany('u')} and c.review_status = ${reviewStatus.approved}
    order by c.name, c.id`.execute(db);
  return rows;
}

/** The decisions of one account come one after the other. */
export async function holdAccount(tx: Db, accountId: number): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

interface HeldInvitation {
  company_id: number;
  /** The account has accepted it already. */
  is_own: boolean;
  is_asked: boolean;
}

/** Held until the transaction ends: the company may be removing them at this moment. */
export async function holdInvitation(tx: Db, accountId: number, id: number): Promise<HeldInvitation | null> {
  await sql`select from company_user where id = ${id} for no key update`.execute(tx);
  const { rows } = await sql<HeldInvitation>`
    select u.company_id, coalesce(u.account_id = a.id, false) as is_own, ${isAsked} as is_asked
    from company_user u join company c on c.id = u.company_id, account a
    where u.id = ${id} and a.id = ${accountId} and c.review_status = ${reviewStatus.approved}`.execute(tx);
  const [row] = rows;
  return row && (row.is_own || row.is_asked) ? row : null;
}

/** The row of somebody who was in before goes: what they did then and do now has one name. */
export async function joinCompany(tx: Db, accountId: number, id: number, companyId: number): Promise<void> {
  await sql`delete from company_user where company_id = ${companyId} and former_account_id = ${accountId}`.execute(tx);
  await sql`update company_user set account_id = ${accountId}, joined_at = now() where id = ${id}`.execute(tx);
  await sql`delete from company_invitation where company_id = ${companyId} and account_id = ${accountId}`.execute(tx);
}

/** It may have come before the job that asks. */
export async function declineCompany(tx: Db, accountId: number, id: number, companyId: number): Promise<void> {
  await sql`
    insert into company_invitation (user_id, account_id, company_id, declined_at)
    values (${id}, ${accountId}, ${companyId}, now())
    on conflict (user_id, account_id) do update set declined_at = now()`.execute(tx);
}

interface OwnUser {
  id: number;
  is_super_admin: boolean;
  /** As the company knows them. */
  name: string;
  company_name: string;
}

/** The one that this account is in the company, held until the transaction ends. */
export async function holdOwnUser(tx: Db, accountId: number, companyId: number): Promise<OwnUser | null> {
  const { rows } = await sql<OwnUser>`
    select u.id, u.is_super_admin, coalesce(nullif(u.name, ''), a.name) as name, c.name as company_name
    from company_user u join account a on a.id = u.account_id join company c on c.id = u.company_id
    where u.account_id = ${accountId} and u.company_id = ${companyId} for no key update of u`.execute(tx);
  return rows[0] ?? null;
}

export async function selectOwnId(tx: Db, accountId: number, companyId: number): Promise<number> {
  const own = tx.selectFrom('company_user').select('id').where('account_id', '=', accountId);
  return (await own.where('company_id', '=', companyId).executeTakeFirst())?.id ?? 0;
}

/** Those of these people whose invitations would reach somebody who has declined the company. */
export async function selectDeclined(tx: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select u.id from company_user u
    join company_invitation i on i.company_id = u.company_id and i.declined_at is not null
    join account a on a.id = i.account_id
      and case when u.email is null then a.mobile = u.mobile else lower(a.email) = lower(u.email) end
    where u.id = any(${ids})`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export async function selectSuperAdmins(tx: Db, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: Present<number> }>`
    select account_id from company_user
    where company_id = ${companyId} and is_super_admin and account_id is not null order by account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

export async function handOver(tx: Db, from: number, to: number): Promise<void> {
  await sql`
    update company_user set is_admin = true, is_super_admin = id = ${to},
      expires_at = case when id = ${to} then null else expires_at end
    where id = any(${[from, to]})`.execute(tx);
}

/** Their open windows ask again which companies they have. */
export async function tellCompanies(tx: Db, accountIds: readonly number[]): Promise<void> {
  await insertChanges(tx, 'notices', sql`select id, null::bigint from unnest(${accountIds}::bigint[]) as id`);
}

/** Another of the company may have it already. */
const isFree = (column: 'mobile' | 'email') => sql<boolean>`not exists (
  select from company_user o where o.company_id = u.company_id and o.removed_at is null and o.id <> u.id
    and lower(o.${sql.ref(column)}) = lower(a.${sql.ref(column)}))`;

export async function renewContacts(tx: Db, accountId: number, { mobile, email }: Contacts): Promise<void> {
  await sql`
    update company_user u set mobile = a.mobile from account a
    where a.id = ${accountId} and u.account_id = a.id and u.mobile = ${mobile} and ${isFree('mobile')}`.execute(tx);
  await sql`
    update company_user u set email = a.email from account a
    where a.id = ${accountId} and u.account_id = a.id and lower(u.email) = lower(${email}) and ${isFree('email')}`.execute(
    tx,
  );
}

export async function updateInvited(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`update company_user set invited_at = now() where id = any(${ids})`.execute(tx);
}
