// What grading left behind for people, after answers of theirs were graded anew: progress, lists and shares move by the difference.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

interface MovedResult {
  accountId: number;
  companyId: number | null;
  attemptId: number;
  no: number;
  contentId: number;
  outcome: 'right' | 'wrong' | 'shown';
  /** It was counted so, and is no more. */
  isGone: boolean;
  showsKeys: boolean;
  retiresWrong: boolean;
  /** It is part of how all people fare with the question. */
  isShared: boolean;
}

/** Of a paper whose numbers stay, for however many people. */
export async function moveResults(tx: Db, examId: number, moved: readonly MovedResult[]): Promise<void> {
  if (moved.length === 0) return;
  const input = JSON.stringify(
    moved.map((row) => ({
      account_id: row.accountId,
      company_id: row.companyId,
      attempt_id: row.attemptId,
      no: row.no,
      content_id: row.contentId,
      is_gone: row.isGone,
      shows_keys: row.showsKeys,
      retires: row.retiresWrong,
      is_shared: row.isShared,
      answered: count(row, row.outcome !== 'shown'),
      correct: count(row, row.outcome === 'right'),
      wrong: count(row, row.outcome === 'wrong'),
    })),
  );
  const moves = sql`
    jsonb_to_recordset(${input}::jsonb) as r (account_id bigint, company_id bigint, attempt_id bigint, no integer,
      content_id bigint, is_gone boolean, shows_keys boolean, retires boolean, is_shared boolean, answered integer,
      correct integer, wrong integer)`;
  await moveProgress(tx, examId, sql`${moves}`);
  await moveMarks(tx, examId, sql`${moves}`);
  await sql`
    with moved as (
      select company_id, content_id, sum(answered) as answered, sum(correct) as correct
      from ${moves} where is_shared group by company_id, content_id),
    begun as (
      insert into question_stat as s (exam_id, company_id, content_id, answered_count, right_count)
      select ${examId}, company_id, content_id, greatest(0, answered), greatest(0, correct) from moved
      order by company_id, content_id on conflict do nothing returning company_id, content_id)
    update question_stat s set answered_count = greatest(0, s.answered_count + m.answered),
      right_count = greatest(0, s.right_count + m.correct)
    from moved m
    where s.exam_id = ${examId} and s.company_id is not distinct from m.company_id and s.content_id = m.content_id`.execute(
    tx,
  );
}

function count({ isGone }: MovedResult, isMeant: boolean): number {
  if (!isMeant) return 0;
  return isGone ? -1 : 1;
}

type Moves = ReturnType<typeof sql>;

/** The last answer alone decides how many were right in a row; what came before it is not known any more. */
async function moveProgress(tx: Db, examId: number, moves: Moves): Promise<void> {
  await sql`
    insert into question_progress (account_id, company_id, exam_id, content_id, seen_at, last_attempt_id, last_no)
    select distinct on (r.account_id, r.company_id, r.content_id) r.account_id, r.company_id, ${examId}::bigint, r.content_id,
      case when r.shows_keys then now() end, r.attempt_id, r.no
    from ${moves} where not r.is_gone
    order by r.account_id, r.company_id, r.content_id, r.attempt_id desc on conflict do nothing`.execute(tx);
  await sql`
    with moved as (
      select r.account_id, r.company_id, r.content_id, sum(r.answered)::int as answered, sum(r.correct)::int as correct,
        array_agg(r.attempt_id) filter (where r.correct > 0) as right_in,
        array_agg(r.attempt_id) filter (where r.wrong > 0) as wrong_in
      from ${moves} group by r.account_id, r.company_id, r.content_id)
    update question_progress p set answered_count = greatest(0, p.answered_count + m.answered),
      right_count = greatest(0, p.right_count + m.correct),
      right_streak = case when p.last_attempt_id = any(m.wrong_in) then 0
        when p.last_attempt_id = any(m.right_in) then greatest(1, p.right_streak) else p.right_streak end
    from moved m
    where p.account_id = m.account_id and p.company_id is not distinct from m.company_id and p.exam_id = ${examId}
      and p.content_id = m.content_id`.execute(tx);
}

/** Off the list of wrong ones where no other answer put it there, or where its person wants a right answer to do so. */
async function moveMarks(tx: Db, examId: number, moves: Moves): Promise<void> {
  await sql`
    insert into question_mark (account_id, company_id, exam_id, no)
    select distinct r.account_id, r.company_id, ${examId}::bigint, r.no from ${moves} where r.wrong > 0
    order by 1, 2, 4 on conflict do nothing`.execute(tx);
  await sql`
    with moved as (
      select r.account_id, r.company_id, r.no, sum(r.wrong)::int as wrong, coalesce(bool_or(r.retires and r.correct > 0), false) as retires
      from ${moves} group by r.account_id, r.company_id, r.no having sum(r.wrong) <> 0)
    update question_mark k set wrong_count = greatest(0, k.wrong_count + m.wrong), updated_at = now(),
      wrong_at = case when m.wrong > 0 then now() when k.wrong_count + m.wrong > 0 and not m.retires then k.wrong_at end
    from moved m
    where k.account_id = m.account_id and k.company_id is not distinct from m.company_id and k.exam_id = ${examId}
      and k.no = m.no`.execute(tx);
}
