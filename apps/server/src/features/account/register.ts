// What both ways to register share: what is asked for a company, and the account that comes of it.
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { describeField } from '../../platform/errors/describe-issues.ts';
import { accountCompanies } from './account-companies.ts';
import type { CompanyApplication } from './account-companies.ts';
import { rememberDevice } from './known-device.store.ts';
import { insertAccount } from './registration.store.ts';
import type { NewAccount } from './registration.store.ts';

export interface Enterprise {
  company_name?: string | undefined;
  member_limit?: number | undefined;
}

/** Both fields or neither, and only where there are companies at all. */
export function readApplication({ config, language }: Context<'public'>, input: Enterprise): CompanyApplication | null {
  const { company_name: name, member_limit: memberLimit } = input;
  if (name === undefined && memberLimit === undefined) return null;
  const refuse = (field: keyof Enterprise, reason: 'required' | 'unknown') =>
    new AppError('invalid_request', { fields: describeField(field, reason, language) });
  if (config.variant !== 'A') throw refuse(name === undefined ? 'member_limit' : 'company_name', 'unknown');
  if (name === undefined) throw refuse('company_name', 'required');
  if (memberLimit === undefined) throw refuse('member_limit', 'required');
  return { name, memberLimit };
}

export interface Registration {
  account: NewAccount;
  application: CompanyApplication | null;
  /** The browser it was finished in. */
  device: string | undefined;
}

export async function createAccount(tx: Db, { account, application, device }: Registration): Promise<number> {
  const accountId = await insertAccount(tx, account);
  if (application) await accountCompanies.value.apply(tx, accountId, application);
  await accountCompanies.value.followContacts(tx, accountId, null);
  await rememberDevice(tx, accountId, device);
  return accountId;
}
