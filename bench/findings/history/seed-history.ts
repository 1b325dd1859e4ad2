// What lies behind somebody: attempts at one exam again and again, and at many others now and then.
import type pg from 'pg';

const otherExams = 250;
const questionsPerExam = 10;

/** Small exams, beside the large one that both people practise. */
export async function seedExams(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into exam (account_id, title, status, isprivate, public_id, share_token, published_at, questions_count,
       full_score)
     select (select id from account where username = 'author'), 'Exam ' || n, 0, false, 'bench-past-' || n,
       'bench-past-' || n, now(), $2::int, $2::int from generate_series(1, $1::int) n
     returning id`,
    [otherExams, questionsPerExam],
  );
  const examIds = rows.map(({ id }) => Number(id));
  await pool.query(
    `with stored as (
       insert into question_content (exam_id, type, content, content_hash, stem_hash)
       select exam_id, 4, jsonb_build_object('type', 4, 'desc', '<p>Statement ' || no || '</p>', 'correct_answer', true,
         'score', 1, 'explanation', '', 'difficulty', null), sha256(int8send(exam_id * 100 + no)), sha256(int8send(no))
       from unnest($1::bigint[]) exam_id, generate_series(1, $2::int) no
       returning id, exam_id)
     insert into exam_question (exam_id, no, content_id, type, score)
     select exam_id, row_number() over (partition by exam_id order by id), id, 4, 1 from stored`,
    [examIds, questionsPerExam],
  );
  return examIds;
}

export interface Past {
  accountId: number;
  attempts: number;
  /** Half of the attempts are at this one. */
  examId: number;
  /** The other half is spread over these. */
  otherIds: readonly number[];
}

/** Attempts that were handed in, with all that they left: answers, progress, wrong and kept questions, notes, ranks. */
export async function seedPast(pool: pg.Pool, { accountId, attempts, examId, otherIds }: Past): Promise<void> {
  // The keys of a test that goes on are told nobody, and no report of its questions either.
  await pool.query('delete from attempt where account_id = $1 and handed_in_at is null', [accountId]);
  const half = attempts / 2;
  const exams = Array.from({ length: attempts }, (_, at) =>
    at < half ? examId : (otherIds[at % otherIds.length] ?? examId),
  );
  await pool.query(
    `insert into practice (account_id, exam_id, prac_type)
     select $1, exam_id, prac_type from (select distinct unnest($2::bigint[]) as exam_id) e, unnest(array[2, 3]) prac_type
     on conflict do nothing`,
    [accountId, exams],
  );
  await pool.query(
    `with made as (
       insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
         retire_wrong, started_at, saved_at, seconds, handed_in_at, auto_score, answered_count, correct_count, is_counted)
       select p.id, p.account_id, p.exam_id, 1, p.prac_type, $3::int, $3::int, false, at_time, at_time + interval '5 minutes', 300,
         at_time + interval '5 minutes', 6, $3::int, 6, true
       from unnest($2::bigint[]) with ordinality as past (exam_id, at)
       cross join lateral (select now() - (array_length($2::bigint[], 1) - at + 10) * interval '10 minutes' as at_time) t
       join practice p on p.account_id = $1 and p.exam_id = past.exam_id and p.prac_type = 2 + at % 2
       order by at
       returning id, exam_id),
     paper as (
       insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids)
       select m.id, '{}', q.noes, q.content_ids, q.section_nos, q.material_ids from made m
       join (
         select exam_id, array_agg(no order by no) as noes, array_agg(content_id order by no) as content_ids,
           array_agg(section_no order by no) as section_nos, array_agg(null::bigint order by no) as material_ids
         from exam_question where no <= $3::int group by exam_id) q on q.exam_id = m.exam_id)
     insert into answer (attempt_id, no, seq, answer, status, earned, is_right)
     select m.id, no, 1, 'true', 'graded', (no > 4)::int, no > 4 from made m, generate_series(1, $3::int) no`,
    [accountId, exams, questionsPerExam],
  );
  await pool.query(
    `update practice p set attempts_count = p.attempts_count + a.count, last_attempt_id = a.last, last_at = a.last_at
     from (
       select practice_id, count(*) as count, max(id) as last, max(saved_at) as last_at
       from attempt where account_id = $1 and handed_in_at is not null group by practice_id) a
     where p.id = a.practice_id`,
    [accountId],
  );
  await pool.query(
    `insert into question_progress (account_id, exam_id, content_id, answered_count, right_count)
     select $1, exam_id, content_id, 9, 5 from exam_question where exam_id = any($2::bigint[]) on conflict do nothing`,
    [accountId, exams],
  );
  await pool.query(
    `insert into question_mark (account_id, exam_id, no, wrong_at, wrong_count, favorited_at, note, noted_at)
     select $1, exam_id, no, now() - no * interval '1 hour', 2, case when no % 4 = 0 then now() end,
       case when no % 5 = 0 then 'Look again' end, case when no % 5 = 0 then now() end
     from exam_question where exam_id = any($2::bigint[]) and no % 10 < 5 on conflict do nothing`,
    [accountId, exams],
  );
  await pool.query(
    `insert into exam_rank (exam_id, account_id, points, seconds)
     select distinct exam_id, $1::bigint, 6, 300 from unnest($2::bigint[]) exam_id on conflict do nothing`,
    [accountId, exams],
  );
}
