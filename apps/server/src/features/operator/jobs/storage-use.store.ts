import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface UseRow {
  account_id: number | null;
  name: string | null;
  username: string | null;
  is_vip: boolean;
  company_id: number | null;
  company_name: string | null;
  used: number;
  place: number;
}

/** Spelled as in the index: accounts and companies in one order. */
const place = sql`coalesce(s.account_id * 2, s.company_id * 2 + 1)`;

/** The most first, and one more than is shown. */
export async function selectUse(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<UseRow[]> {
  const [used, last] = (after ?? '').split('-').map(Number);
  const follows = after === undefined ? sql`true` : sql`(s.used, ${place}) < (${used}::bigint, ${last ?? 0}::bigint)`;
  const { rows } = await sql<UseRow>`
    select s.account_id, a.name, a.username, coalesce(a.vip_until > now(), false) as is_vip, s.company_id,
      c.name as company_name, s.used, ${place} as place
    from storage s left join account a on a.id = s.account_id left join company c on c.id = s.company_id
    where ${follows} order by s.used desc, ${place} desc limit ${limit + 1}`.execute(db);
  return rows;
}
