// A company, and changes of what is said of it, as the people who run the deployment decide about them.
import type { Submission } from '../submission/submission.ts';
import { orFull } from './company-full.ts';
import { approveCompany, lockWaiting, rejectCompany, selectSuperAdmins } from './company-submission.store.ts';

export const companySubmission: Submission = {
  notices: { approved: 'companyApproved', refused: 'companyRefused' },

  async lock(tx, companyId) {
    const waiting = await lockWaiting(tx, companyId);
    return (
      waiting && {
        title: waiting.name,
        // Somebody who has handed the company over has no part in what is said of it now.
        accountIds: await selectSuperAdmins(tx, companyId),
        isChange: waiting.is_approved,
        writtenAt: null,
        path: `/company/info?company_id=${companyId}`,
        // Nobody acts for a company that was never approved.
        ...(waiting.is_approved ? {} : { refusedPath: '/company/info?is_first=true' }),
        approve: () => orFull(tx, companyId, () => approveCompany(tx, companyId, waiting)),
        refuse: (reason) => rejectCompany(tx, companyId, reason),
      }
    );
  },
};
