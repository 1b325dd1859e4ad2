import { limits } from '@tiku/contract/limits';
import { gradeQuestion } from '@tiku/questions';
import type { Answer, Question } from '@tiku/questions';
import type pg from 'pg';
import { withOsType } from '../world.ts';
import { findAccountId } from './bare-account.ts';
import { lockAttempt } from './bare-attempt.ts';
import { inTransaction } from './bare-session.ts';
import type { Scenario } from './scenario.ts';

const amount = 200;

interface UngradedRow {
  no: number;
  content_id: number;
  content: Question;
  answer: Answer | null;
}

interface GradedRow {
  no: number;
  contentId: number;
  status: string;
  earned: number | null;
  is_right: boolean | null;
}

export const handIn: Scenario = {
  name: 'hand-in',
  call: 'POST handin_answer',
  target: 0.5,
  // Each is handed in once: a second time would cost next to nothing.
  amount,
  freshFields: ['answer_id', 'prac_id', 'started_at', 'handed_in_at', 'seconds'],

  prepare: async ({ desk }) => {
    const waiting = await desk.takeTests(amount);
    return () => [
      {
        method: 'POST',
        path: withOsType('/exam/user_online_prac/handin_answer'),
        headers: {},
        setupRequest: (request) => {
          const { id = 0, headers = {} } = waiting.shift() ?? {};
          return {
            ...request,
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify({ answer_id: id, answer_details: [] }),
          };
        },
      },
    ];
  },

  floor: (app, pool) => {
    app.route<{ Body: { answer_id: number } }>({
      method: 'POST',
      url: '/api/1/exam/user_online_prac/handin_answer',
      handler: async (request) => {
        const accountId = await findAccountId(pool, request);
        return inTransaction(pool, (client) => close(client, accountId, request.body.answer_id));
      },
    });
  },
};

/** Grades every answer, ends the attempt, and remembers what the person got right and wrong. */
async function close(client: pg.PoolClient, accountId: number, attemptId: number) {
  const locked = await client.query(lockAttempt, [attemptId, accountId]);
  const { id, practice_id, exam_id, prac_type, full_score, questions_count, started_at } = locked.rows[0];
  const { rows } = await client.query<UngradedRow>(
    `select w.no, u.content_id, c.content, w.answer
     from attempt_paper p
     cross join unnest(p.noes, p.content_ids) as u (no, content_id)
     join answer w on w.attempt_id = p.attempt_id and w.no = u.no
     join question_content c on c.id = u.content_id
     where p.attempt_id = $1 and w.status is null`,
    [attemptId],
  );
  const graded = rows.map(grade);
  await client.query(
    `update answer w set status = g.status, earned = g.earned, is_right = g.is_right
     from jsonb_to_recordset($1::jsonb) as g (no integer, status text, earned numeric, is_right boolean)
     where w.attempt_id = $2 and w.no = g.no`,
    [JSON.stringify(graded), attemptId],
  );
  const ending = await end(client, attemptId, practice_id);
  await record(client, accountId, exam_id, graded);
  return {
    answer_id: id,
    prac_id: practice_id,
    exam_id,
    prac_type,
    score: ending.auto_score + ending.self_score,
    self_score: ending.self_score,
    full_score,
    questions_count,
    answered_count: ending.answered_count,
    correct_count: ending.correct_count,
    unmarked_count: ending.unmarked_count,
    seconds: ending.seconds,
    started_at,
    handed_in_at: ending.handed_in_at,
    is_timed_out: ending.is_timed_out,
    rejected: [],
  };
}

function grade({ no, content_id: contentId, content, answer }: UngradedRow): GradedRow {
  const grading = gradeQuestion(content, answer);
  const isGraded = grading.status === 'graded';
  return {
    no,
    contentId,
    status: grading.status,
    earned: isGraded ? grading.earned : null,
    is_right: isGraded ? grading.right : null,
  };
}

