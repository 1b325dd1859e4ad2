// What those who run the deployment decide about a partner, and about changes of what is known of one.
import { reviewStatus } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { holdPartner } from './partner.store.ts';
import { approvePartner, rejectPartner } from './review-partner.store.ts';

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
  if (status === reviewStatus.rejected) await rejectPartner(tx, account_id, reason);
  else await approvePartner(tx, account_id);
}
