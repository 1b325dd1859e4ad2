import type { FeedbackStatus, FeedbackType } from '@tiku/contract';
import { feedbackStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface GuestFeedback {
  message: string;
  contact_info: string;
  language: string;
}

export async function insertGuestFeedback(db: Db, feedback: GuestFeedback): Promise<void> {
  await db.insertInto('guest_feedback').values(feedback).execute();
}

export interface FeedbackRow {
  id: number;
  account_id: number;
  type: FeedbackType;
  subject: string;
  status: FeedbackStatus;
  os_type: number;
  is_answered: boolean;
  created_at: Date;
  updated_at: Date;
}

const columns = sql`f.id, f.account_id, f.type, f.subject, f.status, f.os_type, coalesce((
    select s.type = 1 from feedback_session s where s.feedback_id = f.id and s.sent_at is not null
    order by s.id desc limit 1), false) as is_answered, f.created_at, f.updated_at`;

/** Of `feedback f`: theirs, unless they deleted it. */
export const isOwn = (accountId: number): RawBuilder<boolean> =>
  sql<boolean>`(f.account_id = ${accountId} and f.status <> ${sql.lit(feedbackStatus.deleted)})`;

interface Wanted {
  start: number;
  limit: number;
  query: string;
  order: 'updated' | 'created';
  status: FeedbackStatus | undefined;
}

const orders = { updated: sql`f.updated_at desc, f.id desc`, created: sql`f.id desc` };

export async function selectFeedbacks(
  db: Db,
  accountId: number,
  { start, limit, query, order, status }: Wanted,
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const ofStatus = status === undefined ? sql<boolean>`true` : sql<boolean>`f.status = ${status}`;
  const where = sql`${isOwn(accountId)} and ${ofStatus} and (strpos(lower(f.subject), lower(${query})) > 0 or exists (
    select from feedback_session s where s.feedback_id = f.id and strpos(lower(s.body), lower(${query})) > 0))`;
  const counted = await sql<{ count: number }>`select count(*) from feedback f where ${where}`.execute(db);
  const { rows } = await sql<FeedbackRow>`
    select ${columns} from feedback f where ${where} order by ${orders[order]} offset ${start} limit ${limit}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.count ?? 0 };
}

export async function findOwnFeedback(db: Db, accountId: number, feedbackId: number): Promise<FeedbackRow | null> {
  const { rows } = await sql<FeedbackRow>`
    select ${columns} from feedback f where f.id = ${feedbackId} and ${isOwn(accountId)}`.execute(db);
  return rows[0] ?? null;
}

/** Held until the transaction ends, so that what belongs to it comes one after the other. */
export async function lockFeedback(tx: Db, feedbackId: number): Promise<void> {
  await sql`select from feedback where id = ${feedbackId} for update`.execute(tx);
}

/** Null if the same request has begun it before. */
export async function insertFeedback(
  tx: Db,
  feedback: { account_id: number; type: number; subject: string; os_type: number; request_key: string | null },
): Promise<number | null> {
  const row = await tx
    .insertInto('feedback')
    .values(feedback)
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'request_key']).where('request_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findByKey(tx: Db, accountId: number, requestKey: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select f.id from feedback f where f.request_key = ${requestKey} and ${isOwn(accountId)}`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Answers whether there was one to change. What was never sent is not closed. */
export async function writeStatus(
  db: Db,
  accountId: number,
  feedbackId: number,
  status: FeedbackStatus,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update feedback f set status = ${status}, updated_at = now()
    where f.id = ${feedbackId} and ${isOwn(accountId)} and f.status <> ${status}
      and (${status !== feedbackStatus.closed} or f.status = ${feedbackStatus.inProgress})`.execute(db);
  return numAffectedRows > 0n;
}

export interface SessionRow {
  id: number;
  feedback_id: number;
  type: 0 | 1;
  body: string;
  sent_at: Date | null;
}

export interface OwnSession extends SessionRow {
  /** The thread was ended since it was begun. */
  is_closed: boolean;
}

/** What is being written is its author's alone; the last of them. */
export async function selectSessions(db: Db, feedbackId: number): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, feedback_id, type, body, sent_at from feedback_session where feedback_id = ${feedbackId}
    order by sent_at nulls last, id`.execute(db);
  return rows;
}

export async function findOwnSession(db: Db, accountId: number, sessionId: number): Promise<OwnSession | null> {
  const { rows } = await sql<OwnSession>`
    select s.id, s.feedback_id, s.type, s.body, s.sent_at,
      f.status = ${feedbackStatus.closed} and f.updated_at > s.created_at as is_closed
    from feedback_session s join feedback f on f.id = s.feedback_id
    where s.id = ${sessionId} and ${isOwn(accountId)}`.execute(db);
  return rows[0] ?? null;
}

/** The one that is being written; written anew if there was one. */
export async function upsertEditing(tx: Db, feedbackId: number, body: string): Promise<SessionRow> {
  const { rows } = await sql<SessionRow>`
    insert into feedback_session (feedback_id, type, body) values (${feedbackId}, 0, ${body})
    on conflict (feedback_id) where sent_at is null do update set body = excluded.body, created_at = now()
    returning id, feedback_id, type, body, sent_at`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`feedback ${feedbackId} has no session`);
  return row;
}

/** It opens what was closed. Nothing happens to what was sent before. */
export async function sendSession(tx: Db, { id, feedback_id }: SessionRow): Promise<void> {
  await sql`
    with sent as (update feedback_session set sent_at = now() where id = ${id} and sent_at is null returning 1)
    update feedback set status = ${feedbackStatus.inProgress}, updated_at = now()
    where id = ${feedback_id} and exists (select from sent)`.execute(tx);
}

export interface Reply {
  body: string;
  /** Null for the command line. */
  replierId: number | null;
  requestKey: string | null;
}

interface Replied extends Pick<FeedbackRow, 'account_id' | 'subject'> {
  session_id: number;
}

/** Null if there is nothing to reply to, or the same request has replied before. */
export async function insertReply(
  tx: Db,
  feedbackId: number,
  { body, replierId, requestKey }: Reply,
): Promise<Replied | null> {
  const { rows } = await sql<Replied>`
    with replied as (
      insert into feedback_session (feedback_id, type, body, sent_at, replier_id, request_key)
      select id, 1, ${body}, now(), ${replierId}::bigint, ${requestKey} from feedback
      where id = ${feedbackId} and status in (1, 2)
      on conflict (feedback_id, request_key) where request_key is not null do nothing returning id, feedback_id)
    update feedback f set updated_at = now() from replied where f.id = replied.feedback_id
    returning f.account_id, f.subject, replied.id as session_id`.execute(tx);
  return rows[0] ?? null;
}
