// A partner, and changes of what is known of one, as the people who run the deployment decide about them.
import type { Submission } from '../submission/submission.ts';
import { approvePartner, lockWaiting, rejectPartner } from './partner-submission.store.ts';

export const partnerSubmission: Submission = {
  notices: { approved: 'partnerApproved', refused: 'partnerRefused' },

  async lock(tx, accountId) {
    const waiting = await lockWaiting(tx, accountId);
    return (
      waiting && {
        title: waiting.name,
        accountIds: [accountId],
        path: '/partner/info',
        isChange: waiting.is_approved,
        writtenAt: null,
        approve: () => approvePartner(tx, accountId),
        refuse: (reason) => rejectPartner(tx, accountId, reason),
      }
    );
  },
};
