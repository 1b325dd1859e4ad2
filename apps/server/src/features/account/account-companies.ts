// What companies have to do with an account: a feature above this one.
import type { Db } from '../../platform/db/database.ts';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';
import type { Contacts } from './contact.store.ts';

export interface CompanyApplication {
  name: string;
  memberLimit: number;
}

interface AccountCompanies {
  /** Somebody registers for a company of their own. */
  apply(tx: Db, accountId: number, application: CompanyApplication): Promise<void>;
  /** Companies that know somebody by a number or address follow it; `before` is null for a new account. */
  followContacts(tx: Db, accountId: number, before: Contacts | null): Promise<void>;
}

export const accountCompanies = createExtensionPoint<AccountCompanies>('companies of accounts');
