// How much room the files of an account or a company take. The database counts: see the triggers on `file`.
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** The person who uploads; what they do for a company counts for the company. */
export interface FileOwner {
  accountId: number;
  companyId: number | null;
}

interface Use {
  used: number;
  is_vip: boolean;
}

export async function holdUse(tx: Db, { accountId, companyId }: FileOwner): Promise<Use> {
  const { rows } =
    companyId === null
      ? await sql<Use>`
          insert into storage (account_id, used) values (${accountId}, 0)
          on conflict (account_id) do update set used = storage.used
          returning used, (select coalesce(vip_until > now(), false) from account where id = ${accountId}) as is_vip`.execute(
          tx,
        )
      : await sql<Use>`
          insert into storage (company_id, used) values (${companyId}, 0)
          on conflict (company_id) do update set used = storage.used returning used, false as is_vip`.execute(tx);
  const [use] = rows;
  if (!use) throw new Error('an upsert answers its row');
  return use;
}
