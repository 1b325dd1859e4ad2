import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { submittedAt } from '../submission/submission.ts';
import type { KeptStatus } from '../submission/submission.ts';

/** What is said of a company, in a draft as in what is approved. */
export interface CompanyFields {
  name: string;
  member_limit: number;
  contact_name: string;
  contact_mobile: string;
  contact_email: string;
  description: string;
}

interface DraftRow extends CompanyFields {
  review_status: KeptStatus | 3;
  reason: string;
  images: (0 | 1 | 2)[];
}

export interface CompanyRow extends CompanyFields {
  id: number;
  review_status: KeptStatus | 2 | 3;
  reason: string;
  user_count: number;
  applied_at: Date;
  images: (0 | 1 | 2)[];
  draft: DraftRow | null;
}

const imagesOf = (isDraft: boolean) => sql`(
  select coalesce(jsonb_agg(i.type order by i.type), '[]') from company_image i
  where i.company_id = c.id and i.is_draft = ${sql.lit(isDraft)})`;

const columns = sql`
  c.id, c.name, c.review_status, c.reason, c.member_limit, c.user_count, c.contact_name, c.contact_mobile,
  c.contact_email, c.description, c.applied_at, ${imagesOf(false)} as images,
  (select jsonb_build_object('name', d.name, 'member_limit', d.member_limit, 'contact_name', d.contact_name,
     'contact_mobile', d.contact_mobile, 'contact_email', d.contact_email, 'description', d.description,
     'review_status', d.review_status, 'reason', d.reason, 'images', ${imagesOf(true)})
   from company_draft d where d.company_id = c.id) as draft`;

export async function selectCompany(db: Db, companyId: number): Promise<CompanyRow> {
  const { rows } = await sql<CompanyRow>`select ${columns} from company c where c.id = ${companyId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`company ${companyId} is not there`);
  return row;
}

/** Its super administrator is this account: somebody who handed it over has no application for it any more. */
const isRunBy = (accountId: number) => sql<boolean>`exists (
  select from company_user u where u.company_id = c.id and u.account_id = ${accountId} and u.is_super_admin)`;

/** The newest application that is not approved yet, or else the newest of all. */
export async function findApplication(db: Db, accountId: number): Promise<CompanyRow | null> {
  const { rows } = await sql<CompanyRow>`
    select ${columns} from company c
    where c.applicant_id = ${accountId} and ${isRunBy(accountId)}
    order by c.review_status = ${reviewStatus.approved}, c.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** One person's applications come one after the other: a form that is sent twice at once makes one company. */
export async function holdApplications(tx: Db, accountId: number): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(tx);
}

/** Whether the company is there and the account its super administrator, held until the transaction ends. */
export async function holdOwnCompany(tx: Db, accountId: number, companyId: number): Promise<boolean> {
  const { rows } = await sql`
    select from company c
    where c.id = ${companyId} and ${isRunBy(accountId)}
    for no key update of c`.execute(tx);
  return rows.length > 0;
}

export interface Contact {
  name: string;
  mobile: string | null;
  email: string | null;
}

export async function selectContact(tx: Db, accountId: number): Promise<Contact> {
  return tx
    .selectFrom('account')
    .select(['name', 'mobile', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** With its applicant as super administrator, and nothing of it approved. */
export async function insertCompany(
  tx: Db,
  applicantId: number,
  fields: CompanyFields,
  status: KeptStatus,
): Promise<number> {
  const { id } = await tx
    .insertInto('company')
    .values({ ...fields, review_status: status, applicant_id: applicantId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into company_user (company_id, account_id, is_admin, is_super_admin, name, mobile, email)
    select ${id}, a.id, true, true, a.name, a.mobile, a.email from account a where a.id = ${applicantId}`.execute(tx);
  return id;
}

/** Opened from what is approved where there is none, pictures included. Answers how it stands with its review. */
export async function openDraft(tx: Db, companyId: number): Promise<number> {
  const { rows } = await sql<{ review_status: number }>`
    insert into company_draft (company_id, name, member_limit, contact_name, contact_mobile, contact_email, description)
    select id, name, member_limit, contact_name, contact_mobile, contact_email, description from company
    where id = ${companyId}
    on conflict (company_id) do nothing returning review_status`.execute(tx);
  if (rows[0]) {
    await sql`
      insert into company_image (company_id, type, is_draft, file_key)
      select company_id, type, true, file_key from company_image where company_id = ${companyId} and not is_draft
      on conflict do nothing`.execute(tx);
    return rows[0].review_status;
  }
  const draft = tx.selectFrom('company_draft').select('review_status').where('company_id', '=', companyId);
  return (await draft.executeTakeFirstOrThrow()).review_status;
}

export async function updateDraft(tx: Db, companyId: number, fields: CompanyFields, status: KeptStatus): Promise<void> {
  await tx
    .updateTable('company_draft')
    .set({
      ...fields,
      review_status: status,
      reason: '',
      submitted_at: submittedAt(status),
    })
    .where('company_id', '=', companyId)
    .execute();
  // Until the first approval the company is no more than its application.
  await tx
    .updateTable('company')
    .set({ ...fields, review_status: status, reason: '' })
    .where('id', '=', companyId)
    .where('review_status', '<>', reviewStatus.approved)
    .execute();
}

export async function selectCompanyName(db: Db, companyId: number): Promise<string> {
  const company = db.selectFrom('company').select('name').where('id', '=', companyId);
  return (await company.executeTakeFirstOrThrow()).name;
}

export async function countFreeSeats(db: Db, companyId: number): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select member_limit - user_count as free from company where id = ${companyId}`.execute(db);
  return rows[0]?.free ?? 0;
}

export async function selectMemberLimit(db: Db, companyId: number): Promise<number> {
  const company = db.selectFrom('company').select('member_limit').where('id', '=', companyId);
  return (await company.executeTakeFirstOrThrow()).member_limit;
}
