import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const deleted = 9;

/** What somebody has for themselves, or has made for one company; the two are kept apart. */
export async function countOwnExams(db: Db, accountId: number, companyId: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from exam
    where account_id = ${accountId} and company_id is not distinct from ${companyId} and status <> ${deleted}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
