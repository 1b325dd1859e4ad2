import type { Language } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newestBeginning } from '../../../platform/db/beginnings.ts';
import { followsId } from '../../../platform/db/keyset.ts';

export interface UserRow {
  id: number;
  name: string;
  username: string;
  mobile: string | null;
  email: string | null;
  vip_until: Date | null;
  is_vip: boolean;
  is_disabled: boolean;
  is_operator: boolean;
  created_at: Date;
}

const columns = sql`a.id, a.name, a.username, a.mobile, a.email, a.vip_until,
  coalesce(a.vip_until > now(), false) as is_vip, a.is_disabled, a.is_operator, a.created_at`;

const beginnings = [
  { column: sql`lower(name)` },
  { column: sql`lower(username)` },
  { column: sql`mobile`, where: sql<boolean>`mobile is not null` },
  { column: sql`lower(email)`, where: sql<boolean>`email is not null` },
];

/** Each beginning by its own index; what they found is merged. */
function findIds(text: string, after: string | undefined, limit: number): RawBuilder<unknown> {
  const walks = beginnings.map((each) => newestBeginning({ table: 'account', ...each, text, after, limit }));
  return sql.join(walks, sql` union `);
}

/** The newest first, and one more than is shown. */
export async function selectUsers(
  db: Db,
  { text, after, limit }: { text: string; after?: string | undefined; limit: number },
): Promise<UserRow[]> {
  const from =
    text === ''
      ? sql`account a where ${followsId(after, sql`a.id`, '<')}`
      : sql`
      (${findIds(text, after, limit + 1)}) f cross join lateral (select * from account where id = f.id limit 1) a`;
  const { rows } = await sql<UserRow>`
    select ${columns} from ${from} order by a.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export interface OpenedUser extends UserRow {
  companies: { id: number; name: string }[];
  exams_count: number;
  sessions_count: number;
  storage_bytes: number;
  last_seen_at: Date | null;
  language: Language | null;
}

export async function findUser(db: Db, accountId: number): Promise<OpenedUser | null> {
  const { rows } = await sql<OpenedUser>`
    select ${columns},
      (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name) order by c.id), '[]')
        from company_user u join company c on c.id = u.company_id where u.account_id = a.id) as companies,
      (select count(*) from exam e where e.account_id = a.id and e.kind = 0 and e.status <> 9) as exams_count,
      (select count(*) from session s where s.account_id = a.id and s.ended_at is null and s.expires_at > now()) as sessions_count,
      coalesce((select used from storage where account_id = a.id), 0) as storage_bytes,
      (select max(s.used_at) from session s where s.account_id = a.id) as last_seen_at,
      (select language from notice_setting n where n.account_id = a.id) as language
    from account a where a.id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}

/** Held until the transaction ends. */
export async function lockUser(tx: Db, accountId: number): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`
    select ${columns} from account a where a.id = ${accountId} for no key update`.execute(tx);
  return rows[0] ?? null;
}

export async function writeVip(tx: Db, accountId: number, until: string | null): Promise<void> {
  await sql`update account set vip_until = ${until}::timestamptz where id = ${accountId}`.execute(tx);
}

export async function writeDisabled(tx: Db, accountId: number, isDisabled: boolean): Promise<void> {
  await sql`update account set is_disabled = ${isDisabled} where id = ${accountId}`.execute(tx);
}
