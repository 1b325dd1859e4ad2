import { sql } from 'kysely';
import { isOfCompany } from '../../platform/session/company-user.ts';
import type { Db } from '../../platform/db/database.ts';

export interface Credentials {
  id: number;
  password_hash: string | null;
  is_disabled: boolean;
  /** Whether the account has been signed in to from this browser before. */
  is_known_device: boolean;
}

/** By user name, mobile number or e-mail address, in any case. A user name wins over somebody else's number. */
export async function findCredentials(db: Db, login: string, device: Buffer | null): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select id, password_hash, is_disabled,
           exists (select from known_device where account_id = account.id and device_hash = ${device}) as is_known_device
    from account
    where lower(username) = lower(${login}) or mobile = ${login} or lower(email) = lower(${login})
    order by lower(username) = lower(${login}) desc, id
    limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function selectPasswordHash(db: Db, accountId: number): Promise<string | null> {
  const query = db.selectFrom('account').select('password_hash').where('id', '=', accountId);
  return (await query.executeTakeFirstOrThrow()).password_hash;
}

export async function updatePasswordHash(db: Db, accountId: number, password_hash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute();
}

/** Keeps the password from changing until the transaction ends; answers whether it is still this one. */
export async function holdPasswordHash(tx: Db, accountId: number, passwordHash: string): Promise<boolean> {
  const { rows } = await sql`
    select from account where id = ${accountId} and password_hash = ${passwordHash} for share`.execute(tx);
  return rows.length === 1;
}

interface CompanyRow {
  id: number;
  name: string;
  review_status: 0 | 1 | 2 | 3;
  is_admin: boolean;
  is_super_admin: boolean;
}

export interface AccountRow {
  id: number;
  username: string;
  name: string;
  wx_nickname: string;
  description: string;
  is_partner: boolean;
  is_operator: boolean;
  hide_exam_rank: boolean;
  time_zone: string | null;
  is_time_zone_chosen: boolean;
  mobile: string | null;
  email: string | null;
  vip_until: Date | null;
  is_vip: boolean;
  thumbnail_key: string | null;
  thumbnail_revision: number;
  storage_used: number;
  companies: CompanyRow[];
}

/** The account with its companies and the room its files take, in one round trip: every page load asks for it. */
export async function selectAccount(db: Db, accountId: number): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`
    select a.id, a.username, a.name, a.wx_nickname, a.description, a.is_partner, a.is_operator, a.hide_exam_rank,
           a.time_zone, a.is_time_zone_chosen,
           a.mobile, a.email, a.vip_until, a.thumbnail_key, a.thumbnail_revision,
           coalesce(a.vip_until > now(), false) as is_vip, coalesce(s.used, 0) as storage_used,
           (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'review_status', c.review_status,
                    'is_admin', u.is_admin, 'is_super_admin', u.is_super_admin) order by c.id), '[]')
            from company_user u join company c on c.id = u.company_id
            where u.account_id = a.id and ${isOfCompany('u')}) as companies
    from account a left join storage s on s.account_id = a.id where a.id = ${accountId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`account ${accountId} is gone`);
  return row;
}

export interface AccountChange {
  name?: string | undefined;
  description?: string | undefined;
  hide_exam_rank?: boolean | undefined;
}

export async function updateAccount(db: Db, accountId: number, change: AccountChange): Promise<void> {
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(fields).length === 0) return;
  await db.updateTable('account').set(fields).where('id', '=', accountId).execute();
}

export async function findThumbnailKey(db: Db, accountId: number): Promise<string | null> {
  const row = await db.selectFrom('account').select('thumbnail_key').where('id', '=', accountId).executeTakeFirst();
  return row?.thumbnail_key ?? null;
}

export interface ReplacedThumbnail {
  thumbnail_revision: number;
  previous_key: string | null;
}

export async function replaceThumbnailKey(db: Db, accountId: number, key: string | null): Promise<ReplacedThumbnail> {
  const { rows } = await sql<ReplacedThumbnail>`
    with previous as (select id, thumbnail_key from account where id = ${accountId} for update)
    update account a set thumbnail_key = ${key}, thumbnail_revision = a.thumbnail_revision + 1
    from previous where a.id = previous.id
    returning a.thumbnail_revision, previous.thumbnail_key as previous_key`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`account ${accountId} is gone`);
  return row;
}

export async function isVip(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql`select from account where id = ${accountId} and vip_until > now()`.execute(db);
  return rows.length > 0;
}
