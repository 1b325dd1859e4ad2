// What partners are paid, as the app's records say.
import type { ResponseOf } from '@tiku/contract';
import { writeTable } from '@tiku/papers';
import type { TableColumn } from '@tiku/papers';
import { sendSpreadsheet } from '../../platform/files/send-spreadsheet.ts';
import type { Context } from '../../platform/http/context.ts';
import { texts } from '../../platform/texts/texts.ts';
import { selectTimeZone } from '../account/account.ts';
import { ownId } from './keep-partner.ts';
import { countMonths, selectMonth, selectMonths, sumMonth } from './partner-payment.store.ts';
import type { Month, Page, PaymentRow } from './partner-payment.store.ts';

type Member = Context<'member'>;

export async function listMonths(context: Member, page: Page): Promise<ResponseOf<'GET /partner/payments'>> {
  const { db } = context;
  const accountId = ownId(context);
  const list = await selectMonths(db, accountId, page);
  return page.req_total === 0 ? { list } : { list, total: await countMonths(db, accountId) };
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
  const sums = await sumMonth(context.db, accountId, month);
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
