// What a homework brings its person in the group, as soon as its result is out: the best of their attempts counts.
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export async function recordHomeworkScore(tx: Db, attemptId: number): Promise<void> {
  await sql`
    insert into group_score as s (group_id, account_id, homework_id, counts_for_ranking, points, seconds)
    select h.group_id, a.account_id, h.id, h.is_rank, a.auto_score + a.self_score, a.seconds
    from attempt a join homework h on h.id = a.homework_id
    where a.id = ${attemptId} and a.deleted_at is null and h.deleted_at is null
    on conflict (group_id, account_id, homework_id) do update set
      points = excluded.points, seconds = excluded.seconds, scored_at = now()
    where (excluded.points, -excluded.seconds) > (s.points, -s.seconds)`.execute(tx);
}
