// What the people who run the deployment decide about a bundle. Its author hears of it, whatever they have switched off.
import { bundleStatus } from '@tiku/contract';
import type { BundleStatus } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Texts } from '../../platform/texts/en.ts';
import { inAllLanguages, insertNoticesTo } from '../notice/notice.ts';
import { applyChange, findChange, lockReviewed, refuseChange } from './bundle-change.store.ts';
import { writeDecision } from './bundle.store.ts';

type BundleNotice =
  | 'bundleApproved'
  | 'bundleChangeApproved'
  | 'bundleChangeRefused'
  | 'bundleRefused'
  | 'bundleSuspended'
  | 'bundleRestored';

interface Decision {
  from: readonly BundleStatus[];
  status: BundleStatus;
  notice: BundleNotice;
  reason: string | null;
}

/** Null unless it is what it is decided from; else its title. */
async function decide(tx: Db, bundleId: number, { from, status, notice, reason }: Decision): Promise<string | null> {
  const bundle = await writeDecision(tx, bundleId, from, status, reason);
  return bundle && tellAuthor(tx, bundleId, bundle, notice, reason);
}

async function tellAuthor(
  tx: Db,
  bundleId: number,
  { account_id, title }: { account_id: number; title: string },
  notice: BundleNotice,
  reason: string | null,
): Promise<string> {
  await insertNoticesTo(tx, [account_id], {
    kind: null,
    ...inAllLanguages(({ notices }: Texts) => notices[notice], { title, reason: reason ?? '' }),
    path: `/bundle/detail?bundle_id=${bundleId}`,
  });
  return title;
}

/** With a reason, it is not approved. `seenAt` says what was looked at. */
export async function decideBundle(
  tx: Db,
  bundleId: number,
  reason: string | null,
  seenAt: Date | null = null,
): Promise<string | null> {
  const bundle = await lockReviewed(tx, bundleId);
  if (!bundle) return null;
  if (bundle.status !== bundleStatus.reviewing) return decideChange(tx, bundleId, bundle, reason, seenAt);
  refuseUnseen(bundle, seenAt);
  const outcome =
    reason === null
      ? ({ status: bundleStatus.normal, notice: 'bundleApproved' } as const)
      : ({ status: bundleStatus.notApproved, notice: 'bundleRefused' } as const);
  return decide(tx, bundleId, { from: [bundleStatus.reviewing], reason, ...outcome });
}

function refuseUnseen({ updated_at }: { updated_at: Date }, seenAt: Date | null): void {
  if (seenAt !== null && updated_at.getTime() !== seenAt.getTime()) throw new AppError('review_changed');
}

/** Of one that others see as it was reviewed before. */
async function decideChange(
  tx: Db,
  bundleId: number,
  bundle: { account_id: number; title: string },
  reason: string | null,
  seenAt: Date | null,
): Promise<string | null> {
  const change = await findChange(tx, bundleId);
  if (!change?.waiting_since) return null;
  refuseUnseen(change, seenAt);
  if (reason === null) await applyChange(tx, bundleId);
  else await refuseChange(tx, bundleId, reason);
  const notice = reason === null ? 'bundleChangeApproved' : 'bundleChangeRefused';
  return tellAuthor(tx, bundleId, { ...bundle, title: change.title }, notice, reason);
}

export async function suspendBundle(tx: Db, bundleId: number, reason: string): Promise<string | null> {
  const from = [bundleStatus.normal, bundleStatus.reviewing];
  return decide(tx, bundleId, { from, status: bundleStatus.suspended, notice: 'bundleSuspended', reason });
}

export async function restoreBundle(tx: Db, bundleId: number): Promise<string | null> {
  const from = [bundleStatus.suspended];
  return decide(tx, bundleId, { from, status: bundleStatus.normal, notice: 'bundleRestored', reason: null });
}
