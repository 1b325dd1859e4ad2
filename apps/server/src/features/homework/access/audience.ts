// Who hears of a homework, by event, notice or reminder: whoever is in its group now, and nobody who left, was put out or only
// asked to be let in.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isJoined } from '../../group/access/access.ts';

/** Joins `homework h` with its people `m`; a narrower choice follows with `and`. */
export const homeworkAudience = sql`join group_member m on m.group_id = h.group_id and ${isJoined}`;

/** Of these people, those who hear of it. */
export async function selectAudience(db: Db, homeworkId: number, accountIds: Iterable<number>): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select m.account_id from homework h ${homeworkAudience} and m.account_id = any(${[...accountIds]}::bigint[])
    where h.id = ${homeworkId}`.execute(db);
  return rows.map(({ account_id }) => account_id);
}
