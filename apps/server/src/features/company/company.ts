// Companies as other features meet them: the front door of this feature.
import { reviewStatus } from '@tiku/contract';
import type { Db } from '../../db/database.ts';
import { insertCompany } from './company.store.ts';

export interface Application {
  name: string;
  memberLimit: number;
}

/** A company that waits for its review, with the applicant as its super administrator. */
export async function applyForCompany(tx: Db, applicantId: number, { name, memberLimit }: Application): Promise<void> {
  await insertCompany(tx, {
    name,
    member_limit: memberLimit,
    review_status: reviewStatus.underReview,
    applicant_id: applicantId,
  });
}
