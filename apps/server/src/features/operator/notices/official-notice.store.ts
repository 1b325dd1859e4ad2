import { noticeTypes } from '@tiku/contract';
import { sql } from 'kysely';
import { beginsWith } from '../../../platform/db/beginnings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { followsId } from '../../../platform/db/keyset.ts';

type Translated = Record<string, string>;

export interface NoticeRow {
  id: number;
  title: Translated;
  content: Translated;
  company_id: number | null;
  company_name: string | null;
  released_at: Date;
  is_released: boolean;
}

export async function selectOfficial(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.title, n.content, n.company_id, c.name as company_name, n.released_at, n.released_at <= now() as is_released
    from notice n left join company c on c.id = n.company_id
    where n.type = ${sql.lit(noticeTypes.official)} and n.account_id is null and ${followsId(after, sql`n.id`, '<')}
    order by n.id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export interface NewOfficial {
  title: Translated;
  content: Translated;
  companyId: number | null;
  /** Null for now. */
  releasedAt: string | null;
  requestKey: string | null;
}

/** `isNew` is false if the same request has sent it before. */
export async function insertOfficial(tx: Db, notice: NewOfficial): Promise<{ id: number; isNew: boolean }> {
  const { title, content, companyId, releasedAt, requestKey } = notice;
  const { rows } = await sql<{ id: number; is_new: boolean }>`
    insert into notice (type, title, content, company_id, released_at, request_key)
    values (${noticeTypes.official}, ${JSON.stringify(title)}, ${JSON.stringify(content)}, ${companyId}::bigint,
      coalesce(${releasedAt}::timestamptz, now()), ${requestKey})
    on conflict (request_key) where request_key is not null do update set request_key = excluded.request_key
    returning id, xmax = 0 as is_new`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('an upsert answers its row');
  return { id: row.id, isNew: row.is_new };
}

/** Null if there is none. */
export async function deleteOfficial(tx: Db, noticeId: number): Promise<Translated | null> {
  const { rows } = await sql<{ title: Translated }>`
    delete from notice where id = ${noticeId} and type = ${sql.lit(noticeTypes.official)} and account_id is null
    returning title`.execute(tx);
  return rows[0]?.title ?? null;
}

interface CompanyRow {
  id: number;
  name: string;
}

export async function selectCompanies(db: Db, text: string): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select id, name from company where ${beginsWith(sql`lower(name)`, text)} order by lower(name), id limit 20`.execute(
    db,
  );
  return rows;
}

export async function isCompany(db: Db, companyId: number): Promise<boolean> {
  const { rows } = await sql`select from company where id = ${companyId}`.execute(db);
  return rows.length > 0;
}
