import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface Decided {
  account_id: number;
  title: string;
}

export async function moveExam(
  tx: Db,
  examId: number,
  from: readonly number[],
  change: { status: number; isPublished?: true },
): Promise<Decided | null> {
  const published = change.isPublished ? sql`, published_at = now()` : sql``;
  const { rows } = await sql<Decided>`
    update exam set status = ${change.status}, updated_at = now()${published}
    where id = ${examId} and kind = 0 and not isprivate and status = any(${from}::smallint[])
    returning account_id, title`.execute(tx);
  return rows[0] ?? null;
}
