import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';

/** The ranking counts homework that is there, of people who are in. Of `group_score s`. */
export async function fitScores(tx: Db, isMeant: RawBuilder<boolean>): Promise<void> {
  const counts = sql<boolean>`(
    exists (select from homework h where h.id = s.homework_id and h.deleted_at is null)
    and exists (
      select from group_member m where m.group_id = s.group_id and m.account_id = s.account_id and ${isJoined}))`;
  await sql`
    update group_score s set withdrawn_at = case when s.withdrawn_at is null then now() end
    where ${isMeant} and ${counts} = (s.withdrawn_at is not null)`.execute(tx);
}
