import { noticeTypes } from '@tiku/contract';
import type { Language, NoticeKind, NoticeSettings } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import { insertChange, insertChanges } from '../events/events.ts';

/** A text per language; the first one stands in where a language is missing. */
export type Translated = Record<string, string>;

export interface NoticeRow {
  id: number;
  type: 0 | 1;
  kind: NoticeKind | null;
  title: Translated;
  content: Translated;
  many_title: Translated | null;
  many_content: Translated | null;
  events_count: number;
  path: string | null;
  released_at: Date;
  is_read: boolean;
}

export interface Wanted {
  type: 0 | 1 | undefined;
  isUnread: boolean;
}

/** What somebody may see: notices to them, to everybody, and to the companies they belong to. */
const visibleTo = (accountId: number) =>
  sql`(n.account_id = ${accountId} or n.account_id is null and (
      n.company_id is null or n.company_id in (select company_id from company_user where account_id = ${accountId})))
    and n.released_at <= now()`;

const isRead = (accountId: number) =>
  sql<boolean>`exists (select from notice_read r where r.account_id = ${accountId} and r.notice_id = n.id)`;

const columns = (accountId: number) =>
  sql`n.id, n.type, n.kind, n.title, n.content, n.many_title, n.many_content, n.events_count, n.path, n.released_at,
    ${isRead(accountId)} as is_read`;

function wantedOf(accountId: number, { type, isUnread }: Wanted) {
  const ofType = type === undefined ? sql`` : sql` and n.type = ${type}`;
  const ofState = isUnread ? sql` and not ${isRead(accountId)}` : sql``;
  return sql`${visibleTo(accountId)}${ofType}${ofState}`;
}

export async function selectNotices(
  db: Db,
  accountId: number,
  wanted: Wanted,
  { start, limit }: { start: number; limit: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns(accountId)} from notice n where ${wantedOf(accountId, wanted)}
    order by n.released_at desc, n.id desc offset ${start} limit ${limit}`.execute(db);
  return rows;
}

export async function selectNewestNotices(db: Db, accountId: number, limit: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns(accountId)} from notice n where ${visibleTo(accountId)}
    order by is_read, n.released_at desc, n.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findNotice(db: Db, accountId: number, noticeId: number): Promise<NoticeRow | null> {
  const { rows } = await sql<NoticeRow>`
    select ${columns(accountId)} from notice n where n.id = ${noticeId} and ${visibleTo(accountId)}`.execute(db);
  return rows[0] ?? null;
}

export async function countNotices(db: Db, accountId: number, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notice n where ${wantedOf(accountId, wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  return countNotices(db, accountId, { type: undefined, isUnread: true });
}

/** What comes after it stands in a notice of its own. */
export async function insertRead(db: Db, accountId: number, noticeId: number): Promise<void> {
  await sql`
    with closed as (
      update notice set bundle_key = null
      where id = ${noticeId} and account_id = ${accountId} and bundle_key is not null)
    insert into notice_read (account_id, notice_id) values (${accountId}, ${noticeId}) on conflict do nothing`.execute(
    db,
  );
}

export async function insertAllRead(db: Db, accountId: number): Promise<void> {
  await sql`
    with closed as (update notice set bundle_key = null where account_id = ${accountId} and bundle_key is not null)
    insert into notice_read (account_id, notice_id)
    select ${accountId}, n.id from notice n
    where ${wantedOf(accountId, { type: undefined, isUnread: true })} on conflict do nothing`.execute(db);
}

export async function insertNotice(db: Db, type: 0 | 1, title: Translated, content: Translated): Promise<void> {
  await db
    .insertInto('notice')
    .values({ type, title: JSON.stringify(title), content: JSON.stringify(content) })
    .execute();
  await insertChange(db, 'notices');
}

export interface NewNotice {
  /** Null for what nobody can switch off. */
  kind: NoticeKind | null;
  title: Translated;
  content: Translated;
  path?: string;
  /** Where events with the same key follow each other unread, one notice tells of all: `{count}` stands for their number. */
  many?: { key: string; title: Translated; content: Translated };
}

/** From the product itself, to those of some people who want to hear of it. */
export async function insertNoticesTo(db: Db, accountIds: readonly number[], notice: NewNotice): Promise<void> {
  const { kind, title, content, path = null, many } = notice;
  const manyTitle = many ? JSON.stringify(many.title) : null;
  const manyContent = many ? JSON.stringify(many.content) : null;
  const { rows } = await sql<{ account_id: Present<number> }>`
    insert into notice (account_id, type, kind, title, content, path, bundle_key, many_title, many_content)
    select distinct id, ${noticeTypes.system}::smallint, ${kind}, ${JSON.stringify(title)}::jsonb,
      ${JSON.stringify(content)}::jsonb, ${path}, ${many?.key ?? null}, ${manyTitle}::jsonb, ${manyContent}::jsonb
    from unnest(${accountIds}::bigint[]) as id
    where not exists (select from notice_setting s where s.account_id = id and ${kind}::text = any (s.switched_off))
    order by id
    on conflict (account_id, bundle_key) where bundle_key is not null do update set
      title = excluded.title, content = excluded.content, path = excluded.path, many_title = excluded.many_title,
      many_content = excluded.many_content, events_count = notice.events_count + 1, released_at = now()
    returning account_id`.execute(db);
  const told = rows.map(({ account_id }) => account_id);
  await insertChanges(db, 'notices', sql`select id, null::bigint from unnest(${told}::bigint[]) as id`);
}

export interface SettingsRow extends NoticeSettings {
  email: string | null;
}

export async function findSettings(db: Db, accountId: number): Promise<SettingsRow> {
  const { rows } = await sql<SettingsRow>`
    select coalesce(s.switched_off, '{}') as switched_off, coalesce(s.is_mailed, false) as is_mailed, a.email
    from account a left join notice_setting s on s.account_id = a.id where a.id = ${accountId}`.execute(db);
  return rows[0] ?? { switched_off: [], is_mailed: false, email: null };
}

export async function upsertSettings(
  db: Db,
  accountId: number,
  { switched_off, is_mailed }: NoticeSettings,
  language: Language,
): Promise<void> {
  await sql`
    insert into notice_setting (account_id, switched_off, is_mailed, language)
    values (${accountId}, ${[...new Set(switched_off)]}::text[], ${is_mailed}, ${language})
    on conflict (account_id) do update set
      switched_off = excluded.switched_off, is_mailed = excluded.is_mailed, language = excluded.language`.execute(db);
}
