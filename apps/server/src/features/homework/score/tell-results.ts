import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertChanges } from '../../events/events.ts';
import { homeworkAudience } from '../access/access.ts';
import { insertHomeworkNotices } from '../homework-notice.ts';

interface ToldHomework {
  id: number;
  title: string;
  group: string;
  has_marks: boolean;
  account_ids: number[];
}

/**
 * To the people of those of these attempts that are homework, and whose result has just come out; whoever left hears nothing. Whoever did it several times
 * is told once, with the last of those that come out together.
 */
export async function tellResults(tx: Db, attemptIds: readonly number[]): Promise<void> {
  const { rows } = await sql<ToldHomework>`
    select h.id, e.title, g.name as "group", a.marked_at is not null as has_marks,
      array_agg(distinct a.account_id) as account_ids
    from attempt a
    join homework h on h.id = a.homework_id
    join exam e on e.id = h.exam_id
    join study_group g on g.id = h.group_id
    ${homeworkAudience} and m.account_id = a.account_id
    where a.id = any(${attemptIds}::bigint[]) and a.deleted_at is null and h.deleted_at is null
      and not exists (
        select from attempt o
        where o.homework_id = a.homework_id and o.account_id = a.account_id and o.id > a.id and o.deleted_at is null
          and (o.id = any(${attemptIds}::bigint[]) or o.is_withheld and not o.awaits_marks))
    group by h.id, e.id, g.id, has_marks order by h.id, has_marks`.execute(tx);
  for (const { id, has_marks, account_ids, ...homework } of rows) {
    await insertHomeworkNotices(tx, has_marks ? 'marked' : 'resultOut', homework, account_ids);
    await insertChanges(tx, 'homework', sql`select a, ${id}::bigint from unnest(${account_ids}::bigint[]) as a`);
  }
}
