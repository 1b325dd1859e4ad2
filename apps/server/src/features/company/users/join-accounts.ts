// People of a company and their accounts: whoever proves the mobile number or the e-mail address of one of them is that one.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { inAllLanguages, insertNoticesTo } from '../../notice/notice.ts';

interface Joined {
  account_id: number;
  company_id: number;
}

/** Numbers and addresses of accounts are proved ones. Somebody is once in a company, and a row is one person. */
async function join(tx: Db, isAmong: RawBuilder<boolean>): Promise<void> {
  const { rows } = await sql<Joined>`
    with found as (
      select distinct on (company_id, account_id) id, account_id from (
        select distinct on (u.id) u.id, u.company_id, a.id as account_id
        from company_user u
        join account a on a.mobile = u.mobile or lower(a.email) = lower(u.email)
        where u.account_id is null and u.removed_at is null and not a.is_disabled and ${isAmong}
          and not exists (select from company_user o where o.company_id = u.company_id and o.account_id = a.id)
        order by u.id, a.mobile is not distinct from u.mobile desc) matches
      order by company_id, account_id, id)
    update company_user u set account_id = found.account_id, joined_at = now()
    from found where u.id = found.id returning u.account_id, u.company_id`.execute(tx);
  if (rows.length === 0) return;
  await forgetFormer(tx, rows);
  await tell(tx, rows);
}

/** Who comes back is the one they were: what they did before has one name. */
async function forgetFormer(tx: Db, joined: readonly Joined[]): Promise<void> {
  await sql`
    delete from company_user f using jsonb_to_recordset(${JSON.stringify(joined)}::jsonb) as j (account_id bigint, company_id bigint)
    where f.company_id = j.company_id and f.former_account_id = j.account_id`.execute(tx);
}

async function tell(tx: Db, joined: readonly Joined[]): Promise<void> {
  const byCompany = Map.groupBy(joined, ({ company_id }) => company_id);
  for (const [companyId, people] of byCompany) {
    const company = tx.selectFrom('company').select('name').where('id', '=', companyId);
    const { name } = await company.executeTakeFirstOrThrow();
    await insertNoticesTo(
      tx,
      people.map(({ account_id }) => account_id),
      { kind: 'group', ...inAllLanguages(({ companyJoined }) => companyJoined, { company: name }) },
    );
  }
}

/** After people were added or changed. */
export async function joinUsers(tx: Db, ids: readonly number[]): Promise<void> {
  await join(tx, sql<boolean>`u.id = any(${ids})`);
}

export interface Contacts {
  mobile: string | null;
  email: string | null;
}

/** After somebody has proved a number or an address: the companies that know them by the one before know the new one. */
export async function followContacts(tx: Db, accountId: number, before: Contacts | null): Promise<void> {
  if (before) await renewContacts(tx, accountId, before);
  await join(tx, sql<boolean>`a.id = ${accountId}`);
}

/** Another of the company may have it already. */
const isFree = (column: 'mobile' | 'email') => sql<boolean>`not exists (
  select from company_user o where o.company_id = u.company_id and o.removed_at is null and o.id <> u.id
    and lower(o.${sql.ref(column)}) = lower(a.${sql.ref(column)}))`;

async function renewContacts(tx: Db, accountId: number, { mobile, email }: Contacts): Promise<void> {
  await sql`
    update company_user u set mobile = a.mobile from account a
    where a.id = ${accountId} and u.account_id = a.id and u.mobile = ${mobile} and ${isFree('mobile')}`.execute(tx);
  await sql`
    update company_user u set email = a.email from account a
    where a.id = ${accountId} and u.account_id = a.id and lower(u.email) = lower(${email}) and ${isFree('email')}`.execute(
    tx,
  );
}
