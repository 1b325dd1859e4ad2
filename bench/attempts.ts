// An exam of questions of all types, and attempts at it by everybody in turn.
import { practiceTypes } from '@tiku/contract/limits';
import type pg from 'pg';
import { buildMixedQuestions } from './findings/grading/mixed-questions.ts';

export const questionCount = 30;
const sectionSize = 10;
/** The last questions of the paper are about one text. */
const aboutMaterial = 5;

export interface Attempt {
  id: number;
  examId: number;
  /** What the browser of its person sends along. */
  headers: Record<string, string>;
}

export interface Desk {
  /** An answer to every question of the exam, by number from 0. */
  answers: readonly unknown[];
  /** Practice that is going on, one for each person; the same for every caller. */
  practising(): Promise<readonly Attempt[]>;
  /** New tests with every answer saved, to be handed in once each. */
  takeTests(count: number): Promise<Attempt[]>;
  /** Stores what the product answers for each practice, for a floor to send. */
  keepBody(body: string): Promise<void>;
}

export function openDesk(pool: pg.Pool, headersOf: (accountId: number) => Record<string, string>): Desk {
  const { questions, answers } = buildMixedQuestions(questionCount);
  let exam: Promise<number> | null = null;
  let practice: Promise<Attempt[]> | null = null;
  let been: Promise<void> | null = null;
  let turn = 0;

  async function begin(pracType: number, count: number | null): Promise<Attempt[]> {
    const examId = await (exam ??= insertExam(pool, questions));
    const begun = await insertAttempts(pool, { examId, pracType, count, turn });
    turn += begun.length;
    return begun.map(({ id, accountId }) => ({ id, examId, headers: headersOf(accountId) }));
  }

  return {
    answers,
    keepBody: async (body) => {
      const attempts = await (practice ??= begin(practiceTypes.sequential, null));
      await pool.query('create table if not exists bench_body (attempt_id bigint primary key, body text not null)');
      await pool.query('insert into bench_body select id, $2 from unnest($1::bigint[]) id on conflict do nothing', [
        attempts.map(({ id }) => id),
        body,
      ]);
    },
    practising: () => (practice ??= begin(practiceTypes.sequential, null)),
    takeTests: async (count) => {
      await (been ??= insertPast(pool, await (exam ??= insertExam(pool, questions))));
      const tests = await begin(practiceTypes.test, count);
      await insertAnswers(pool, tests, answers);
      return tests;
    },
  };
}

export async function insertExam(pool: pg.Pool, questions: readonly object[]): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into exam (account_id, title, status, isprivate, public_id, share_token, published_at, questions_count,
       full_score, sections_count, materials_count)
     select (select id from account where username = 'author'), 'Thirty questions', 0, false, 'bench-' || count(*),
       'bench-' || count(*), now(), count(*), sum((q->>'score')::numeric), $2, 1 from unnest($1::jsonb[]) q
     returning id`,
    [questions, Math.ceil(questions.length / sectionSize)],
  );
  const examId = Number(rows[0]?.id);
  await pool.query(
    `insert into exam_section (exam_id, no, title, first_no, questions_count)
     select $1, no, 'Part ' || no, (no - 1) * $3 + 1, $3 from generate_series(1, $2::int) no`,
    [examId, Math.ceil(questions.length / sectionSize), sectionSize],
  );
  await pool.query(
    `with material as (
       insert into exam_material (exam_id, content)
       values ($1, '<p>' || repeat('Rain fell on the hills, and the river rose. ', 12) || '</p>') returning id),
     stored as (
       insert into question_content (exam_id, type, content, content_hash, stem_hash)
       select $1, (q->>'type')::int, q, sha256(q::text::bytea), sha256((q->>'desc')::bytea)
       from unnest($2::jsonb[]) with ordinality as asked (q, no) order by no
       returning id, type, content),
     numbered as (select row_number() over (order by id) as no, * from stored)
     insert into exam_question (exam_id, no, content_id, section_no, material_id, type, score)
     select $1, no, id, (no - 1) / $3::int + 1,
       case when no > $4::int then (select id from material) end, type, (content->>'score')::numeric
     from numbered`,
    [examId, questions, sectionSize, questions.length - aboutMaterial],
  );
  return examId;
}

interface Begun {
  id: number;
  accountId: number;
}

interface NewAttempts {
  examId: number;
  pracType: number;
  /** Null for one for each person. */
  count: number | null;
  /** How many have begun before: the next in turn begin now. */
  turn: number;
}

async function insertAttempts(pool: pg.Pool, { examId, pracType, count, turn }: NewAttempts): Promise<Begun[]> {
  await pool.query(
    `insert into practice (account_id, exam_id, prac_type)
     select id, $1, $2 from account where username like 'bench%' on conflict do nothing`,
    [examId, pracType],
  );
  const { rows } = await pool.query<{ id: string; account_id: string }>(
    `with everybody as (
       select *, (row_number() over (order by account_id desc) - 1 + $5::int) % count(*) over () as place,
         count(*) over () as people
       from practice where exam_id = $1 and prac_type = $2),
     begun as (
       insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score,
         retire_wrong, deadline)
       select p.id, p.account_id, e.id, e.version, $2, e.questions_count, e.full_score, false,
         case when $2 = $4 then now() + interval '1 day' end
       from exam e, everybody p, generate_series(p.place, coalesce($3::int, p.people) - 1, p.people) n
       where e.id = $1
       returning id, account_id, practice_id),
     paper as (
       insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids)
       select b.id, '{}', q.noes, q.content_ids, q.section_nos, q.material_ids from begun b, (
         select array_agg(no order by no) as noes, array_agg(content_id order by no) as content_ids,
           array_agg(section_no order by no) as section_nos, array_agg(material_id order by no) as material_ids
         from exam_question where exam_id = $1) q),
     counted as (
       update practice p set attempts_count = attempts_count + b.count, last_attempt_id = b.last
       from (select practice_id, count(*) as count, max(id) as last from begun group by practice_id) b
       where p.id = b.practice_id)
     select id, account_id from begun order by id`,
    [examId, pracType, count, practiceTypes.test, turn],
  );
  return rows.map(({ id, account_id }) => ({ id: Number(id), accountId: Number(account_id) }));
}

async function insertAnswers(pool: pg.Pool, attempts: readonly Attempt[], answers: readonly unknown[]): Promise<void> {
  await pool.query(
    `insert into answer (attempt_id, no, seq, answer)
     select attempt_id, no, 1, answer
     from unnest($1::bigint[]) attempt_id, unnest($2::jsonb[]) with ordinality as given (answer, no)`,
    [attempts.map(({ id }) => id), answers.map((answer) => JSON.stringify(answer))],
  );
  await pool.query('vacuum analyze attempt, attempt_paper, answer');
}

/** Everybody has been through the exam before: a later hand-in finds the same rows as the first one. */
async function insertPast(pool: pg.Pool, examId: number): Promise<void> {
  await pool.query(
    `insert into question_progress (account_id, exam_id, content_id, answered_count)
     select a.id, q.exam_id, q.content_id, 1 from account a, exam_question q
     where a.username like 'bench%' and q.exam_id = $1`,
    [examId],
  );
  await pool.query(
    `insert into question_mark (account_id, exam_id, no, wrong_at, wrong_count)
     select a.id, q.exam_id, q.no, now(), 1 from account a, exam_question q
     where a.username like 'bench%' and q.exam_id = $1`,
    [examId],
  );
  await pool.query('vacuum analyze question_progress, question_mark');
}