async function end(client: pg.PoolClient, attemptId: number, practiceId: number) {
  const { rows } = await client.query(
    `with ended as (
       update attempt a set handed_in_at = least(now(), a.deadline), is_timed_out = coalesce(now() >= a.deadline, false),
         seconds = greatest(0, extract(epoch from least(now(), a.deadline) - a.started_at))::int,
         auto_score = t.auto_score, self_score = t.self_score, answered_count = t.answered_count,
         correct_count = t.correct_count, unmarked_count = t.unmarked_count
       from (
         select coalesce(sum(earned), 0) as auto_score, coalesce(sum(self_score), 0) as self_score,
           count(*) filter (where status in ('graded', 'needs-person')) as answered_count,
           count(*) filter (where is_right) as correct_count,
           count(*) filter (where status = 'needs-person' and self_score is null) as unmarked_count
         from answer where attempt_id = $1) t
       where a.id = $2 returning a.*),
     practised as (update practice set last_at = now() where id = $3),
     ranked as (
       insert into exam_rank as r (exam_id, account_id, points, seconds)
       select exam_id, account_id, auto_score, seconds from ended where $4
       on conflict (exam_id, company_id, account_id) do update set points = excluded.points, seconds = excluded.seconds
       where (excluded.points, -excluded.seconds) > (r.points, -r.seconds))
     select handed_in_at, is_timed_out, seconds, auto_score, self_score, answered_count, correct_count, unmarked_count
     from ended`,
    [attemptId, attemptId, practiceId, true],
  );
  return rows[0];
}

async function record(client: pg.PoolClient, accountId: number, examId: number, graded: GradedRow[]): Promise<void> {
  const results = graded.map(({ no, contentId, status, is_right }) => ({
    no,
    content_id: contentId,
    outcome: status !== 'graded' ? 'shown' : is_right ? 'right' : 'wrong',
  }));
  await client.query(
    `with result as (
      select * from jsonb_to_recordset($1::jsonb) as r (no integer, content_id bigint, outcome text)),
    progress as (
      insert into question_progress as p (account_id, exam_id, content_id, answered_count, right_count, right_streak)
      select $2, $3, content_id, count(*) filter (where outcome <> 'shown'),
        count(*) filter (where outcome = 'right'),
        case when bool_or(outcome = 'wrong') then 0 else count(*) filter (where outcome = 'right') end
      from result group by content_id order by content_id
      on conflict (account_id, company_id, exam_id, content_id) do update set
        answered_count = p.answered_count + excluded.answered_count,
        right_count = p.right_count + excluded.right_count,
        right_streak = case when excluded.answered_count = excluded.right_count
          then p.right_streak + excluded.right_count else 0 end
      returning content_id, right_streak),
    numbered as (
      select r.no, bool_or(r.outcome = 'wrong') as is_wrong, bool_and(r.outcome = 'right') as is_right,
        bool_or(r.outcome = 'right' and p.right_streak >= $4 and $5) as is_mastered
      from result r join progress p using (content_id) where r.no is not null group by r.no),
    retired as (
      update question_mark m set wrong_at = null, updated_at = now() from numbered n
      where $6 and n.is_right and not n.is_mastered
        and m.account_id = $7 and m.company_id is null and m.exam_id = $8 and m.no = n.no and m.wrong_at is not null)
    insert into question_mark as m (account_id, exam_id, no, wrong_at, wrong_count, mastered_at)
    select $9, $10, no, case when is_wrong then now() end, is_wrong::int, case when is_mastered then now() end
    from numbered where is_wrong or is_mastered order by no
    on conflict (account_id, company_id, exam_id, no) do update set
      wrong_at = case when excluded.wrong_at is null and $11 then null
        else coalesce(excluded.wrong_at, m.wrong_at) end,
      wrong_count = m.wrong_count + excluded.wrong_count,
      mastered_at = coalesce(m.mastered_at, excluded.mastered_at),
      updated_at = now()`,
    [
      JSON.stringify(results),
      accountId,
      examId,
      limits.masteredAfter,
      false,
      false,
      accountId,
      examId,
      accountId,
      examId,
      false,
    ],
  );
}
