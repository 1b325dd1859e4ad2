// What partners were paid, from the records of the app.
import { z } from 'zod';
import { defineCallsOf } from '../call.ts';
import { id, inQuery, instant } from '../fields.ts';
import { limits } from '../limits.ts';
import { goingOn, onward, person } from './operator-fields.ts';

const count = z.int().min(0);
/** In minor units; negative where something was paid back. */
const money = { amount: z.int(), currency: z.string() };

const record = z.object({
  user: person,
  item: z.string(),
  /** 1 Alipay, 2 WeChat, 3 Apple, 4 Google. */
  type: z.literal([1, 2, 3, 4]),
  ...money,
  date: instant,
  /** By which the app tells its payments apart. */
  reference: z.string(),
  /** Who paid, and for which bundle, where the record names them: its exams open to them. */
  payer: person.nullable(),
  bundle: z.object({ bundle_id: id, title: z.string() }).nullable(),
});

const imported = record.extend({ payment_id: id });
export type ImportedPayment = z.output<typeof imported>;

export const operatorPaymentCalls = defineCallsOf('A', {
  'POST /operator/payments': {
    access: 'operator',
    summary: 'Payments that were imported, what was paid last first',
    request: z.strictObject(onward),
    response: goingOn(imported),
    errors: [],
    reads: true,
  },
  'POST /operator/payments/csv': {
    access: 'operator',
    summary:
      'Payments from a .csv, of those rows without a problem. With `preview`, what would come of it; safe to repeat, as a reference that is known is left as it is',
    request: z.strictObject({ preview: inQuery.number.pipe(z.literal([0, 1])).default(0) }),
    upload: { maxBytes: limits.importBytes, extensions: ['csv'] },
    response: z.object({
      rows_count: count,
      /** Without a problem, and not imported before. */
      new_count: count,
      /** Imported before, with the same contents. */
      known_count: count,
      added_count: count,
      /** Of the new ones. */
      sums: z.array(z.object(money)),
      /** The first new ones. */
      rows: z.array(record.extend({ row: id })),
      problems_count: count,
      problems: z.array(
        z.object({ row: id, cell: z.string(), column: z.string(), value: z.string(), message: z.string() }),
      ),
    }),
    errors: ['bad_file', 'import_too_long'],
    slow: true,
  },
});
