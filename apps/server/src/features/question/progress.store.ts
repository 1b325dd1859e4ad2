// What grading leaves behind for a person: how often they answered a question, and which of them went wrong.
import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOwnRow } from '../../platform/session/own-rows.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { OwnStatement } from '../../platform/session/own-statement.ts';
import { presentNumber } from './present-number.store.ts';

export interface QuestionResult {
  /** The number it was asked under. */
  no: number;
  contentId: number;
  /** `shown`: the key was seen without an answer. */
  outcome: 'right' | 'wrong' | 'shown';
}

export interface ResultRules {
  /** Right answers take questions off the list of wrong ones. */
  retiresWrong: boolean;
  /** Questions that are right often enough in a row become mastered. */
  masters: boolean;
  /** The keys have been shown along with them. */
  showsKeys: boolean;
}

/** One statement, however many results. A question may come twice in a paper; each is counted, none collides. */
export async function writeResults(
  tx: Db,
  actor: Actor,
  { examId, attemptId }: { examId: number; attemptId: number },
  results: readonly QuestionResult[],
  { retiresWrong, masters, showsKeys }: ResultRules,
): Promise<void> {
  const input = JSON.stringify(results.map(({ no, contentId, outcome }) => ({ no, content_id: contentId, outcome })));
  const companyId = actor.company?.id ?? null;
  await written.execute(tx, actor, { companyId, examId, attemptId, input, retiresWrong, masters, showsKeys });
}

interface Given extends ResultRules {
  companyId: number | null;
  examId: number;
  attemptId: number;
  /** JSON. */
  input: string;
}

const written = new OwnStatement<unknown, Given>((actor, given) => {
  const { companyId, examId, attemptId, input, retiresWrong, masters, showsKeys } = given;
  const owner = sql`${actor.accountId}::bigint, ${companyId}::bigint, ${examId}::bigint`;
  return sql`
    with result as (
      select ${presentNumber(examId, 'r')} as no, r.no as asked_no, r.content_id, r.outcome
      from jsonb_to_recordset(${input}::jsonb) as r (no integer, content_id bigint, outcome text)),
    progress as (
      insert into question_progress as p
        (account_id, company_id, exam_id, content_id, seen_at, answered_count, right_count, right_streak,
        last_attempt_id, last_no)
      select ${owner}, content_id, case when ${showsKeys}::boolean then now() end, count(*) filter (where outcome <> 'shown'),
        count(*) filter (where outcome = 'right'),
        case when bool_or(outcome = 'wrong') then 0 else count(*) filter (where outcome = 'right') end,
        case when bool_or(outcome <> 'shown') then ${attemptId}::bigint end, max(asked_no) filter (where outcome <> 'shown')
      from result group by content_id order by content_id
      on conflict on constraint question_progress_key do update set
        seen_at = coalesce(p.seen_at, excluded.seen_at),
        answered_count = p.answered_count + excluded.answered_count,
        right_count = p.right_count + excluded.right_count,
        right_streak = case when excluded.answered_count = excluded.right_count
          then p.right_streak + excluded.right_count else 0 end,
        last_attempt_id = coalesce(excluded.last_attempt_id, p.last_attempt_id),
        last_no = coalesce(excluded.last_no, p.last_no)
      returning content_id, right_streak),
    numbered as (
      select r.no, bool_or(r.outcome = 'wrong') as is_wrong, bool_and(r.outcome = 'right') as is_right,
        bool_or(r.outcome = 'right' and p.right_streak >= ${limits.masteredAfter} and ${masters}::boolean) as is_mastered
      from result r join progress p using (content_id) where r.no is not null group by r.no)
    insert into question_mark as m (account_id, company_id, exam_id, no, wrong_at, wrong_count, mastered_at)
    select ${owner}, no, case when is_wrong then now() end, is_wrong::int, case when is_mastered then now() end
    from numbered n where is_wrong or is_mastered or (${retiresWrong}::boolean and ${isRetired(actor, examId)}) order by no
    on conflict on constraint question_mark_key do update set
      wrong_at = case when excluded.wrong_at is null and ${retiresWrong}::boolean then null
        else coalesce(excluded.wrong_at, m.wrong_at) end,
      wrong_count = m.wrong_count + excluded.wrong_count,
      mastered_at = coalesce(m.mastered_at, excluded.mastered_at),
      updated_at = now()`;
});

/** Of `numbered n`: answered right, and on the list of wrong ones so far. */
function isRetired(actor: Actor, examId: number): RawBuilder<boolean> {
  return sql<boolean>`(n.is_right and (
    select m.wrong_at is not null from question_mark m
    where ${isOwnRow(actor, 'm')} and m.exam_id = ${examId} and m.no = n.no))`;
}
