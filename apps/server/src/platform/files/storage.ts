// How much room the files of an account or a company take, and how much they may. The database counts: see the triggers on
// `file`.
import { sql } from 'kysely';
import type { StorageLimits } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';

/** Whoever uploads; what they do for a company counts for the company. */
export interface FileOwner {
  accountId: number;
  companyId: number | null;
}

interface Use {
  used: number;
  is_vip: boolean;
}

/** Refuses what does not fit. The count is held until the transaction ends, so that others wait for what this one adds. */
export async function takeRoom(tx: Db, limits: StorageLimits, owner: FileOwner, size: number): Promise<void> {
  const { used, is_vip } = await holdUse(tx, owner);
  const limit = owner.companyId === null ? accountLimit(limits, is_vip) : limits.company;
  if (used + size > limit) throw new AppError('storage_full', { sizes: { left: Math.max(0, limit - used), limit } });
}

export function accountLimit(limits: StorageLimits, isVip: boolean): number {
  return isVip ? limits.vip : limits.free;
}

async function holdUse(tx: Db, { accountId, companyId }: FileOwner): Promise<Use> {
  const { rows } =
    companyId === null
      ? await sql<Use>`
          insert into storage (account_id, used) values (${accountId}, 0)
          on conflict (account_id) do update set used = storage.used
          returning used, (select coalesce(vip_until > now(), false) from account where id = ${accountId}) as is_vip`.execute(
          tx,
        )
      : await sql<Use>`
          insert into storage (company_id, used) values (${companyId}, 0)
          on conflict (company_id) do update set used = storage.used returning used, false as is_vip`.execute(tx);
  const [use] = rows;
  if (!use) throw new Error('an upsert answers its row');
  return use;
}
