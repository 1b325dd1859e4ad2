import type { Language } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';

const morning = 7;

export interface Reader {
  account_id: number;
  email: Present<string>;
  language: Language;
  /** What was released before that they have been told, or have looked at long ago. */
  since: Date;
}

/** Of `notice_setting p` and `account a`. */
const isMailed = sql<boolean>`
  p.is_mailed and a.email is not null and not a.is_disabled
    and extract(hour from now() at time zone coalesce(a.time_zone, 'UTC')) = ${morning}
    and (p.mailed_at is null or p.mailed_at < now() - interval '20 hours')`;

export async function selectReaders(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select p.account_id from notice_setting p join account a on a.id = p.account_id
    where ${isMailed} order by p.account_id limit ${limit}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}

/** Null where another process has them. */
export async function takeReader(tx: Db, accountId: number): Promise<Reader | null> {
  const { rows } = await sql<Reader>`
    update notice_setting s set mailed_at = now()
    from (
      select p.account_id, a.email, coalesce(p.mailed_at, now() - interval '1 day') as since
      from notice_setting p join account a on a.id = p.account_id
      where p.account_id = ${accountId} and ${isMailed} for update of p skip locked) d
    where s.account_id = d.account_id
    returning s.account_id, d.email, s.language, d.since`.execute(tx);
  return rows[0] ?? null;
}
