// A partner who is approved, with a year of payments.
import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import { insertPartnerPayments } from '../features/partner/partner.ts';

const DAY_MS = 24 * 60 * 60_000;
const items = ['Forklift licence, practice papers', 'Fire safety, all levels', 'First aid at work'];

export async function insertDemoPartner(tx: Db, accountId: number): Promise<void> {
  await tx
    .insertInto('partner')
    .values({ account_id: accountId, review_status: reviewStatus.approved })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  await sql`
    insert into partner_info (account_id, is_draft, type, name, contact_name, contact_mobile, contact_email, description,
      account_holder, bank_name, account_number)
    select id, false, 0, name, name, mobile, email, 'Practice papers for people who work with machines.',
      name, 'Harbour Bank', 'GB33BUKB20201555555555' from account where id = ${accountId}`.execute(tx);
  const payments = Array.from({ length: 60 }, (_, at) => ({
    account_id: accountId,
    item: items[at % items.length] ?? '',
    type: 1 + (at % 4),
    amount: 990 + (at % 5) * 500,
    currency: at % 7 === 0 ? 'USD' : 'CNY',
    paid_at: new Date(Date.now() - at * 6 * DAY_MS),
    reference: `demo-${at}`,
  }));
  await insertPartnerPayments(tx, payments);
}
