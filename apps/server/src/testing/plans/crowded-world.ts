// A database in which few have nearly everything: plans that are right on average are wrong for these.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Actor } from '../../platform/session/actor.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { countMovedRanks } from '../../features/attempt/attempt.ts';

export const crowd = {
  people: 100_000,
  /** Taken by everybody. */
  popularQuestions: 30,
  /** Each of these by one person, who has marked all of it. */
  longExams: [1_000, 5_000],
  /** Of one person. */
  attempts: 10_000,
  companyUsers: 20_000,
  groupMembers: 2_000,
} as const;

export interface CrowdedWorld {
  /** Has ten thousand attempts, and has been through all questions of the long exams. */
  busy: Actor;
  /** One of the many, who took the popular exam. */
  taker: Actor;
  /** One of the many users of the large company, who took the popular exam for it. */
  employee: Actor & { company: { id: number } };
  popularId: number;
  /** Of `crowd.longExams`, in their order. */
  longIds: number[];
  companyId: number;
  groupId: number;
  homeworkId: number;
}

/** Everything has the number that it is inserted as: the database is empty. */
const ids = { busy: 1, taker: 77_777, employee: 100_123, popular: 1, company: 1, group: 1, ballast: 2_000 } as const;

export const crowdedWorld: CrowdedWorld = {
  busy: { accountId: ids.busy, company: null },
  taker: { accountId: ids.taker, company: null },
  employee: { accountId: 123, company: { id: ids.company } },
  popularId: ids.popular,
  longIds: crowd.longExams.map((_, at) => at + 2),
  companyId: ids.company,
  groupId: ids.group,
  homeworkId: 1,
};

/** Fills an empty database and has it analysed as it would be in use. */
export async function buildCrowdedWorld(db: Kysely<Tables>): Promise<void> {
  // Rows that refer to one another come in the right order here; checking each again takes longer than inserting it.
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const insert of [...people, ...exams, ...attempts, ...together]) await insert.execute(tx);
  });
  await countMovedRanks(db);
  await sql`vacuum analyze`.execute(db);
}

const series = (count: number, name = 'n') => sql`generate_series(1, ${sql.lit(count)}) ${sql.raw(name)}`;

const people = [
  sql`
    insert into account (username, name, mobile, email)
    select 'person' || n, 'Person ' || n, 13000000000 + n, 'p' || n || '@example.org' from ${series(crowd.people)}`,
  // One large company among many small ones.
  sql`
    insert into company (name, review_status, member_limit, applicant_id, user_count)
    select 'Company ' || n, 0, 50000, 1, 1 from ${series(ids.ballast)}`,
  sql`
    insert into company_user (company_id, account_id, name, job_id, department, job_title, mobile, email, search)
    select case when n <= ${sql.lit(crowd.companyUsers)} then 1 else 1 + n % ${sql.lit(ids.ballast)} end, n, 'Person ' || n,
      'J' || n, 'Department ' || n % 50, '', 13000000000 + n, 'p' || n || '@example.org',
      'person ' || n || ' j' || n || ' department ' || n % 50 || ' ' || 13000000000 + n || ' p' || n || '@example.org'
    from ${series(crowd.companyUsers + 2 * ids.ballast)}`,
];

const longQuestions = sql.join(
  crowd.longExams.map((count, at) => sql`select ${sql.lit(at + 2)}, n from ${series(count)}`),
  sql` union all `,
);

const exams = [
  sql`
    insert into exam (account_id, title, status, isprivate, public_id, share_token, search, published_at, is_indexed,
      questions_count, company_id)
    select n, 'Exam ' || n, 0, false, 'p' || n, 's' || n, ('exam ' || n)::tsvector, now(), true, 5, null
    from ${series(ids.ballast)}`,
  sql`
    insert into exam_question (exam_id, no, content_id, type, score, difficulty)
    select exam_id, no, 1000000 + 10000 * exam_id + no, 4, 1, no % 5 from (
      select ${sql.lit(ids.popular)} as exam_id, n as no from ${series(crowd.popularQuestions)}
      union all ${longQuestions}
      union all select e, n from generate_series(10, ${sql.lit(ids.ballast)}) e, ${series(5)}) q`,
  sql`
    insert into question_content (id, type, content, content_hash, stem_hash) overriding system value
    select content_id, 4, jsonb_build_object('desc', 'Statement ' || content_id, 'correct_answer', true, 'explanation', '',
      'score', 1, 'difficulty', null), int8send(content_id), int8send(content_id) from exam_question`,
];

/** By exam: everybody at the popular one, also for the large company; one person at the long ones; everybody at one of the others. */
const taken = sql`(
  select n as account_id, null::bigint as company_id, ${sql.lit(ids.popular)} as exam_id from ${series(crowd.people)}
  union all select n, 1, ${sql.lit(ids.popular)} from ${series(crowd.companyUsers)}
  union all select 1, null, n + 1 from ${series(crowd.longExams.length)}
  union all select n, null, 10 + n % (${sql.lit(ids.ballast)} - 10) from ${series(crowd.people / 5)}
  union all select 1, null, n from generate_series(20, 519) n) t`;

