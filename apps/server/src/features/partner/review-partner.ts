// What those who run the deployment decide about a partner, and about changes of what is known of one.
import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { holdPartner } from './partner.store.ts';

interface PartnerReview {
  account_id: number;
  status: 2 | 3;
  /** Why it is not approved, for the person who applied. */
  reason: string;
}

/** Refuses where nothing waits: somebody else may have decided, or the person has taken it back. */
export async function reviewPartner(tx: Db, { account_id, status, reason }: PartnerReview): Promise<void> {
  const { draft_status } = await holdPartner(tx, account_id);
  if (draft_status !== reviewStatus.underReview) throw new AppError('nothing_to_review');
  if (status === reviewStatus.rejected) {
    await sql`
      update partner set draft_status = ${reviewStatus.rejected}, reason = ${reason},
        review_status = case review_status when ${reviewStatus.approved} then review_status else ${reviewStatus.rejected} end
      where account_id = ${account_id}`.execute(tx);
    return;
  }
  for (const table of ['partner_info', 'partner_image'] as const) {
    await tx.deleteFrom(table).where('account_id', '=', account_id).where('is_draft', '=', false).execute();
    await tx.updateTable(table).set({ is_draft: false }).where('account_id', '=', account_id).execute();
  }
  await tx
    .updateTable('partner')
    .set({ review_status: status, draft_status: reviewStatus.draft, reason: '', submitted_at: null })
    .where('account_id', '=', account_id)
    .execute();
  await tx.updateTable('account').set({ is_partner: true }).where('id', '=', account_id).execute();
}
