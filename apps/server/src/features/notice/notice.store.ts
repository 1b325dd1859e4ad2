import { noticeTypes } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { insertChange, insertChanges } from '../events/events.ts';

/** A text per language; the first one stands in where a language is missing. */
export type Translated = Record<string, string>;

export interface NoticeRow {
  id: number;
  type: 0 | 1;
  title: Translated;
  content: Translated;
  released_at: Date;
  is_read: boolean;
}

/** What somebody may see: notices to them, and notices to everybody. */
const visibleTo = (accountId: number) =>
  sql`(n.account_id = ${accountId} or n.account_id is null) and n.released_at <= now()`;

const isRead = (accountId: number) =>
  sql<boolean>`exists (select from notice_read r where r.account_id = ${accountId} and r.notice_id = n.id)`;

const columns = (accountId: number) =>
  sql`n.id, n.type, n.title, n.content, n.released_at, ${isRead(accountId)} as is_read`;

export async function selectNotices(db: Db, accountId: number, start: number, limit: number): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select ${columns(accountId)} from notice n where ${visibleTo(accountId)}
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

export async function countNotices(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from notice n where ${visibleTo(accountId)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notice n where ${visibleTo(accountId)} and not ${isRead(accountId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertRead(db: Db, accountId: number, noticeId: number): Promise<void> {
  await db
    .insertInto('notice_read')
    .values({ account_id: accountId, notice_id: noticeId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertNotice(db: Db, type: 0 | 1, title: Translated, content: Translated): Promise<void> {
  await db
    .insertInto('notice')
    .values({ type, title: JSON.stringify(title), content: JSON.stringify(content) })
    .execute();
  await insertChange(db, 'notices');
}

/** From the product itself, to some people. */
export async function insertNoticesTo(
  db: Db,
  accountIds: readonly number[],
  title: Translated,
  content: Translated,
): Promise<void> {
  await sql`
    insert into notice (account_id, type, title, content)
    select id, ${noticeTypes.system}, ${JSON.stringify(title)}, ${JSON.stringify(content)}
    from unnest(${accountIds}::bigint[]) as id`.execute(db);
  await insertChanges(db, 'notices', sql`select id, null::bigint from unnest(${accountIds}::bigint[]) as id`);
}
