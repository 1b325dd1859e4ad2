import { bundleStatus } from '@tiku/contract';
import type { Db } from '../../db/database.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { writeDecision } from './bundle.store.ts';

/** What the people who run the deployment say of a bundle under review; with a reason, it is not approved. Its author hears of it. */
export async function decideBundle(tx: Db, bundleId: number, reason: string | null): Promise<boolean> {
  const status = reason === null ? bundleStatus.normal : bundleStatus.notApproved;
  const bundle = await writeDecision(tx, bundleId, status, reason);
  if (!bundle) return false;
  await insertNoticesTo(tx, [bundle.account_id], {
    kind: 'exam',
    ...inAllLanguages(({ notices }) => notices[reason === null ? 'bundleApproved' : 'bundleRefused'], {
      title: bundle.title,
      reason: reason ?? '',
    }),
    path: `/bundle/detail?bundle_id=${bundleId}`,
  });
  return true;
}
