import { bundleStatus } from '@tiku/contract';
import type { ChangedBundle } from '@tiku/contract';
import type { Config } from '../../platform/config/config.ts';
import { addressFile } from '../../platform/files/sign-address.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { needsReview } from '../submission/submission.ts';
import type { BundleRow } from './bundle.store.ts';
import { lockOwn } from './bundle.store.ts';
import { deleteChange, findChange, selectChangedExams } from './bundle-change.store.ts';

/** What others see as it was reviewed stays so until its change has been looked at: the one place that says so. */
export function waitsForReview(config: Pick<Config, 'reviewsExams'>, { status }: Pick<BundleRow, 'status'>) {
  return needsReview(config, { isprivate: false }) && status === bundleStatus.normal;
}

export async function presentChange(
  reader: Pick<Context<'member'>, 'db' | 'keys' | 'actor'>,
  bundleId: number,
  use: 'bundle' | 'operator',
): Promise<ChangedBundle | null> {
  const change = await findChange(reader.db, bundleId);
  if (!change) return null;
  const { exam_ids, logo_key, waiting_since, updated_at, ...info } = change;
  return {
    ...info,
    exams: await selectChangedExams(reader.db, exam_ids),
    logo_url: logo_key === null ? null : addressFile(reader, use, logo_key),
    waiting_since: waiting_since?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  };
}

export async function withdrawChange({ db, actor }: Context<'member'>, bundleId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockOwn(tx, actor, bundleId))) throw new AppError('not_found');
    if (!(await deleteChange(tx, bundleId))) throw new AppError('nothing_to_review');
  });
}
