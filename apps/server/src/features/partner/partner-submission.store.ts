import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

interface Waiting {
  name: string;
  is_approved: boolean;
}

/** Held until the transaction ends. */
export async function lockWaiting(tx: Db, accountId: number): Promise<Waiting | null> {
  await sql`select from partner where account_id = ${accountId} for no key update`.execute(tx);
  const { rows } = await sql<Waiting>`
    select d.name, p.review_status = ${reviewStatus.approved} as is_approved
    from partner p join partner_info d on d.account_id = p.account_id and d.is_draft
    where p.account_id = ${accountId} and p.draft_status = ${reviewStatus.underReview}`.execute(tx);
  return rows[0] ?? null;
}

/** Somebody who is a partner stays one: only the change is refused. */
export async function rejectPartner(tx: Db, accountId: number, reason: string): Promise<void> {
  await sql`
    update partner set draft_status = ${reviewStatus.rejected}, reason = ${reason},
      review_status = case review_status when ${reviewStatus.approved} then review_status else ${reviewStatus.rejected} end
    where account_id = ${accountId}`.execute(tx);
}

/** What was handed in is what holds now, pictures included. */
export async function approvePartner(tx: Db, accountId: number): Promise<void> {
  for (const table of ['partner_info', 'partner_image'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).where('is_draft', '=', false).execute();
    await tx.updateTable(table).set({ is_draft: false }).where('account_id', '=', accountId).execute();
  }
  await tx
    .updateTable('partner')
    .set({ review_status: reviewStatus.approved, draft_status: reviewStatus.draft, reason: '', submitted_at: null })
    .where('account_id', '=', accountId)
    .execute();
  await tx.updateTable('account').set({ is_partner: true }).where('id', '=', accountId).execute();
}
