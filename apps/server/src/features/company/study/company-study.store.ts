import type { CompanyExamStudy, CompanyUserStudy, StudyFigures } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isOfCompany } from '../../../platform/session/company-user.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isFound, shownName } from '../users/user.store.ts';

/** Both included. */
export interface Days {
  from: string;
  to: string;
}

/** Of a company: all its people, or one of them by their account. */
export interface Scope {
  companyId: number;
  accountId: number | null;
}

function isWithin({ companyId, accountId }: Scope, { from, to }: Days): RawBuilder<boolean> {
  const isTheirs = accountId === null ? sql<boolean>`true` : sql<boolean>`d.account_id = ${accountId}`;
  return sql<boolean>`
    d.company_id = ${companyId} and ${isTheirs} and d.day between ${from}::date and ${to}::date
    and (d.questions_count > 0 or d.seconds > 0)`;
}

const sums = sql`
  coalesce(sum(d.questions_count), 0)::int as questions_count, coalesce(sum(d.judged_count), 0)::int as judged_count,
  coalesce(sum(d.correct_count), 0)::int as correct_count, coalesce(sum(d.seconds), 0)::int as seconds`;

const people = sql`count(distinct d.account_id)::int as users_count`;

export interface DayRow extends StudyFigures {
  date: string;
  users_count: number;
}

export async function selectDays(db: Db, scope: Scope, days: Days): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select d.day::text as date, ${people}, ${sums} from study_day d where ${isWithin(scope, days)} group by d.day order by d.day`.execute(
    db,
  );
  return rows;
}

export interface MonthRow extends StudyFigures {
  month: string;
  users_count: number;
}

export async function selectMonths(db: Db, scope: Scope, days: Days): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(d.day, 'YYYY-MM') as month, ${people}, ${sums}
    from study_day d where ${isWithin(scope, days)} group by 1 order by 1`.execute(db);
  return rows;
}

const orders = {
  most: sql`s.seconds desc, s.questions_count desc, u.id`,
  least: sql`s.seconds, s.questions_count, u.id`,
  name: sql`name collate natural_order, u.id`,
  rate: sql`s.correct_count::numeric / nullif(s.judged_count, 0) desc nulls last, u.id`,
};

export interface UserPage {
  start: number;
  limit: number | null;
  query_string: string;
  order_by: keyof typeof orders;
}

/** Everybody, also those who did nothing; those who left only with what they did. */
function isListed({ companyId, accountId }: Scope, words: string): RawBuilder<boolean> {
  const isTheirs =
    accountId === null ? sql<boolean>`true` : sql<boolean>`coalesce(u.account_id, u.former_account_id) = ${accountId}`;
  return sql<boolean>`
    u.company_id = ${companyId} and ${isTheirs} and (u.removed_at is null or s.seconds > 0 or s.questions_count > 0)
    and ${isFound(words)}`;
}

function withStudy(scope: Scope, days: Days) {
  return sql`
    company_user u left join account a on a.id = coalesce(u.account_id, u.former_account_id)
    left join (
      select d.account_id, count(*)::int as days_count, max(d.day)::text as last_day, ${sums}
      from study_day d where ${isWithin(scope, days)} group by d.account_id) f on f.account_id = a.id
    cross join lateral (
      select coalesce(f.questions_count, 0) as questions_count, coalesce(f.judged_count, 0) as judged_count,
        coalesce(f.correct_count, 0) as correct_count, coalesce(f.seconds, 0) as seconds,
        coalesce(f.days_count, 0) as days_count, f.last_day) s`;
}

export async function selectUserStudy(
  db: Db,
  scope: Scope,
  days: Days,
  { start, limit, query_string, order_by }: UserPage,
): Promise<CompanyUserStudy[]> {
  const { rows } = await sql<CompanyUserStudy>`
    select u.id as user_id, ${shownName} as name, u.department, u.job_id,
      u.removed_at is not null or (u.account_id is not null and not ${isOfCompany('u')}) as has_left, s.*
    from ${withStudy(scope, days)} where ${isListed(scope, query_string.trim())}
    order by ${orders[order_by]} offset ${start} limit ${limit}`.execute(db);
  return rows;
}

export async function countUserStudy(db: Db, scope: Scope, days: Days, words: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${withStudy(scope, days)} where ${isListed(scope, words.trim())}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those that most time went into first. An exam is called what it was called last. */
export async function selectExamStudy(db: Db, scope: Scope, days: Days, limit: number): Promise<CompanyExamStudy[]> {
  const { rows } = await sql<CompanyExamStudy>`
    select d.exam_id, (array_agg(d.title order by d.day desc))[1] as title, ${people}, ${sums}
    from study_exam_day d where ${isWithin(scope, days)}
    group by d.exam_id order by sum(d.seconds) desc, d.exam_id limit ${limit}`.execute(db);
  return rows;
}

interface UserGroup {
  group_id: number;
  name: string;
  role: 0 | 1 | 2;
}

export async function selectUserGroups(db: Db, { companyId, accountId }: Scope): Promise<UserGroup[]> {
  const { rows } = await sql<UserGroup>`
    select g.id as group_id, g.name, m.role from group_member m join study_group g on g.id = m.group_id
    where m.account_id = ${accountId} and g.company_id = ${companyId} and m.left_at is null and m.status <> 1
    order by g.name collate natural_order, g.id`.execute(db);
  return rows;
}

/** Null for one that is not of the company; somebody who has no account yet has studied nothing. */
export async function findAccountOf(
  db: Db,
  companyId: number,
  userId: number,
): Promise<{ account_id: number | null } | null> {
  const { rows } = await sql<{ account_id: number | null }>`
    select coalesce(account_id, former_account_id) as account_id from company_user
    where id = ${userId} and company_id = ${companyId}`.execute(db);
  return rows[0] ?? null;
}
