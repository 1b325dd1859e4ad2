import type { ReportReason } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';

export interface ReportRow {
  id: number;
  exam_id: number;
  exam_title: string;
  no: number;
  /** Where the exam asks it in the version that was reported; null if it does not. */
  current_no: number | null;
  stem: string | null;
  account_id: number;
  reporter_name: string;
  reason: ReportReason;
  body: string;
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
}

interface Page {
  start: number;
  limit: number;
}

interface Wanted {
  examId: number | undefined;
  isAnswered: boolean;
}

function wantedOf(actor: Actor, { examId, isAnswered }: Wanted): RawBuilder<boolean> {
  const ofExam = examId === undefined ? sql<boolean>`true` : sql<boolean>`e.id = ${examId}`;
  const ofState = isAnswered ? sql<boolean>`r.answered_at is not null` : sql<boolean>`r.answered_at is null`;
  return sql<boolean>`(${isOwnRow(actor, 'e')} and ${ofExam} and ${ofState})`;
}

export async function selectReports(
  db: Db,
  actor: Actor,
  wanted: Wanted,
  { start, limit }: Page,
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.exam_id, e.title as exam_title, r.no, q.no as current_no, c.content ->> 'desc' as stem, r.account_id,
      a.name as reporter_name, r.reason, r.body, r.created_at, r.answer, r.answered_at
    from question_report r
    join exam e on e.id = r.exam_id
    join account a on a.id = r.account_id
    left join question_content c on c.id = r.content_id
    left join exam_question q on q.exam_id = r.exam_id and q.content_id = r.content_id
    where ${wantedOf(actor, wanted)} order by r.id desc offset ${start} limit ${limit}`.execute(db);
  return rows;
}

export async function countReports(db: Db, actor: Actor, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from question_report r join exam e on e.id = r.exam_id where ${wantedOf(actor, wanted)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

interface ReportedExam {
  id: number;
  title: string;
  open_count: number;
  reports_count: number;
}

export async function selectReported(db: Db, actor: Actor, { start, limit }: Page): Promise<ReportedExam[]> {
  const { rows } = await sql<ReportedExam>`
    select e.id, e.title, count(*) filter (where r.answered_at is null) as open_count, count(*) as reports_count
    from exam e join question_report r on r.exam_id = e.id where ${isOwnRow(actor, 'e')}
    group by e.id order by open_count desc, e.id desc offset ${start} limit ${limit}`.execute(db);
  return rows;
}

interface WaitingReports {
  exam_id: number;
  title: string;
  count: number;
  oldest_at: Present<Date>;
}

const countedReports = 100;

/** By exam, what waits longest first. Each exam is looked up by itself: how many wait elsewhere does not matter. */
export async function selectWaitingReports(db: Db, actor: Actor, limit: number): Promise<WaitingReports[]> {
  const { rows } = await sql<WaitingReports>`
    select e.id as exam_id, e.title, w.count, w.oldest_at
    from exam e cross join lateral (
      select count(*), min(r.created_at) as oldest_at from (
        select r.created_at from question_report r where r.exam_id = e.id and r.answered_at is null
        order by r.created_at limit ${countedReports}) r) w
    where ${isOwnRow(actor, 'e')} and w.count > 0
    order by w.oldest_at, e.id limit ${limit}`.execute(db);
  return rows;
}

export async function countReported(db: Db, actor: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct e.id) from exam e join question_report r on r.exam_id = e.id
    where ${isOwnRow(actor, 'e')}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewReport {
  exam_id: number;
  no: number;
  content_id: number;
  account_id: number;
  company_id: number | null;
  reason: ReportReason;
  body: string;
}

/** Answers whether it is new: one that waits for an answer is changed. */
export async function upsertReport(tx: Db, report: NewReport): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into question_report (exam_id, no, content_id, account_id, company_id, reason, body)
    values (${report.exam_id}, ${report.no}, ${report.content_id}, ${report.account_id}, ${report.company_id},
      ${report.reason}, ${report.body})
    on conflict (account_id, exam_id, content_id) where answered_at is null
    do update set reason = excluded.reason, body = excluded.body
    returning xmax = 0 as is_new`.execute(tx);
  return rows[0]?.is_new ?? false;
}

export async function findContentId(db: Db, examId: number, no: number): Promise<number | null> {
  const { rows } = await sql<{ content_id: number }>`
    select content_id from exam_question where exam_id = ${examId} and no = ${no}`.execute(db);
  return rows[0]?.content_id ?? null;
}

interface Told {
  id: number;
  title: string;
  account_id: number;
}

export async function findExam(db: Db, examId: number): Promise<Told | null> {
  const { rows } = await sql<Told>`select id, title, account_id from exam where id = ${examId}`.execute(db);
  return rows[0] ?? null;
}

export interface Answered {
  exam_id: number;
  title: string;
  no: number;
  account_ids: number[];
}

/** All that wait for an answer about the same question. Null if there is no such report of an exam of the actor's. */
export async function writeAnswer(tx: Db, actor: Actor, reportId: number, answer: string): Promise<Answered | null> {
  const { rows } = await sql<Answered>`
    with named as (
      select r.id, r.exam_id, r.content_id, r.no, e.title
      from question_report r join exam e on e.id = r.exam_id where r.id = ${reportId} and ${isOwnRow(actor, 'e')}),
    answered as (
      update question_report r set answer = ${answer}, answered_at = now() from named
      where r.answered_at is null and r.exam_id = named.exam_id
        and (r.id = named.id or r.content_id = named.content_id)
      returning r.account_id)
    select exam_id, title, no, array(select account_id from answered) as account_ids from named`.execute(tx);
  return rows[0] ?? null;
}
