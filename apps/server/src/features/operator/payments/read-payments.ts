// From the rows of a .csv to payments and to problems with their cells.
import { cellAddress } from '@tiku/papers';
import type { Texts } from '../../../platform/texts/texts.ts';
import { findColumns, findMissing, readAmount, readInstant, readMinor, readType } from './payment-columns.ts';
import type { PaymentColumn, PaymentType } from './payment-columns.ts';

export interface PaymentProblem {
  /** As spreadsheets count. */
  row: number;
  cell: string;
  column: PaymentColumn;
  value: string;
  code: Exclude<keyof Texts['paymentImport'], 'missing'>;
}

export interface WrittenPayment {
  row: number;
  /** As the file names them. */
  partner: string;
  item: string;
  type: PaymentType;
  amount: number;
  currency: string;
  paid_at: Date;
  reference: string;
  /** As the file names them; empty where it does not. */
  payer: string;
  bundle: string;
}

type NamingColumn = 'partner' | 'reference' | 'payer' | 'bundle';

export interface ReadPayments {
  rowsCount: number;
  payments: WrittenPayment[];
  problems: PaymentProblem[];
  /** For what is found out later about a row. */
  describe: (payment: WrittenPayment, column: NamingColumn, code: PaymentProblem['code']) => PaymentProblem;
}

const longest: Partial<Record<PaymentColumn, number>> = {
  partner: 200,
  item: 200,
  reference: 120,
  payer: 200,
  bundle: 200,
};

/** Or the columns that are missing in its first row. */
export function readPayments(rows: readonly string[][]): ReadPayments | { missing: PaymentColumn[] } {
  const columns = findColumns(rows[0] ?? []);
  const missing = findMissing(columns);
  if (missing.length > 0) return { missing };
  const cellOf = (row: number, column: PaymentColumn) => cellAddress(row - 1, columns.get(column) ?? 0);
  const payments: WrittenPayment[] = [];
  const problems: PaymentProblem[] = [];
  const references = new Set<string>();
  let rowsCount = 0;
  for (const [at, cells] of rows.entries()) {
    if (at === 0 || cells.every((cell) => cell.trim() === '')) continue;
    rowsCount += 1;
    const row = at + 1;
    const text = (column: PaymentColumn) => (cells[columns.get(column) ?? -1] ?? '').trim();
    const found = [...findProblems(text, columns)];
    if (references.has(text('reference'))) found.push(['reference', 'repeated']);
    references.add(text('reference'));
    const payment = toPayment(row, text);
    if (found.length === 0 && payment) payments.push(payment);
    for (const [column, code] of found)
      problems.push({ row, cell: cellOf(row, column), column, value: text(column), code });
  }
  const describe: ReadPayments['describe'] = (payment, column, code) => {
    const { row } = payment;
    return { row, cell: cellOf(row, column), column, value: payment[column], code };
  };
  return { rowsCount, payments, problems, describe };
}

type TextOf = (column: PaymentColumn) => string;

/** A row that says it twice has to say the same. */
function amountOf(text: TextOf): number | null {
  const [amount, minor] = [text('amount'), text('amount_minor')];
  if (minor === '') return readAmount(amount);
  return amount === '' || readAmount(amount) === readMinor(minor) ? readMinor(minor) : null;
}

function toPayment(row: number, text: TextOf): WrittenPayment | null {
  const [type, amount, paid_at] = [readType(text('type')), amountOf(text), readInstant(text('date'))];
  if (type === null || amount === null || paid_at === null) return null;
  const [partner, item, reference] = [text('partner'), text('item'), text('reference')];
  const currency = text('currency').toUpperCase();
  return {
    row,
    partner,
    item,
    type,
    amount,
    currency,
    paid_at,
    reference,
    payer: text('payer'),
    bundle: text('bundle'),
  };
}

function* findProblems(
  text: TextOf,
  columns: ReadonlyMap<PaymentColumn, number>,
): Generator<readonly [PaymentColumn, PaymentProblem['code']]> {
  // A bundle is somebody's: without a name the record would open it to nobody.
  if (text('bundle') !== '' && text('payer') === '') yield ['payer', 'required'];
  for (const column of ['partner', 'item', 'reference', 'payer', 'bundle'] as const) {
    const isNeeded = column !== 'payer' && column !== 'bundle';
    if (isNeeded && text(column) === '') yield [column, 'required'];
    if (text(column).length > (longest[column] ?? 0)) yield [column, 'tooLong'];
    if (/\p{Cc}|\p{Cs}/u.test(text(column))) yield [column, 'invalid'];
  }
  if (readType(text('type')) === null) yield ['type', 'badType'];
  if (amountOf(text) === null) {
    const isMinor = text('amount') === '' && columns.has('amount_minor');
    yield isMinor ? ['amount_minor', 'badMinor'] : ['amount', 'badAmount'];
  }
  if (!/^[a-z]{3}$/i.test(text('currency'))) yield ['currency', 'badCurrency'];
  if (readInstant(text('date')) === null) yield ['date', 'badDate'];
}
