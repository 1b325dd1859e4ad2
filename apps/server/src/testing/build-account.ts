import type { Db } from '../platform/db/database.ts';

let counter = 0;

export interface AccountTraits {
  username?: string;
  name?: string;
  password_hash?: string;
  mobile?: string;
  email?: string;
  is_partner?: boolean;
  is_operator?: boolean;
  is_disabled?: boolean;
}

/** Somebody with an account; no password unless a hash is given. */
export async function buildAccount(db: Db, traits: AccountTraits = {}): Promise<number> {
  counter++;
  const row = await db
    .insertInto('account')
    .values({ username: `user${counter}`, name: `User ${counter}`, ...traits })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface CompanyTraits {
  name?: string;
  review_status?: number;
}

/** A company with its super administrator; approved unless told otherwise. */
export async function buildCompany(db: Db, superAdminId: number, traits: CompanyTraits = {}): Promise<number> {
  const company = await db
    .insertInto('company')
    .values({ name: 'Company', review_status: 2, member_limit: 10, applicant_id: superAdminId, ...traits })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('company_user')
    .values({ company_id: company.id, account_id: superAdminId, is_admin: true, is_super_admin: true })
    .execute();
  return company.id;
}
