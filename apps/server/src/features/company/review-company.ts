// What those who run the deployment decide about a company, and about changes of what is said of it.
import { reviewStatus } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { orFull } from './company-full.ts';
import { approveCompany, lockWaiting, rejectCompany, selectSuperAdmins } from './review-company.store.ts';

interface Review {
  status: 2 | 3;
  /** Why it is not approved, for the people who applied. */
  reason: string;
}

interface ReviewedCompany {
  company_id: number;
  name: string;
  /** Whom to tell: its super administrators. */
  account_ids: number[];
}

/** Refuses where nothing waits: somebody else may have decided, or the applicant has taken it back. */
export async function reviewCompany(
  tx: Db,
  { company_id, status, reason }: Review & { company_id: number },
): Promise<ReviewedCompany> {
  const waiting = await lockWaiting(tx, company_id);
  if (!waiting) throw new AppError('nothing_to_review');
  if (status === reviewStatus.approved) await orFull(tx, company_id, () => approveCompany(tx, company_id, waiting));
  else await rejectCompany(tx, company_id, reason);
  return { company_id, name: waiting.name, account_ids: await selectSuperAdmins(tx, company_id) };
}
