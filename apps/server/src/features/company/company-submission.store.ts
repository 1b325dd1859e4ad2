import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';

interface Waiting {
  name: string;
  is_approved: boolean;
  is_draft: boolean;
}

export async function selectSuperAdmins(db: Db, companyId: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: Present<number> }>`
    select account_id from company_user
    where company_id = ${companyId} and is_super_admin and account_id is not null order by account_id`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

export async function lockWaiting(tx: Db, companyId: number): Promise<Waiting | null> {
  // First held and then read: one statement for both would, after waiting for another operator, still see the draft as it was.
  await sql`select from company where id = ${companyId} for no key update`.execute(tx);
  const { rows } = await sql<Waiting>`
    select coalesce(d.name, c.name) as name, c.review_status = ${reviewStatus.approved} as is_approved,
      d.company_id is not null as is_draft
    from company c left join company_draft d on d.company_id = c.id
    where c.id = ${companyId} and coalesce(d.review_status, c.review_status) = ${reviewStatus.underReview}`.execute(tx);
  return rows[0] ?? null;
}

/** What was handed in is what holds now, pictures included. */
export async function approveCompany(tx: Db, companyId: number, { is_draft }: Waiting): Promise<void> {
  if (is_draft) {
    await sql`
      update company c set name = d.name, member_limit = d.member_limit, contact_name = d.contact_name,
        contact_mobile = d.contact_mobile, contact_email = d.contact_email, description = d.description
      from company_draft d where c.id = ${companyId} and d.company_id = c.id`.execute(tx);
    await sql`delete from company_image where company_id = ${companyId} and not is_draft`.execute(tx);
    await sql`update company_image set is_draft = false where company_id = ${companyId}`.execute(tx);
    await sql`delete from company_draft where company_id = ${companyId}`.execute(tx);
  }
  await tx
    .updateTable('company')
    .set({ review_status: reviewStatus.approved, reason: '' })
    .where('id', '=', companyId)
    .execute();
}

/** A company at work goes on as it is: only the change of it is refused. */
export async function rejectCompany(tx: Db, companyId: number, reason: string): Promise<void> {
  const refused = { review_status: reviewStatus.rejected, reason };
  await tx.updateTable('company_draft').set(refused).where('company_id', '=', companyId).execute();
  await tx
    .updateTable('company')
    .set(refused)
    .where('id', '=', companyId)
    .where('review_status', '<>', reviewStatus.approved)
    .execute();
}
