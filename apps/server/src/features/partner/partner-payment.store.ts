// What partners are paid, as the app's records say.
import type { ResponseOf } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

interface PartnerPayment {
  account_id: number;
  item: string;
  /** 1 Alipay, 2 WeChat, 3 Apple, 4 Google. */
  type: number;
  /** In minor units. */
  amount: number;
  currency: string;
  paid_at: Date;
  /** Of the record; one that is known is left as it is. */
  reference: string;
  /** Who paid, and for which bundle, where the record names them. */
  payer_id?: number | null;
  bundle_id?: number | null;
}

/** A statement takes 65,535 values. */
const rowsAtOnce = 5_000;

/** Answers how many were new. */
export async function insertPartnerPayments(tx: Db, payments: readonly PartnerPayment[]): Promise<number> {
  let count = 0;
  for (let at = 0; at < payments.length; at += rowsAtOnce) {
    const inserted = await tx
      .insertInto('partner_payment')
      .values(payments.slice(at, at + rowsAtOnce))
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .execute();
    count += inserted.length;
  }
  return count;
}

export interface Page {
  start: number;
  limit: number;
  req_total: 0 | 1;
}

/** In the partner's time zone. */
const months = (accountId: number) => sql`
  select extract(year from day)::int as year, extract(month from day)::int as month, currency, count(*)::int as count,
    sum(amount)::bigint as amount
  from (
    select (p.paid_at at time zone coalesce(a.time_zone, 'UTC')) as day, p.currency, p.amount
    from partner_payment p join account a on a.id = p.account_id where p.account_id = ${accountId}) paid
  group by 1, 2, 3`;

type MonthRow = ResponseOf<'GET /partner/payments'>['list'][number];

export async function selectMonths(
  db: Db,
  accountId: number,
  { start, limit }: Omit<Page, 'req_total'>,
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    ${months(accountId)} order by 1 desc, 2 desc, 3 offset ${start} limit ${limit}`.execute(db);
  return rows;
}

export async function countMonths(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from (${months(accountId)}) m`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface Month {
  year: number;
  month: number;
}

const isWithin = (accountId: number, { year, month }: Month) => sql<boolean>`
  p.account_id = ${accountId}
  and p.paid_at >= make_date(${year}, ${month}, 1)::timestamp at time zone coalesce(a.time_zone, 'UTC')
  and p.paid_at < (make_date(${year}, ${month}, 1) + interval '1 month') at time zone coalesce(a.time_zone, 'UTC')`;

export interface PaymentRow {
  id: number;
  item: string;
  type: 1 | 2 | 3 | 4;
  amount: number;
  currency: string;
  paid_at: Date;
}

const paid = sql`partner_payment p join account a on a.id = p.account_id`;

export async function selectMonth(db: Db, accountId: number, month: Month, page: Omit<Page, 'req_total'> | null) {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.item, p.type, p.amount, p.currency, p.paid_at from ${paid} where ${isWithin(accountId, month)}
    order by p.paid_at desc, p.id desc offset ${page?.start ?? 0} limit ${page?.limit ?? null}`.execute(db);
  return rows;
}

interface CurrencySum {
  currency: string;
  amount: number;
  count: number;
}

export async function sumMonth(db: Db, accountId: number, month: Month): Promise<CurrencySum[]> {
  const { rows } = await sql<CurrencySum>`
    select p.currency, sum(p.amount)::bigint as amount, count(*)::int as count from ${paid}
    where ${isWithin(accountId, month)} group by 1 order by 1`.execute(db);
  return rows;
}
