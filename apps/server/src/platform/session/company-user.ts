import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** Rows of `company_user`, by the name it has in the statement, of people who are of the company now: not removed, not expired. */
export function isOfCompany(table: string): RawBuilder<boolean> {
  const [account, expiry] = [sql.ref(`${table}.account_id`), sql.ref(`${table}.expires_at`)];
  return sql<boolean>`(${account} is not null and (${expiry} is null or ${expiry} > now()))`;
}
