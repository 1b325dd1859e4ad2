// What partners are paid, as the app's records say.
import type { ResponseOf } from '@tiku/contract';
import { writeTable } from '@tiku/papers';
import type { TableColumn } from '@tiku/papers';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { sendSpreadsheet } from '../../platform/files/send-spreadsheet.ts';
import type { Context } from '../../platform/http/context.ts';
import { texts } from '../../platform/texts/texts.ts';
import { selectTimeZone } from '../account/account.ts';
import { ownId } from './keep-partner.ts';

type Member = Context<'member'>;

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

interface Page {
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

export async function listMonths(context: Member, page: Page): Promise<ResponseOf<'GET /partner/payments'>> {
  const { db } = context;
  const accountId = ownId(context);
  const { rows } = await sql<MonthRow>`
    ${months(accountId)} order by 1 desc, 2 desc, 3 offset ${page.start} limit ${page.limit}`.execute(db);
  if (page.req_total === 0) return { list: rows };
  const { rows: counted } = await sql<{ count: number }>`select count(*) from (${months(accountId)}) m`.execute(db);
  return { list: rows, total: counted[0]?.count ?? 0 };
}

interface Month {
  year: number;
  month: number;
}

const isWithin = (accountId: number, { year, month }: Month) => sql<boolean>`
  p.account_id = ${accountId}
  and p.paid_at >= make_date(${year}, ${month}, 1)::timestamp at time zone coalesce(a.time_zone, 'UTC')
  and p.paid_at < (make_date(${year}, ${month}, 1) + interval '1 month') at time zone coalesce(a.time_zone, 'UTC')`;

interface PaymentRow {
  id: number;
  item: string;
  type: 1 | 2 | 3 | 4;
  amount: number;
  currency: string;
  paid_at: Date;
}

const paid = sql`partner_payment p join account a on a.id = p.account_id`;

async function selectMonth(db: Db, accountId: number, month: Month, page: Omit<Page, 'req_total'> | null) {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.item, p.type, p.amount, p.currency, p.paid_at from ${paid} where ${isWithin(accountId, month)}
    order by p.paid_at desc, p.id desc offset ${page?.start ?? 0} limit ${page?.limit ?? null}`.execute(db);
  return rows;
}

function presentPayment({ id, item, type, amount, currency, paid_at }: PaymentRow) {
  return { id, item, type, amount, currency, date: paid_at.toISOString() };
}

export async function listPayments(
  context: Member,
  { start, limit, req_total, ...month }: Month & Page,
): Promise<ResponseOf<'GET /partner/payment/details'>> {
  const accountId = ownId(context);
  const rows = await selectMonth(context.db, accountId, month, { start, limit });
  const { rows: sums } = await sql<{ currency: string; amount: number; count: number }>`
    select p.currency, sum(p.amount)::bigint as amount, count(*)::int as count from ${paid}
    where ${isWithin(accountId, month)} group by 1 order by 1`.execute(context.db);
  return {
    list: rows.map(presentPayment),
    sums: sums.map(({ currency, amount }) => ({ currency, amount })),
    ...(req_total === 1 ? { total: sums.reduce((total, { count }) => total + count, 0) } : {}),
  };
}

export async function exportPayments(context: Member, month: Month): Promise<Buffer> {
  const { db, language, reply } = context;
  const rows = await selectMonth(db, ownId(context), month, null);
  const { name, columns, ways } = texts[language].paymentSheet;
  const shapes: TableColumn[] = [
    { title: columns.item, kind: 'text', width: 40 },
    { title: columns.type, kind: 'text', width: 16 },
    { title: columns.amount, kind: 'money', width: 14 },
    { title: columns.currency, kind: 'text', width: 12 },
    { title: columns.date, kind: 'instant', width: 18 },
  ];
  const cells = rows.map((row) => [row.item, ways[row.type], row.amount / 100, row.currency, row.paid_at]);
  const title = `${name} ${month.year}-${String(month.month).padStart(2, '0')}`;
  const timeZone = await selectTimeZone(db, ownId(context));
  return sendSpreadsheet(reply, title, await writeTable({ name: title, timeZone, columns: shapes, rows: cells }));
}
