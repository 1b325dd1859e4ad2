import type { Db } from '../../platform/db/database.ts';

export interface PaymentRow {
  id: number;
  item: string;
  type: number;
  amount: number;
  currency: string;
  paid_at: Date;
}

export async function selectPayments(db: Db, accountId: number, start: number, limit: number): Promise<PaymentRow[]> {
  return db
    .selectFrom('payment')
    .select(['id', 'item', 'type', 'amount', 'currency', 'paid_at'])
    .where('account_id', '=', accountId)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')
    .offset(start)
    .limit(limit)
    .execute();
}

export async function countPayments(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return row.count;
}
