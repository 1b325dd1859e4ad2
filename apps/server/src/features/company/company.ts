// Companies as other features meet them: the front door of this feature.
import type { CompanyApplication } from '../account/account.ts';
import type { Db } from '../../platform/db/database.ts';
import { statusWhenKept } from '../submission/submission.ts';
import { insertCompany, openDraft, selectContact, updateDraft } from './company.store.ts';

export { groupHomework } from './groups/group-home.ts';
export { askAccounts, followContacts } from './membership/ask-accounts.ts';
export { companySubmission } from './company-submission.ts';

/** A company that waits for its review, with the applicant as its super administrator. */
export async function applyForCompany(
  tx: Db,
  applicantId: number,
  { name, memberLimit }: CompanyApplication,
): Promise<void> {
  const contact = await selectContact(tx, applicantId);
  const fields = {
    name,
    member_limit: memberLimit,
    contact_name: contact.name,
    contact_mobile: contact.mobile ?? '',
    contact_email: contact.email ?? '',
    description: '',
  };
  const status = statusWhenKept(false);
  const companyId = await insertCompany(tx, applicantId, fields, status);
  await openDraft(tx, companyId);
  await updateDraft(tx, companyId, fields, status);
}
