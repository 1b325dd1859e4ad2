import type { Db } from '../../db/database.ts';

const columns = ['id', 'name', 'review_status', 'member_limit', 'applied_at'] as const;

export interface CompanyRow {
  id: number;
  name: string;
  review_status: number;
  member_limit: number;
  applied_at: Date;
}

export async function selectCompany(db: Db, companyId: number): Promise<CompanyRow> {
  return db.selectFrom('company').select(columns).where('id', '=', companyId).executeTakeFirstOrThrow();
}

/** The newest application that is not approved yet, or else the newest of all. */
export async function findApplication(db: Db, accountId: number): Promise<CompanyRow | null> {
  const row = await db
    .selectFrom('company')
    .select(columns)
    .where('applicant_id', '=', accountId)
    .orderBy((expression) => expression('review_status', '=', 2))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewCompany {
  name: string;
  member_limit: number;
  review_status: number;
  applicant_id: number;
}

export async function insertCompany(tx: Db, company: NewCompany): Promise<void> {
  const { id } = await tx.insertInto('company').values(company).returning('id').executeTakeFirstOrThrow();
  await tx
    .insertInto('company_user')
    .values({ company_id: id, account_id: company.applicant_id, is_admin: true, is_super_admin: true })
    .execute();
}
