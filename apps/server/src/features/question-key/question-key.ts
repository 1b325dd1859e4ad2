// When a key may be seen, with all that tells it: the explanation, the verdict on an answer, the score. Everything that
// shows one of them asks here.
import { limits, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';

interface KeyReader {
  /** Wrote the exam that asks it. */
  isAuthor: boolean;
  /** Has answered it where answering shows the key, or handed in the paper that asked it. */
  isSeen: boolean;
  /** Is being tested on it. */
  isWithheld: boolean;
}

export function maySeeKey({ isAuthor, isSeen, isWithheld }: KeyReader): boolean {
  return isAuthor || (isSeen && !isWithheld);
}

/**
 * The contents somebody is being tested on: those of their tests that still take answers. `account` is a value, or a column of the
 * statement around it; `besides` an attempt that does not withhold from itself.
 */
function testedContents(account: RawBuilder<unknown>, besides: RawBuilder<unknown> = sql`null`): RawBuilder<unknown> {
  return sql`
    select unnest(tp.content_ids) from attempt t join attempt_paper tp on tp.attempt_id = t.id
    where t.account_id = ${account} and t.prac_type = ${sql.lit(practiceTypes.test)}
      and t.handed_in_at is null and t.deleted_at is null and t.id is distinct from ${besides}
      and (t.deadline is null or t.deadline >= now() - ${sql.lit(limits.graceSeconds)} * interval '1 second')`;
}

/** Which of these contents must not be told to this person now. */
export async function selectWithheld(
  db: Db,
  accountId: number,
  contentIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (contentIds.length === 0) return new Set();
  const { rows } = await sql<{ content_id: number }>`
    select w.content_id from (${testedContents(sql`${accountId}`)}) w (content_id)
    where w.content_id = any(${contentIds}::bigint[])`.execute(db);
  return new Set(rows.map(({ content_id }) => content_id));
}

/** Whether something else withholds the result of `attempt a` from its own person. */
export const isResultWithheld: RawBuilder<boolean> = sql<boolean>`exists (
  select from attempt_paper own
  where own.attempt_id = a.id and own.content_ids && array(${testedContents(sql`a.account_id`, sql`a.id`)}))`;

/** The questions of an attempt that must not be told to its person now, by number. */
export async function selectWithheldNoes(db: Db, attemptId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ no: number }>`
    select u.no from attempt a
    join attempt_paper p on p.attempt_id = a.id
    cross join unnest(p.noes, p.content_ids) as u (no, content_id)
    where a.id = ${attemptId} and u.content_id in (${testedContents(sql`a.account_id`, sql`a.id`)})`.execute(db);
  return new Set(rows.map(({ no }) => no));
}
