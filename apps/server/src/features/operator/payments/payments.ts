// What partners were paid, from a .csv of the app: what would come of it, and, once that is looked at, the new rows of it.
import { operatorRules } from '@tiku/contract';
import type { ImportedPayment, ResponseOf } from '@tiku/contract';
import { readWorkbookSafely, UnreadableFile } from '@tiku/papers';
import type { Db } from '../../../db/database.ts';
import { cutPage } from '../../../db/keyset.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Context, UploadedFile } from '../../../http/context.ts';
import { fill, texts } from '../../../texts/texts.ts';
import { insertPartnerPayments } from '../../partner/partner.ts';
import { recordAction } from '../actions/actions.ts';
import { selectKnown, selectPartners, selectPayments } from './payment.store.ts';
import type { MatchedPartner, PaymentRow } from './payment.store.ts';
import { readPayments } from './read-payments.ts';
import type { PaymentProblem, ReadPayments, WrittenPayment } from './read-payments.ts';

type Operator = Context<'operator'>;
type Imported = ResponseOf<'POST /operator/payments/csv'>;

const shownRows = 20;
const shownProblems = 200;

export async function importPayments(
  context: Operator,
  { file, preview }: { file: UploadedFile; preview: 0 | 1 },
): Promise<Imported> {
  const sheet = await readFile(context, file);
  return context.db.transaction().execute(async (tx) => {
    const sorted = await sortOut(tx, sheet);
    const added_count = preview === 1 ? 0 : await addPayments(tx, context, file.name, sorted);
    return present(context, sheet, { ...sorted, added_count });
  });
}

async function readFile({ language }: Operator, { bytes, name }: UploadedFile): Promise<ReadPayments> {
  const workbook = await readWorkbookSafely(bytes, name).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? new AppError('bad_file', { cause: error }) : error;
  });
  const sheet = readPayments(workbook.sheets[0]?.rows ?? []);
  if ('missing' in sheet) {
    const { paymentSheet, paymentImport } = texts[language];
    const columns = sheet.missing.map((column) => paymentSheet.columns[column]).join(', ');
    throw new AppError('bad_file', { fields: { file: fill(paymentImport.missing, { columns }) } });
  }
  const { paymentRows: limit } = operatorRules;
  if (sheet.rowsCount > limit) throw new AppError('import_too_long', { counts: { limit } });
  return sheet;
}

interface Matched {
  payment: WrittenPayment;
  partner: MatchedPartner;
}

interface Sorted {
  added: Matched[];
  knownCount: number;
  problems: PaymentProblem[];
}

/** Which rows are new, and whose; a row that no partner or more than one fits is a problem of its cell. */
async function sortOut(tx: Db, { payments, problems: read, describe }: ReadPayments): Promise<Sorted> {
  const problems = [...read];
  const found = Map.groupBy(
    await selectPartners(
      tx,
      payments.map(({ partner }) => partner),
    ),
    ({ given }) => given,
  );
  const references = payments.map(({ reference }) => reference);
  const known = new Map((await selectKnown(tx, references)).map((each) => [each.reference, each]));
  const added: Matched[] = [];
  let knownCount = 0;
  for (const payment of payments) {
    const [partner, ...others] = found.get(payment.partner) ?? [];
    const before = known.get(payment.reference);
    if (!partner) problems.push(describe(payment, 'partner', 'unknownPartner'));
    else if (others.length > 0) problems.push(describe(payment, 'partner', 'severalPartners'));
    else if (!before) added.push({ payment, partner });
    else if (isSame(before, payment, partner)) knownCount += 1;
    else problems.push(describe(payment, 'reference', 'changed'));
  }
  return { added, knownCount, problems: problems.toSorted((one, other) => one.row - other.row) };
}

function isSame(
  before: { account_id: number; amount: number; currency: string },
  { amount, currency }: WrittenPayment,
  { account_id }: MatchedPartner,
): boolean {
  return before.account_id === account_id && before.amount === amount && before.currency === currency;
}

function toRecord({ payment, partner: { account_id } }: Matched) {
  const { item, type, amount, currency, paid_at, reference } = payment;
  return { account_id, item, type, amount, currency, paid_at, reference };
}

async function addPayments(tx: Db, { actor }: Operator, title: string, { added, problems }: Sorted): Promise<number> {
  const count = await insertPartnerPayments(tx, added.map(toRecord));
  if (count > 0) {
    const detail = { count, problems: problems.length };
    await recordAction(tx, actor, { action: 'import_payments', about: 'payment', aboutId: null, title, detail });
  }
  return count;
}

function present(
  { language }: Operator,
  { rowsCount }: ReadPayments,
  { added, knownCount, problems, added_count }: Sorted & { added_count: number },
): Imported {
  const { paymentSheet, paymentImport } = texts[language];
  return {
    rows_count: rowsCount,
    new_count: added.length,
    known_count: knownCount,
    added_count,
    sums: sumUp(added),
    rows: added.slice(0, shownRows).map(presentNew),
    problems_count: problems.length,
    problems: problems.slice(0, shownProblems).map(({ row, cell, column, value, code }) => ({
      row,
      cell,
      column: paymentSheet.columns[column],
      value,
      message: paymentImport[code],
    })),
  };
}

function presentNew({ payment, partner: { account_id, name, username } }: Matched): Imported['rows'][number] {
  const { row, item, type, amount, currency, paid_at, reference } = payment;
  const user = { user_id: account_id, name, username };
  return { row, user, item, type, amount, currency, date: paid_at.toISOString(), reference };
}

function sumUp(added: readonly Matched[]): Imported['sums'] {
  const sums = new Map<string, number>();
  for (const { payment } of added) sums.set(payment.currency, (sums.get(payment.currency) ?? 0) + payment.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function presentPayment({ id, account_id, name, username, paid_at, ...payment }: PaymentRow): ImportedPayment {
  return { ...payment, payment_id: id, user: { user_id: account_id, name, username }, date: paid_at.toISOString() };
}

export async function listPayments(
  db: Db,
  page: { after?: string | undefined; limit: number },
): Promise<ResponseOf<'POST /operator/payments'>> {
  const { rows, next } = cutPage(await selectPayments(db, page), page.limit, ({ id }) => String(id));
  return { list: rows.map(presentPayment), next };
}
