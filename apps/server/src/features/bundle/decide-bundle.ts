// What the people who run the deployment decide about a bundle. Its author hears of it, whatever they have switched off.
import { bundleStatus } from '@tiku/contract';
import type { BundleStatus } from '@tiku/contract';
import type { Db } from '../../db/database.ts';
import type { Texts } from '../../texts/en.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { writeDecision } from './bundle.store.ts';

type BundleNotice = 'bundleApproved' | 'bundleRefused' | 'bundleSuspended' | 'bundleRestored';

interface Decision {
  from: readonly BundleStatus[];
  status: BundleStatus;
  notice: BundleNotice;
  reason: string | null;
}

/** Null unless it is what it is decided from; else its title. */
async function decide(tx: Db, bundleId: number, { from, status, notice, reason }: Decision): Promise<string | null> {
  const bundle = await writeDecision(tx, bundleId, from, status, reason);
  if (!bundle) return null;
  await insertNoticesTo(tx, [bundle.account_id], {
    kind: null,
    ...inAllLanguages(({ notices }: Texts) => notices[notice], { title: bundle.title, reason: reason ?? '' }),
    path: `/bundle/detail?bundle_id=${bundleId}`,
  });
  return bundle.title;
}

/** With a reason, it is not approved. */
export async function decideBundle(tx: Db, bundleId: number, reason: string | null): Promise<string | null> {
  const outcome =
    reason === null
      ? ({ status: bundleStatus.normal, notice: 'bundleApproved' } as const)
      : ({ status: bundleStatus.notApproved, notice: 'bundleRefused' } as const);
  return decide(tx, bundleId, { from: [bundleStatus.reviewing], reason, ...outcome });
}

export async function suspendBundle(tx: Db, bundleId: number, reason: string): Promise<string | null> {
  const from = [bundleStatus.normal, bundleStatus.reviewing];
  return decide(tx, bundleId, { from, status: bundleStatus.suspended, notice: 'bundleSuspended', reason });
}

export async function restoreBundle(tx: Db, bundleId: number): Promise<string | null> {
  const from = [bundleStatus.suspended];
  return decide(tx, bundleId, { from, status: bundleStatus.normal, notice: 'bundleRestored', reason: null });
}
