import type { FeedbackStatus, FeedbackType } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import { followsTime, microsOf } from '../../../platform/db/keyset.ts';
import type { ReportRow } from '../../report/report.ts';

interface Page {
  after?: string | undefined;
  limit: number;
}

export interface ThreadRow {
  id: number;
  account_id: number;
  name: string;
  username: string;
  type: FeedbackType;
  subject: string;
  status: FeedbackStatus;
  os_type: number;
  waiting_since: Date | null;
  assignee_id: number | null;
  assignee_name: string | null;
  assignee_username: string | null;
  created_at: Date;
  updated_at: Date;
  micros: number;
}

const columns = sql`f.id, f.account_id, a.name, a.username, f.type, f.subject, f.status, f.os_type, f.waiting_since, f.assignee_id,
  o.name as assignee_name, o.username as assignee_username, f.created_at, f.updated_at`;
const joins = sql`join account a on a.id = f.account_id left join account o on o.id = f.assignee_id`;

/** The oldest first, and one more than is shown. */
export async function selectWaitingThreads(db: Db, page: Page, assigneeId: number | null): Promise<ThreadRow[]> {
  const { after, limit } = page;
  const ofOperator = assigneeId === null ? sql`` : sql`and f.assignee_id = ${assigneeId}`;
  const { rows } = await sql<ThreadRow>`
    select ${columns}, ${microsOf(sql`f.waiting_since`)} as micros from feedback f ${joins}
    where f.waiting_since is not null and f.status = 1 ${ofOperator}
      and ${followsTime(after, sql`f.waiting_since`, sql`f.id`, '>')}
    order by f.waiting_since, f.id limit ${limit + 1}`.execute(db);
  return rows;
}

/** All that were ever sent, the newest first. */
export async function selectSentThreads(db: Db, page: Page, assigneeId: number | null): Promise<ThreadRow[]> {
  const { after, limit } = page;
  const ofOperator = assigneeId === null ? sql`` : sql`and f.assignee_id = ${assigneeId}`;
  const { rows } = await sql<ThreadRow>`
    select ${columns}, ${microsOf(sql`f.updated_at`)} as micros from feedback f ${joins}
    where f.status in (1, 2) ${ofOperator} and ${followsTime(after, sql`f.updated_at`, sql`f.id`, '<')}
    order by f.updated_at desc, f.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export async function findThread(db: Db, feedbackId: number): Promise<ThreadRow | null> {
  const { rows } = await sql<ThreadRow>`
    select ${columns}, 0 as micros from feedback f ${joins}
    where f.id = ${feedbackId} and f.status in (1, 2)`.execute(db);
  return rows[0] ?? null;
}

export interface MessageRow {
  id: number;
  feedback_id: number;
  type: 0 | 1;
  body: string;
  sent_at: Present<Date>;
  replier: string | null;
}

/** What is still being written is its author's alone. */
export async function selectSent(db: Db, feedbackId: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select s.id, s.feedback_id, s.type, s.body, s.sent_at, a.name as replier
    from feedback_session s left join account a on a.id = s.replier_id
    where s.feedback_id = ${feedbackId} and s.sent_at is not null order by s.sent_at, s.id`.execute(db);
  return rows;
}

interface OperatorRow {
  user_id: number;
  name: string;
  username: string;
}

/** Whom a thread can be handed over to. */
export async function selectOperators(db: Db): Promise<OperatorRow[]> {
  const { rows } = await sql<OperatorRow>`
    select id as user_id, name, username from account where is_operator and not is_disabled
    order by username limit 100`.execute(db);
  return rows;
}

/** Answers whether it was changed. */
export async function writeAssignee(tx: Db, feedbackId: number, accountId: number | null): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update feedback set assignee_id = ${accountId}::bigint
    where id = ${feedbackId} and assignee_id is distinct from ${accountId}::bigint`.execute(tx);
  return numAffectedRows > 0n;
}

export interface GuestRow {
  id: number;
  message: string;
  contact_info: string;
  language: string;
  created_at: Date;
  settled_at: Date | null;
  micros: number;
}

export async function selectGuests(db: Db, isSettled: boolean, { after, limit }: Page): Promise<GuestRow[]> {
  const columnsOf = sql`id, message, contact_info, language, created_at, settled_at`;
  const { rows } = isSettled
    ? await sql<GuestRow>`
        select ${columnsOf}, ${microsOf(sql`settled_at`)} as micros from guest_feedback
        where settled_at is not null and ${followsTime(after, sql`settled_at`, sql`id`, '<')}
        order by settled_at desc, id desc limit ${limit + 1}`.execute(db)
    : await sql<GuestRow>`
        select ${columnsOf}, ${microsOf(sql`created_at`)} as micros from guest_feedback
        where settled_at is null and ${followsTime(after, sql`created_at`, sql`id`, '>')}
        order by created_at, id limit ${limit + 1}`.execute(db);
  return rows;
}

/** Null if there is none; else what it was, and whether it has been settled just now. */
export async function settleGuest(tx: Db, guestId: number): Promise<{ message: string; isNew: boolean } | null> {
  const { rows } = await sql<{ message: string; is_new: boolean }>`
    with settled as (update guest_feedback set settled_at = now() where id = ${guestId} and settled_at is null returning id)
    select message, exists (select from settled) as is_new from guest_feedback where id = ${guestId}`.execute(tx);
  const [row] = rows;
  return row ? { message: row.message, isNew: row.is_new } : null;
}

export interface ReportedRow extends ReportRow {
  author_id: number;
  author_name: string;
  author_username: string;
  micros: number;
}

export async function selectReported(db: Db, isAnswered: boolean, { after, limit }: Page): Promise<ReportedRow[]> {
  const at = isAnswered ? sql`r.answered_at` : sql`r.created_at`;
  const order = isAnswered ? sql`r.answered_at desc, r.id desc` : sql`r.created_at, r.id`;
  const state = isAnswered ? sql`r.answered_at is not null` : sql`r.answered_at is null`;
  const { rows } = await sql<ReportedRow>`
    select r.id, r.exam_id, e.title as exam_title, r.no, q.no as current_no, c.content ->> 'desc' as stem, r.account_id,
      a.name as reporter_name, o.id as author_id, o.name as author_name, o.username as author_username, r.reason, r.body,
      r.created_at, r.answer, r.answered_at, ${microsOf(at)} as micros
    from question_report r
    join exam e on e.id = r.exam_id
    join account a on a.id = r.account_id
    join account o on o.id = e.account_id
    left join question_content c on c.id = r.content_id
    left join exam_question q on q.exam_id = r.exam_id and q.content_id = r.content_id
    where ${state} and ${followsTime(after, at, sql`r.id`, isAnswered ? '<' : '>')}
    order by ${order} limit ${limit + 1}`.execute(db);
  return rows;
}
