import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

export interface CompanyUserTraits {
  accountId?: number | null;
  name?: string;
  job_id?: string;
  department?: string;
  mobile?: string | null;
  email?: string | null;
  is_admin?: boolean;
  /** Their time is over, or they were removed. */
  has?: 'expired' | 'left';
}

/** One of the people of a company; with an account unless told otherwise. Answers the id the company knows them by. */
export async function buildCompanyUser(db: Db, companyId: number, traits: CompanyUserTraits = {}): Promise<number> {
  const { accountId = null, has, ...fields } = traits;
  const hasLeft = has === 'left';
  const { id } = await db
    .insertInto('company_user')
    .values({
      company_id: companyId,
      account_id: hasLeft ? null : accountId,
      former_account_id: hasLeft ? accountId : null,
      removed_at: hasLeft ? sql<Date>`now()` : null,
      expires_at: has === 'expired' ? sql<Date>`now() - interval '1 minute'` : null,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
