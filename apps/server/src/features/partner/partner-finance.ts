import type { ResponseOf } from '@tiku/contract';
import type { Context } from '../../platform/http/context.ts';
import { maskName, maskNumber } from './account-number.ts';
import { ownId } from './keep-partner.ts';
import { findFinanceView, findInfo, insertFinanceView } from './partner.store.ts';

type Finance = ResponseOf<'GET /partner/finance/info'>['finance'];

/** Masked, for people who look over a shoulder or at a screen that was left open. A reading in full is written down. */
export async function readFinance(context: Context<'member'>, isFull: boolean): Promise<Finance> {
  const { db, log } = context;
  const accountId = ownId(context);
  const info = await findInfo(db, accountId, false);
  if (!info) return null;
  const seenAt = await findFinanceView(db, accountId);
  if (isFull) {
    await insertFinanceView(db, accountId);
    log.info({ accountId }, 'account data of a partner were shown in full');
  }
  return {
    account_holder: isFull ? info.account_holder : maskName(info.account_holder),
    bank_name: info.bank_name,
    account_number: isFull ? info.account_number : maskNumber(info.account_number),
    is_full: isFull,
    seen_at: seenAt?.toISOString() ?? null,
  };
}
