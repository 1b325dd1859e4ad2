// Years of study: days, months and exams added up, and a card for every question that was answered.
import type pg from 'pg';

const exams = 100;
const questionsPerExam = 1_000;

export async function seedQuestions(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into exam (account_id, title, status, isprivate, public_id, share_token, published_at, questions_count, full_score)
     select (select id from account where username = 'author'), 'Study ' || n, 0, false, 'bench-study-' || n,
       'bench-study-' || n, now(), $2::int, $2::int from generate_series(1, $1::int) n`,
    [exams, questionsPerExam],
  );
  await pool.query(
    `with stored as (
       insert into question_content (exam_id, type, content, content_hash, stem_hash)
       select e.id, 4, jsonb_build_object('type', 4, 'desc', '<p>Statement ' || no || '</p>', 'correct_answer', true,
         'score', 1, 'explanation', '', 'difficulty', null), sha256(int8send(e.id * 10000 + no)), sha256(int8send(no))
       from exam e, generate_series(1, $1::int) no where e.public_id like 'bench-study-%'
       returning id, exam_id)
     insert into exam_question (exam_id, no, content_id, type, score)
     select exam_id, row_number() over (partition by exam_id order by id), id, 4, 1 from stored`,
    [questionsPerExam],
  );
}

/** Ten answers to every question. Forty are due; the others come in the year that follows. */
export async function seedStudy(pool: pg.Pool, accountId: number, answers: number): Promise<void> {
  const cards = answers / 10;
  const days = Math.min(1_500, Math.max(365, answers / 500));
  await pool.query(
    `insert into review_card (account_id, content_id, exam_id, type, stability, difficulty, answered_on, is_right, due_on,
       answered_count, lapses_count, log_id, rating)
     select $1, content_id, exam_id, 4, 20, 5, current_date - 20, true, case when n <= 40 then current_date else current_date + (n % 365)::int + 1 end, 10, 1, 0, 3
     from (select content_id, q.exam_id, row_number() over (order by content_id) as n from exam_question q
       join exam e on e.id = q.exam_id where e.public_id like 'bench-study-%' order by content_id limit $2) c`,
    [accountId, cards],
  );
  await pool.query(
    `insert into study_log (account_id, exam_id, content_ids, types, rights, days, seconds, ratings, is_scheduled)
     select $1, 1, array_fill(1::bigint, array[20]), array_fill(4::smallint, array[20]), array_fill(true, array[20]),
       array_fill(current_date - 20, array[20]), array_fill(20, array[20]), array_fill(null::smallint, array[20]), true
     from generate_series(1, $2::int)`,
    [accountId, answers / 20],
  );
  await pool.query(
    `insert into study_day (account_id, day, questions_count, judged_count, correct_count, seconds, parts)
     select $1, current_date - n, $3::int, $3::int, $3::int / 2, 3600, '{"t4": [100, 100, 50], "d0": [50, 50, 25]}'
     from generate_series(1, $2::int) n`,
    [accountId, days, Math.ceil(answers / days)],
  );
  await pool.query(
    `insert into study_exam_day (account_id, day, exam_id, kind, title, questions_count, judged_count, correct_count, seconds)
     select $1, current_date - n, e, 0, 'Study ' || e, 10, 10, 5, 360
     from generate_series(1, $2::int) n, generate_series(1, 5) e`,
    [accountId, days],
  );
}
