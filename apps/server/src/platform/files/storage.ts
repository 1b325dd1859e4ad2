// How much room the files of an account or a company take, and how much they may. The database counts: see the triggers on
// `file`.
import type { StorageLimits } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { holdUse } from './storage.store.ts';
import type { FileOwner } from './storage.store.ts';

/** Refuses what does not fit. The count is held until the transaction ends, so that others wait for what this one adds. */
export async function takeRoom(tx: Db, limits: StorageLimits, owner: FileOwner, size: number): Promise<void> {
  const { used, is_vip } = await holdUse(tx, owner);
  const limit = owner.companyId === null ? accountLimit(limits, is_vip) : limits.company;
  if (used + size > limit) throw new AppError('storage_full', { sizes: { left: Math.max(0, limit - used), limit } });
}

export function accountLimit(limits: StorageLimits, isVip: boolean): number {
  return isVip ? limits.vip : limits.free;
}
