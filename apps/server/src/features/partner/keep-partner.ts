// What somebody writes about themselves as a partner, where they are paid to, and the pictures that prove it.
import type { PartnerDraft, PartnerInfo, ResponseOf } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import { takeUse } from '../../platform/limits/throttle.ts';
import { statusWhenKept } from '../submission/submission.ts';
import { maskNumber, readAccountNumber } from './account-number.ts';
import { findInfo, findPartner, holdPartner, openDraft, updateDraft } from './partner.store.ts';
import type { InfoRow, PartnerFields, PartnerRow } from './partner.store.ts';

const DAY = 24 * 60 * 60;

type Member = Context<'member'>;

/** A partner is one for themselves: while they act for a company there is no such place. */
export function ownId({ actor }: Pick<Member, 'actor'>): number {
  if (actor.company) throw new AppError('not_found');
  return actor.accountId;
}

function presentInfo(row: InfoRow): PartnerInfo {
  const { account_holder: _holder, bank_name: _bank, account_number: _number, ...info } = row;
  return info;
}

function presentDraft({ draft_status, reason }: PartnerRow, row: InfoRow): PartnerDraft {
  return {
    ...presentInfo(row),
    review_status: draft_status,
    reason,
    account_holder: row.account_holder,
    bank_name: row.bank_name,
    account_number: maskNumber(row.account_number),
  };
}

export async function readPartner(context: Member): Promise<ResponseOf<'GET /partner/info'>> {
  const accountId = ownId(context);
  const partner = await findPartner(context.db, accountId);
  if (!partner) return { partner: null };
  const info = await findInfo(context.db, accountId, false);
  const { review_status, applied_at } = partner;
  return { partner: { review_status, applied_at: applied_at.toISOString(), info: info && presentInfo(info) } };
}

export async function readDraft(context: Member): Promise<PartnerDraft | null> {
  const accountId = ownId(context);
  const partner = await findPartner(context.db, accountId);
  const draft = await findInfo(context.db, accountId, true);
  return partner && draft && presentDraft(partner, draft);
}

type Written = Omit<PartnerFields, 'account_holder' | 'bank_name' | 'account_number'> & {
  account_holder?: string | undefined;
  bank_name?: string | undefined;
  account_number?: string | undefined;
  is_draft: boolean;
};

export async function keepPartner(context: Member, { is_draft, ...written }: Written): Promise<PartnerDraft> {
  const { db } = context;
  const accountId = ownId(context);
  await takeUse(db, [{ key: `partner-info:${accountId}`, max: 100, seconds: DAY }]);
  const account_number = readNumber(context, written.account_number);
  return db.transaction().execute(async (tx) => {
    await holdPartner(tx, accountId);
    const before = await openDraft(tx, accountId);
    const fields = {
      ...written,
      account_holder: written.account_holder ?? before.account_holder,
      bank_name: written.bank_name ?? before.bank_name,
      account_number: account_number ?? before.account_number,
    };
    await updateDraft(tx, accountId, fields, statusWhenKept(is_draft));
    return reread(tx, accountId);
  });
}

/** Nothing where it stays as it is; an empty one is taken away. */
function readNumber({ language }: Member, text: string | undefined): string | undefined {
  if (text === undefined || text.trim() === '') return text?.trim();
  const number = readAccountNumber(text);
  if (number !== null) return number;
  throw new AppError('invalid_request', { fields: describeField('partner.account_number', 'invalid', language) });
}

export async function reread(tx: Db, accountId: number): Promise<PartnerDraft> {
  return presentDraft(await holdPartner(tx, accountId), await openDraft(tx, accountId));
}
