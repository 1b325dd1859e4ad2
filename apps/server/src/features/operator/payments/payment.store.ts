import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { followsId } from '../../../db/keyset.ts';

export interface MatchedPartner {
  /** As the file names them. */
  given: string;
  account_id: number;
  name: string;
  username: string;
}

/** Approved partners by the id, user name or e-mail address of their account, or by the name they are approved with. */
export async function selectPartners(db: Db, names: readonly string[]): Promise<MatchedPartner[]> {
  const { rows } = await sql<MatchedPartner>`
    with given as (select distinct name from unnest(${names}::text[]) as name)
    select f.given, a.id as account_id, a.name, a.username
    from (
      select g.name as given, a.id from given g
      join account a on a.id = case when g.name ~ '^[0-9]{1,15}$' then g.name::bigint end
      union select g.name, a.id from given g join account a on lower(a.username) = lower(g.name)
      union select g.name, a.id from given g join account a on lower(a.email) = lower(g.name)
      union select g.name, i.account_id from given g join partner_info i on not i.is_draft and lower(i.name) = lower(g.name)
    ) f
    join partner p on p.account_id = f.id and p.review_status = ${reviewStatus.approved}
    join account a on a.id = f.id`.execute(db);
  return rows;
}

interface KnownPayment {
  reference: string;
  account_id: number;
  amount: number;
  currency: string;
}

export async function selectKnown(db: Db, references: readonly string[]): Promise<KnownPayment[]> {
  const { rows } = await sql<KnownPayment>`
    select reference, account_id, amount, currency from partner_payment
    where reference = any(${references}::text[])`.execute(db);
  return rows;
}

export interface PaymentRow {
  id: number;
  account_id: number;
  name: string;
  username: string;
  item: string;
  type: 1 | 2 | 3 | 4;
  amount: number;
  currency: string;
  paid_at: Date;
  reference: string;
}

/** The newest first, and one more than is shown. */
export async function selectPayments(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.account_id, a.name, a.username, p.item, p.type, p.amount, p.currency, p.paid_at, p.reference
    from partner_payment p join account a on a.id = p.account_id
    where ${followsId(after, sql`p.id`, '<')} order by p.id desc limit ${limit + 1}`.execute(db);
  return rows;
}
