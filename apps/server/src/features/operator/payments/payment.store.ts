import { reviewStatus } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { followsTime, microsOf } from '../../../platform/db/keyset.ts';

export interface MatchedAccount {
  /** As the file names them. */
  given: string;
  account_id: number;
  name: string;
  username: string;
}

/** Approved partners by the id, user name or e-mail address of their account, or by the name they are approved with. */
export async function selectPartners(db: Db, names: readonly string[]): Promise<MatchedAccount[]> {
  const { rows } = await sql<MatchedAccount>`
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

/** Accounts by their user name, mobile number or e-mail address. */
export async function selectPayers(db: Db, names: readonly string[]): Promise<MatchedAccount[]> {
  const { rows } = await sql<MatchedAccount>`
    with given as (select distinct name from unnest(${names}::text[]) as name where name <> '')
    select f.given, a.id as account_id, a.name, a.username
    from (
      select g.name as given, a.id from given g join account a on lower(a.username) = lower(g.name)
      union select g.name, a.id from given g join account a on lower(a.email) = lower(g.name)
      union select g.name, a.id from given g join account a on a.mobile = g.name) f
    join account a on a.id = f.id`.execute(db);
  return rows;
}

export interface MatchedBundle {
  given: string;
  bundle_id: number;
  account_id: number;
  title: string;
}

/** By the id that stands in its link, or by its title; whether it is the partner's is for others to see. */
export async function selectBundles(db: Db, names: readonly string[]): Promise<MatchedBundle[]> {
  const { rows } = await sql<MatchedBundle>`
    with given as (select distinct name from unnest(${names}::text[]) as name where name <> '')
    select f.given, b.id as bundle_id, b.account_id, b.title
    from (
      select g.name as given, b.id from given g join bundle b on b.public_id = g.name
      union select g.name, b.id from given g join bundle b
        on lower(b.title) = lower(g.name) and b.status is not null and b.deleted_at is null) f
    join bundle b on b.id = f.id`.execute(db);
  return rows;
}

export interface KnownPayment {
  reference: string;
  account_id: number;
  amount: number;
  currency: string;
  payer_id: number | null;
  bundle_id: number | null;
}

export async function selectKnown(db: Db, references: readonly string[]): Promise<KnownPayment[]> {
  const { rows } = await sql<KnownPayment>`
    select reference, account_id, amount, currency, payer_id, bundle_id from partner_payment
    where reference = any(${references}::text[])`.execute(db);
  return rows;
}

/** Of records that were imported before files named who paid. */
export async function completePayments(
  tx: Db,
  payments: readonly { reference: string; payer_id: number | null; bundle_id: number | null }[],
): Promise<void> {
  await sql`
    update partner_payment p set payer_id = c.payer_id, bundle_id = c.bundle_id
    from unnest(
      ${payments.map(({ reference }) => reference)}::text[], ${payments.map(({ payer_id }) => payer_id)}::bigint[],
      ${payments.map(({ bundle_id }) => bundle_id)}::bigint[]) as c (reference, payer_id, bundle_id)
    where p.reference = c.reference and p.payer_id is null`.execute(tx);
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
  /** The same as a place in the list. */
  paid_micros: number;
  reference: string;
  payer: { user_id: number; name: string; username: string } | null;
  bundle: { bundle_id: number; title: string } | null;
}

/** What was paid last first, and one more than is shown. */
export async function selectPayments(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.account_id, a.name, a.username, p.item, p.type, p.amount, p.currency, p.paid_at,
      ${microsOf(sql`p.paid_at`)} as paid_micros, p.reference,
      case when u.id is not null then jsonb_build_object('user_id', u.id, 'name', u.name, 'username', u.username) end as payer,
      case when b.id is not null then jsonb_build_object('bundle_id', b.id, 'title', b.title) end as bundle
    from partner_payment p join account a on a.id = p.account_id
    left join account u on u.id = p.payer_id left join bundle b on b.id = p.bundle_id
    where ${followsTime(after, sql`p.paid_at`, sql`p.id`, '<')} order by p.paid_at desc, p.id desc limit ${limit + 1}`.execute(
    db,
  );
  return rows;
}
