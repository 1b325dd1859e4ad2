import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';

/** What was not right in the attempt before, where the homework tells it and that result is out. */
export async function selectHints(
  db: Db,
  { homework_id, account_id, round, rules }: Pick<AttemptRow, 'homework_id' | 'account_id' | 'round' | 'rules'>,
): Promise<number[]> {
  if (!rules?.redo_hint || round === null || round < 2) return [];
  const { rows } = await sql<{ no: number }>`
    select u.no
    from attempt a
    join attempt_paper p on p.attempt_id = a.id
    cross join unnest(p.noes) as u (no)
    left join answer w on w.attempt_id = a.id and w.no = u.no
    where a.homework_id = ${homework_id} and a.account_id = ${account_id} and a.round = ${round - 1}
      and a.deleted_at is null and a.handed_in_at is not null and not a.is_withheld and w.is_right is not true
    order by u.no`.execute(db);
  return rows.map(({ no }) => no);
}
