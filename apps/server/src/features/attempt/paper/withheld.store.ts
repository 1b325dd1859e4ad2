// What attempts withhold from their own people: the contents of tests and homework that run or whose results are still to come.
import { limits, practiceTypes } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { FixedStatement } from '../../../platform/db/fixed-statement.ts';
import { withheldContents } from '../../question-key/question-key.ts';
import type { Besides, WithheldPart } from '../../question-key/question-key.ts';

/** An attempt by the name it has in the statement. */
type Attempt = 'a' | 't';

/** Answers may be written to it. */
export function takesAnswers(attempt: Attempt): RawBuilder<boolean> {
  const a = sql.raw(attempt);
  return sql<boolean>`(${a}.handed_in_at is null
    and (${a}.deadline is null or ${a}.deadline >= now() - ${sql.lit(limits.graceSeconds)} * interval '1 second'))`;
}

/** Results of its homework are not out, as `question-key` says it of one that was read. */
function isUnreleased(attempt: Attempt): RawBuilder<boolean> {
  const rules = sql`${sql.raw(attempt)}.rules`;
  return sql<boolean>`(
    ${rules} is not null and (
      ${sql.raw(attempt)}.awaits_marks
      or ${rules}->>'result_time' = '1' and (${rules}->>'closes_at')::timestamptz > now()))`;
}

/** Each has an index of its own. */
export const withheldByTests: WithheldPart = (account, besides) => sql`
  select unnest(tp.content_ids) from attempt t join attempt_paper tp on tp.attempt_id = t.id
  where t.account_id = ${account} and t.prac_type = ${sql.lit(practiceTypes.test)}
    and t.handed_in_at is null and t.deleted_at is null and t.id is distinct from ${besides.attempt}
    and ${takesAnswers('t')}`;

export const withheldByBegun: WithheldPart = (account, besides) => sql`
  select unnest(tp.content_ids) from attempt t join attempt_paper tp on tp.attempt_id = t.id
  where t.account_id = ${account} and t.prac_type = ${sql.lit(practiceTypes.homework)} and t.deleted_at is null
    and t.id is distinct from ${besides.attempt} and (${takesAnswers('t')} or ${isUnreleased('t')})`;

const besidesItself: Besides = { attempt: sql`a.id`, homework: sql`a.homework_id` };

/** Whether its own rules, or something else, withhold the result of `attempt a` from its own person. */
export function isResultWithheld(): RawBuilder<boolean> {
  return sql<boolean>`(${isUnreleased('a')} or exists (
    select from attempt_paper own
    where own.attempt_id = a.id and own.content_ids && array(${withheldContents(sql`a.account_id`, besidesItself)})))`;
}

/** The questions of an attempt that must not be told to its person now, by number. */
export async function selectWithheldNoes(db: Db, attemptId: number): Promise<ReadonlySet<number>> {
  const rows = await withheldNoes.execute(db, { attemptId });
  return new Set(rows.map(({ no }) => no));
}

const withheldNoes = new FixedStatement<{ no: number }, { attemptId: number }>(
  ({ attemptId }) => sql`
    select u.no from attempt a
    join attempt_paper p on p.attempt_id = a.id
    cross join unnest(p.noes, p.content_ids) as u (no, content_id)
    where a.id = ${attemptId} and u.content_id in (${withheldContents(sql`a.account_id`, besidesItself)})`,
);