const attempts = [
  sql`
    insert into practice (account_id, company_id, exam_id, prac_type, attempts_count)
    select account_id, company_id, exam_id, 3, 1 from ${taken} on conflict do nothing`,
  sql`
    insert into attempt (practice_id, account_id, company_id, exam_id, exam_version, prac_type, questions_count, full_score,
      retire_wrong, handed_in_at, is_counted, auto_score, answered_count, correct_count, seconds)
    select id, account_id, company_id, exam_id, 1, 3, 3, 3, false, now(), true, id % 30, 3, id % 4, id % 3600 from practice`,
  sql`
    insert into attempt (practice_id, account_id, exam_id, exam_version, prac_type, questions_count, full_score, retire_wrong,
      handed_in_at, is_counted)
    select p.id, 1, p.exam_id, 1, 3, 3, 3, false, now(), true
    from practice p, ${series(crowd.attempts / 500)} where p.account_id = 1 and p.exam_id between 20 and 519`,
  sql`update practice p set last_attempt_id = (select max(id) from attempt a where a.practice_id = p.id)`,
  sql`
    insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids)
    select id, '{}', array[1, 2, 3],
      array[1000001 + 10000 * exam_id, 1000002 + 10000 * exam_id, 1000003 + 10000 * exam_id], array[null, null, null]::smallint[],
      array[null, null, null]::bigint[] from attempt`,
  sql`
    insert into answer (attempt_id, no, seq, answer, status, earned, is_right)
    select a.id, n, 1, 'true', 'graded', 1, (a.id + n) % 3 > 0 from attempt a, ${series(3)} where a.account_id = 1 or a.id % 10 = 0`,
  sql`
    insert into question_progress (account_id, company_id, exam_id, content_id, answered_count, right_count, last_attempt_id, last_no)
    select p.account_id, p.company_id, p.exam_id, 1000000 + 10000 * p.exam_id + n, 1, 1, p.last_attempt_id, n
    from practice p, ${series(2)}
    union all
    select 1, null, exam_id, content_id, 1, 0, null, null from exam_question where exam_id between 2 and 9 and no > 2`,
  sql`
    insert into question_mark (account_id, company_id, exam_id, no, wrong_at, wrong_count)
    select p.account_id, p.company_id, p.exam_id, 1, now(), 1 from practice p
    union all select 1, null, exam_id, no, now(), 1 from exam_question where exam_id between 2 and 9 and no > 1`,
  sql`
    insert into exam_rank (exam_id, company_id, account_id, points, seconds)
    select exam_id, company_id, account_id, (id % 301) / 10.0, id % 3600 from practice`,
  sql`
    insert into question_stat (exam_id, content_id, answered_count, right_count)
    select exam_id, content_id, 100, 50 from exam_question`,
  // One form of each exam, which has the number of its exam; the popular one is made of everybody.
  sql`
    insert into measured_form (exam_id, hash, papers_count, sums, scaled_count)
    select n, 'form', 100, '{}', 100 from ${series(ids.ballast)}`,
  sql`
    insert into measured_question (form_id, place, exam_id, content_id, sums)
    select exam_id, no, exam_id, content_id, '{}' from exam_question where exam_id <= ${sql.lit(ids.ballast)}`,
  sql`
    insert into measured_person (exam_id, account_id, attempt_id, form_id)
    select exam_id, account_id, min(id), exam_id from attempt where company_id is null group by exam_id, account_id`,
];

const together = [
  sql`
    insert into study_group (public_id, name, founder_id, member_count, homework_count)
    select 'g' || n, 'Group ' || n, n, 1, 1 from ${series(ids.ballast)}`,
  sql`
    insert into group_member (group_id, account_id, role, status, joined_at, search, alias)
    select g, n, case when n = g then 2 else 0 end, 0, now() - interval '1 day', 'person ' || n, '' from (
      select 1 as g, n from ${series(crowd.groupMembers)}
      union all select g, g + n - 1 from generate_series(2, ${sql.lit(ids.ballast)}) g, ${series(5)} union
      select g, 1 from generate_series(2, 50) g) m`,
  sql`
    insert into exam (account_id, title, status, isprivate, public_id, share_token, kind, questions_count)
    select n, 'Homework ' || n, 0, true, 'h' || n, 'hs' || n, 3, 5 from ${series(ids.ballast)}`,
  sql`
    insert into homework (group_id, exam_id, account_id, start_time, end_time, closes_at, duration, result_time, redo_mode,
      pass_percent, is_rank, hide_answer, redo_hint, no_quit, max_switches, switch_seconds, needs_marking, sources)
    select id - ${sql.lit(ids.ballast)}, id, account_id, now() - interval '1 hour', now() + interval '1 hour',
      now() + interval '1 hour', 0, 0, 0, 0, true, false, false, false, 0, 0, true, '[]' from exam where kind = 3`,
  sql`
    insert into homework_member (homework_id, account_id, read_at)
    select h.id, m.account_id, now() from homework h join group_member m using (group_id) where m.role = 0`,
];
