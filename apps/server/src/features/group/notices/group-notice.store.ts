import type { GroupNotice } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { hasStanding, isJoined } from '../access/group-access.ts';
import { shownName } from '../group-row.ts';

interface NoticeRow {
  id: number;
  group_id: number;
  title: string;
  body: string;
  is_top: boolean;
  read_count: number;
  created_at: Date;
  author_id: number;
  author_name: string;
  is_read: boolean;
}

interface Page {
  start: number;
  limit: number;
}

/** Authors keep the name that the group knew them by, also after they have left it. */
async function selectWhere(
  db: Db,
  readerId: number,
  where: RawBuilder<boolean>,
  { start, limit }: Page,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.group_id, n.title, n.body, n.is_top, n.read_count, n.created_at, n.account_id as author_id,
      ${shownName('m')} as author_name,
      exists (select from group_notice_read r where r.notice_id = n.id and r.account_id = ${readerId}) as is_read
    from (
      select * from group_notice n where ${where} order by n.is_top desc, n.id desc offset ${start} limit ${limit}) n
    join group_member m on m.group_id = n.group_id and m.account_id = n.account_id
    join account a on a.id = n.account_id
    order by n.is_top desc, n.id desc`.execute(db);
  return rows;
}

export async function selectNotices(db: Db, readerId: number, groupId: number, page: Page): Promise<NoticeRow[]> {
  return selectWhere(db, readerId, sql<boolean>`n.group_id = ${groupId}`, page);
}

export async function selectNoticesById(db: Db, readerId: number, ids: readonly number[]): Promise<NoticeRow[]> {
  return selectWhere(db, readerId, sql<boolean>`n.id = any(${ids})`, { start: 0, limit: ids.length });
}

export async function findNoticeOfGroup(
  db: Db,
  groupId: number,
  noticeId: number,
): Promise<{ read_count: number } | null> {
  const row = await db
    .selectFrom('group_notice')
    .select('read_count')
    .where('group_id', '=', groupId)
    .where('id', '=', noticeId)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewNotice {
  title: string;
  body: string;
  is_top: boolean;
  request_key: string | null;
}

/** One for each group; those that the same key has posted before are left as they are. Answers the ids of all. */
export async function insertNotices(
  tx: Db,
  authorId: number,
  groupIds: readonly number[],
  { title, body, is_top, request_key }: NewNotice,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; group_id: number }>`
    insert into group_notice (group_id, account_id, title, body, is_top, request_key)
    select group_id, ${authorId}, ${title}, ${body}, ${is_top}, ${request_key}::uuid
    from unnest(${groupIds}::bigint[]) as group_id
    on conflict (account_id, request_key, group_id) where request_key is not null do nothing
    returning id, group_id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await insertReads(tx, authorId, ids);
  if (request_key === null) return ids;
  const posted = await sql<{ id: number }>`
    select id from group_notice
    where account_id = ${authorId} and request_key = ${request_key} and group_id = any(${groupIds})`.execute(tx);
  return posted.rows.map(({ id }) => id);
}

export async function insertReads(tx: Db, readerId: number, noticeIds: readonly number[]): Promise<void> {
  await sql`
    with added as (
      insert into group_notice_read (notice_id, account_id, group_id)
      select id, ${readerId}, group_id from group_notice where id = any(${noticeIds})
      on conflict do nothing returning notice_id)
    update group_notice set read_count = read_count + 1 where id in (select notice_id from added)`.execute(tx);
}

/** Answers whether the actor is in the group of this notice. Held, so that somebody who leaves has not read it afterwards. */
export async function readNotice(tx: Db, actor: Actor, noticeId: number): Promise<boolean> {
  const { rows } = await sql`
    select from group_notice n
    join study_group g on g.id = n.group_id
    join group_member m on m.group_id = n.group_id
    where n.id = ${noticeId} and ${hasStanding(actor, 'member')} for share of m`.execute(tx);
  if (rows.length === 0) return false;
  await insertReads(tx, actor.accountId, [noticeId]);
  return true;
}

/** Those of people who have left. */
export async function deleteReads(tx: Db, groupId: number, accountIds: readonly number[]): Promise<void> {
  await sql`
    with gone as (
      delete from group_notice_read where group_id = ${groupId} and account_id = any(${accountIds}) returning notice_id)
    update group_notice n set read_count = n.read_count - g.count
    from (select notice_id, count(*) as count from gone group by notice_id) g where n.id = g.notice_id`.execute(tx);
}

/** Answers the ids of those that were there. */
export async function deleteNotices(tx: Db, groupId: number, noticeIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from group_notice where group_id = ${groupId} and id = any(${noticeIds}) returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface ReaderRow {
  account_id: number;
  alias: string;
  name: string;
  read_at: Date | null;
}

export async function selectReaders(
  db: Db,
  groupId: number,
  noticeId: number,
  isRead: boolean,
  { start, limit }: Page,
): Promise<ReaderRow[]> {
  const { rows } = await sql<ReaderRow>`
    select page.account_id, m.alias, a.name, r.read_at
    from unnest(array(
      select m.account_id from group_member m
      where m.group_id = ${groupId} and ${isJoined} and ${isRead} = exists (
        select from group_notice_read r where r.notice_id = ${noticeId} and r.account_id = m.account_id)
      order by m.role desc, m.joined_at, m.account_id
      offset ${start} limit ${limit})) with ordinality as page (account_id, place)
    join group_member m on m.group_id = ${groupId} and m.account_id = page.account_id
    join account a on a.id = page.account_id
    left join group_notice_read r on r.notice_id = ${noticeId} and r.account_id = page.account_id
    order by page.place`.execute(db);
  return rows;
}

export function presentNotice(row: NoticeRow): GroupNotice {
  return {
    notice_id: row.id,
    group_id: row.group_id,
    title: row.title,
    body: row.body,
    is_top: row.is_top,
    is_read: row.is_read,
    read_count: row.read_count,
    author: { user_id: row.author_id, name: row.author_name },
    created_at: row.created_at.toISOString(),
  };
}

export interface NewsRow {
  notice_id: number;
  group: { group_id: number; name: string };
  title: string;
  created_at: string;
}

/** The newest of all groups that somebody is in and has not read. What is older than a month is no news. */
export async function selectNews(db: Db, actor: Actor, limit: number): Promise<NewsRow[]> {
  const { rows } = await sql<{ id: number; group_id: number; name: string; title: string; created_at: Date }>`
    select n.id, n.group_id, g.name, n.title, n.created_at
    from group_member m join study_group g on g.id = m.group_id
    cross join lateral (
      select * from group_notice n
      where n.group_id = g.id and n.account_id <> ${actor.accountId} and n.created_at > now() - interval '30 days'
        and not exists (select from group_notice_read r where r.notice_id = n.id and r.account_id = ${actor.accountId})
      order by n.id desc limit ${limit}) n
    where ${hasStanding(actor, 'member')}
    order by n.id desc limit ${limit}`.execute(db);
  return rows.map(({ id, group_id, name, title, created_at }) => ({
    notice_id: id,
    group: { group_id, name },
    title,
    created_at: created_at.toISOString(),
  }));
}
