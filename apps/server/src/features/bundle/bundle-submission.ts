// A bundle as the people who run the deployment decide about it.
import { bundleStatus } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Submission, Suspendable } from '../submission/submission.ts';
import { applyChange, findChange, lockPublished, refuseChange } from './bundle-change.store.ts';
import { writeStatus } from './bundle.store.ts';

/** One that only its author sees is not there for others. */
async function selectHeld(tx: Db, bundleId: number) {
  const bundle = await lockPublished(tx, bundleId);
  if (!bundle) throw new AppError('not_found');
  const { account_id, ...held } = bundle;
  return { ...held, accountIds: [account_id], path: `/bundle/detail?bundle_id=${bundleId}` };
}

export const bundleSubmission: Submission = {
  notices: { approved: 'bundleApproved', refused: 'bundleRefused' },
  changeNotices: { approved: 'bundleChangeApproved', refused: 'bundleChangeRefused' },

  async lock(tx, bundleId) {
    const { status, updated_at, ...told } = await selectHeld(tx, bundleId);
    if (status === bundleStatus.reviewing) {
      return {
        ...told,
        isChange: false,
        writtenAt: updated_at,
        approve: () => writeStatus(tx, bundleId, bundleStatus.normal),
        refuse: (reason) => writeStatus(tx, bundleId, bundleStatus.notApproved, reason),
      };
    }
    const change = await findChange(tx, bundleId);
    if (!change?.waiting_since) return null;
    return {
      ...told,
      title: change.title,
      isChange: true,
      writtenAt: change.updated_at,
      approve: () => applyChange(tx, bundleId),
      refuse: (reason) => refuseChange(tx, bundleId, reason),
    };
  },
};

export const suspendableBundle: Suspendable = {
  openStatuses: [bundleStatus.normal, bundleStatus.reviewing],
  suspended: bundleStatus.suspended,
  notices: { suspended: 'bundleSuspended', restored: 'bundleRestored' },
  lock: selectHeld,
  move: (tx, bundleId, reason) =>
    writeStatus(tx, bundleId, reason === null ? bundleStatus.normal : bundleStatus.suspended, reason),
};
