import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { submittedAt } from '../submission/submission.ts';
import type { KeptStatus } from '../submission/submission.ts';

export interface PartnerFields {
  type: 0 | 1;
  name: string;
  contact_name: string;
  contact_mobile: string;
  contact_email: string;
  description: string;
  account_holder: string;
  bank_name: string;
  account_number: string;
}

export interface PartnerRow {
  review_status: 0 | 1 | 2 | 3;
  draft_status: 0 | 1 | 3;
  reason: string;
  applied_at: Date;
  submitted_at: Date | null;
}

export async function findPartner(db: Db, accountId: number): Promise<PartnerRow | null> {
  const { rows } = await sql<PartnerRow>`
    select review_status, draft_status, reason, applied_at, submitted_at from partner where account_id = ${accountId}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Made with the first thing that is written, and held until the transaction ends. */
export async function holdPartner(tx: Db, accountId: number): Promise<PartnerRow> {
  await sql`insert into partner (account_id) values (${accountId}) on conflict do nothing`.execute(tx);
  const { rows } = await sql<PartnerRow>`
    select review_status, draft_status, reason, applied_at, submitted_at from partner
    where account_id = ${accountId} for no key update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`partner ${accountId} was just inserted`);
  return row;
}

export interface InfoRow extends PartnerFields {
  images: (0 | 1 | 2)[];
}

/** Null where nothing was written but perhaps pictures. */
export async function findInfo(db: Db, accountId: number, isDraft: boolean): Promise<InfoRow | null> {
  const { rows } = await sql<InfoRow>`
    select i.type, i.name, i.contact_name, i.contact_mobile, i.contact_email, i.description, i.account_holder,
      i.bank_name, i.account_number, (
        select coalesce(jsonb_agg(p.type order by p.type), '[]') from partner_image p
        where p.account_id = i.account_id and p.is_draft = i.is_draft) as images
    from partner_info i where i.account_id = ${accountId} and i.is_draft = ${isDraft}`.execute(db);
  return rows[0] ?? null;
}

/** From what is approved, pictures included; from what is known of the account where nothing is. */
export async function openDraft(tx: Db, accountId: number): Promise<InfoRow> {
  const columns = sql`type, name, contact_name, contact_mobile, contact_email, description, account_holder, bank_name, account_number`;
  const { rows } = await sql`
    insert into partner_info (account_id, is_draft, ${columns})
    select account_id, true, ${columns} from partner_info where account_id = ${accountId} and not is_draft
    union all
    select a.id, true, 0, a.name, a.name, coalesce(a.mobile, ''), coalesce(a.email, ''), '', '', '', '' from account a
    where a.id = ${accountId} and not exists (select from partner_info where account_id = a.id and not is_draft)
    on conflict do nothing returning account_id`.execute(tx);
  if (rows.length > 0)
    await sql`
      insert into partner_image (account_id, type, is_draft, file_key)
      select account_id, type, true, file_key from partner_image where account_id = ${accountId} and not is_draft
      on conflict do nothing`.execute(tx);
  const draft = await findInfo(tx, accountId, true);
  if (!draft) throw new Error(`the draft of partner ${accountId} was just opened`);
  return draft;
}

export async function updateDraft(tx: Db, accountId: number, fields: PartnerFields, status: KeptStatus): Promise<void> {
  const draft = tx.updateTable('partner_info').where('account_id', '=', accountId).where('is_draft', '=', true);
  await draft.set(fields).execute();
  await sql`
    update partner set draft_status = ${status}, reason = '', submitted_at = ${submittedAt(status)},
      review_status = case review_status when ${reviewStatus.approved} then review_status else ${status} end
    where account_id = ${accountId}`.execute(tx);
}

export async function findImageKey(db: Db, accountId: number, type: number, isDraft: boolean): Promise<string | null> {
  const row = await db
    .selectFrom('partner_image')
    .select('file_key')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('is_draft', '=', isDraft)
    .executeTakeFirst();
  return row?.file_key ?? null;
}

/** Answers the key of what was there. */
export async function deleteDraftImage(tx: Db, accountId: number, type: number): Promise<string | null> {
  const removed = await tx
    .deleteFrom('partner_image')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('is_draft', '=', true)
    .returning('file_key')
    .executeTakeFirst();
  return removed?.file_key ?? null;
}

export async function insertFinanceView(tx: Db, accountId: number): Promise<void> {
  await tx.insertInto('partner_finance_view').values({ account_id: accountId, viewer_id: accountId }).execute();
}

export async function findFinanceView(db: Db, accountId: number): Promise<Date | null> {
  const { rows } = await sql<{ seen_at: Date }>`
    select seen_at from partner_finance_view where account_id = ${accountId} order by seen_at desc limit 1`.execute(db);
  return rows[0]?.seen_at ?? null;
}

export async function insertDraftImage(tx: Db, accountId: number, type: 0 | 1 | 2, key: string): Promise<void> {
  await tx.insertInto('partner_image').values({ account_id: accountId, type, is_draft: true, file_key: key }).execute();
}
