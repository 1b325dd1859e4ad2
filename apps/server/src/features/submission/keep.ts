// A draft that its writer keeps or hands in, while what was approved before holds.
import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { AppError } from '../../platform/errors/app-error.ts';

export type KeptStatus = typeof reviewStatus.draft | typeof reviewStatus.underReview;

export function statusWhenKept(isDraft: boolean): KeptStatus {
  return isDraft ? reviewStatus.draft : reviewStatus.underReview;
}

/** Since when it waits: what is only kept does not. */
export function submittedAt(status: KeptStatus): RawBuilder<Date | null> {
  return status === reviewStatus.underReview ? sql<Date>`now()` : sql<null>`null`;
}

/** What is being reviewed stays what it is. */
export function refuseUnderReview(status: number): void {
  if (status === reviewStatus.underReview) throw new AppError('under_review');
}
