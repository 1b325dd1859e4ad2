// What partners were paid, from a .csv of the app: what would come of it, and, once that is looked at, the new rows of it.
import { operatorRules } from '@tiku/contract';
import type { ImportedPayment, ResponseOf } from '@tiku/contract';
import { readWorkbookSafely, UnreadableFile } from '@tiku/papers';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/keyset.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import { fill, texts } from '../../../platform/texts/texts.ts';
import { insertPartnerPayments } from '../../partner/partner.ts';
import { recordAction } from '../actions/actions.ts';
import {
  completePayments,
  selectBundles,
  selectKnown,
  selectPartners,
  selectPayers,
  selectPayments,
} from './payment.store.ts';
import type { KnownPayment, MatchedAccount, MatchedBundle, PaymentRow } from './payment.store.ts';
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
  partner: MatchedAccount;
  payer: MatchedAccount | null;
  bundle: MatchedBundle | null;
}

interface Sorted {
  added: Matched[];
  /** Known without a payer, whom this file names. */
  completed: Matched[];
  knownCount: number;
  problems: PaymentProblem[];
}

interface Named {
  partners: Map<string, MatchedAccount[]>;
  payers: Map<string, MatchedAccount[]>;
  bundles: Map<string, MatchedBundle[]>;
}

/** Everybody and everything that a file names, by what it calls them. */
async function selectNamed(tx: Db, payments: readonly WrittenPayment[]): Promise<Named> {
  const namesIn = (column: 'partner' | 'payer' | 'bundle') => payments.map((payment) => payment[column]);
  return {
    partners: Map.groupBy(await selectPartners(tx, namesIn('partner')), ({ given }) => given),
    payers: Map.groupBy(await selectPayers(tx, namesIn('payer')), ({ given }) => given),
    bundles: Map.groupBy(await selectBundles(tx, namesIn('bundle')), ({ given }) => given),
  };
}

type Mismatch = Pick<PaymentProblem, 'code'> & { column: 'partner' | 'payer' | 'bundle' };

/** What nobody or more than one fits is a problem of its cell; a bundle has to be the partner's. */
function match(payment: WrittenPayment, { partners, payers, bundles }: Named): Matched | Mismatch {
  const [partner, ...otherPartners] = partners.get(payment.partner) ?? [];
  if (!partner) return { column: 'partner', code: 'unknownPartner' };
  if (otherPartners.length > 0) return { column: 'partner', code: 'severalPartners' };
  const [payer = null, ...otherPayers] = payers.get(payment.payer) ?? [];
  if (payment.payer !== '' && !payer) return { column: 'payer', code: 'unknownPayer' };
  if (otherPayers.length > 0) return { column: 'payer', code: 'severalPayers' };
  const ofPartner = bundles.get(payment.bundle)?.filter(({ account_id }) => account_id === partner.account_id) ?? [];
  const [bundle = null, ...otherBundles] = ofPartner;
  if (payment.bundle !== '' && !bundle) return { column: 'bundle', code: 'unknownBundle' };
  if (otherBundles.length > 0) return { column: 'bundle', code: 'severalBundles' };
  return { payment, partner, payer, bundle };
}

/** Which rows are new, and whose. */
async function sortOut(tx: Db, { payments, problems: read, describe }: ReadPayments): Promise<Sorted> {
  const problems = [...read];
  const named = await selectNamed(tx, payments);
  const references = payments.map(({ reference }) => reference);
  const known = new Map((await selectKnown(tx, references)).map((each) => [each.reference, each]));
  const added: Matched[] = [];
  const completed: Matched[] = [];
  let knownCount = 0;
  for (const payment of payments) {
    const matched = match(payment, named);
    const before = known.get(payment.reference);
    if ('code' in matched) problems.push(describe(payment, matched.column, matched.code));
    else if (!before) added.push(matched);
    else if (!isSame(before, matched)) problems.push(describe(payment, 'reference', 'changed'));
    else {
      knownCount += 1;
      if (before.payer_id === null && matched.payer) completed.push(matched);
    }
  }
  return { added, completed, knownCount, problems: problems.toSorted((one, other) => one.row - other.row) };
}

/** A file that names no payer says nothing against one who is known. */
function isSame(before: KnownPayment, { payment: { amount, currency }, partner, payer, bundle }: Matched): boolean {
  const isSamePayment =
    before.account_id === partner.account_id && before.amount === amount && before.currency === currency;
  const isNew = before.payer_id === null || payer === null;
  return isSamePayment && (isNew || (before.payer_id === payer.account_id && before.bundle_id === bundle?.bundle_id));
}

function toRecord({ payment, partner: { account_id }, payer, bundle }: Matched) {
  const { item, type, amount, currency, paid_at, reference } = payment;
  const [payer_id, bundle_id] = [payer?.account_id ?? null, bundle?.bundle_id ?? null];
  return { account_id, item, type, amount, currency, paid_at, reference, payer_id, bundle_id };
}

async function addPayments(tx: Db, { actor }: Operator, title: string, sorted: Sorted): Promise<number> {
  const { added, completed, problems } = sorted;
  const count = await insertPartnerPayments(tx, added.map(toRecord));
  await completePayments(tx, completed.map(toRecord));
  if (count + completed.length > 0) {
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

function presentNew({ payment, partner, payer, bundle }: Matched): Imported['rows'][number] {
  const { row, item, type, amount, currency, paid_at, reference } = payment;
  const paid = { item, type, amount, currency, date: paid_at.toISOString(), reference };
  return {
    row,
    ...paid,
    user: presentUser(partner),
    payer: payer && presentUser(payer),
    bundle: bundle && presentBundle(bundle),
  };
}

function presentUser({ account_id, name, username }: Omit<MatchedAccount, 'given'>) {
  return { user_id: account_id, name, username };
}

function presentBundle({ bundle_id, title }: Pick<MatchedBundle, 'bundle_id' | 'title'>) {
  return { bundle_id, title };
}

function sumUp(added: readonly Matched[]): Imported['sums'] {
  const sums = new Map<string, number>();
  for (const { payment } of added) sums.set(payment.currency, (sums.get(payment.currency) ?? 0) + payment.amount);
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}

function presentPayment({ id, paid_at, payer, bundle, ...row }: PaymentRow): ImportedPayment {
  const { item, type, amount, currency, reference } = row;
  const paid = { item, type, amount, currency, date: paid_at.toISOString(), reference };
  return { ...paid, payment_id: id, user: presentUser(row), payer, bundle };
}

export async function listPayments(
  db: Db,
  page: { after?: string | undefined; limit: number },
): Promise<ResponseOf<'POST /operator/payments'>> {
  const { rows, next } = cutPage(
    await selectPayments(db, page),
    page.limit,
    ({ paid_micros, id }) => `${paid_micros}-${id}`,
  );
  return { list: rows.map(presentPayment), next };
}
