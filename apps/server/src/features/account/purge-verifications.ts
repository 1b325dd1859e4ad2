import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Kept a week after their end, so that whoever opens an old link is told that it was used or is too old. */
export async function purgeVerifications(db: Db): Promise<void> {
  await sql`
    delete from verification
    where expires_at < now() - interval '7 days' or used_at < now() - interval '7 days'`.execute(db);
}
