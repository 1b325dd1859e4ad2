// What somebody has written to answers before, offered to them when they mark the next ones.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

const commentsOffered = 20;

/** What was written to these questions first, then elsewhere in the homework; the most used first. */
export async function selectOffered(
  db: Db,
  accountId: number,
  homeworkId: number,
  noes: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ comment: string }>`
    select k.comment
    from homework_mark k join attempt a on a.id = k.attempt_id
    left join homework_comment_removed r on r.account_id = k.account_id and r.comment = k.comment
    where k.account_id = ${accountId} and k.comment <> ''
    group by k.comment, r.removed_at
    having r.removed_at is null or max(k.marked_at) > r.removed_at
    order by bool_or(a.homework_id = ${homeworkId} and k.no = any(${noes}::int[])) desc,
      bool_or(a.homework_id = ${homeworkId}) desc, count(*) desc, max(k.marked_at) desc, k.comment
    limit ${commentsOffered}`.execute(db);
  return rows.map(({ comment }) => comment);
}

export async function upsertRemoved(db: Db, accountId: number, comment: string): Promise<void> {
  await sql`
    insert into homework_comment_removed (account_id, comment) values (${accountId}, ${comment})
    on conflict (account_id, comment) do update set removed_at = now()`.execute(db);
}
