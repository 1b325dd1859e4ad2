import type { PracticeType, QuestionSelection } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import { FixedStatement } from '../../../platform/db/fixed-statement.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { readAttempt, readColumns } from '../paper/attempt.store.ts';
import type { ReadAttempt, Unread } from '../paper/attempt.store.ts';
import { rememberPaper } from '../paper/paper.ts';
import type { Memory } from '../paper/paper.ts';
import type { Candidate } from './candidate.store.ts';

/** Locked until the transaction ends, so that attempts of one practice begin one after the other. */
export async function lockPractice(tx: Db, actor: Actor, examId: number, pracType: PracticeType): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into practice (account_id, company_id, exam_id, prac_type)
    values (${actor.accountId}, ${actor.company?.id ?? null}, ${examId}, ${pracType})
    on conflict (account_id, company_id, exam_id, prac_type) do update set last_at = now()
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

interface Begun {
  id: number;
  practice_id: number;
}

export async function findByKey(tx: Db, accountId: number, createKey: string): Promise<Begun | null> {
  const { rows } = await sql<Begun>`
    select id, practice_id from attempt
    where account_id = ${accountId} and create_key = ${createKey} and deleted_at is null`.execute(tx);
  return rows[0] ?? null;
}

export async function findRunning(tx: Db, practiceId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from attempt
    where practice_id = ${practiceId} and prac_type = 1 and handed_in_at is null and deleted_at is null`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The rules of an attempt that somebody else has set. */
export interface Sitting {
  homeworkId: number;
  round: number;
  /** JSON. */
  rules: string;
  until: Date;
}

export interface NewAttempt {
  practiceId: number;
  examId: number;
  examVersion: number;
  pracType: PracticeType;
  fullScore: number;
  retireWrong: boolean;
  createKey: string | null;
  /** Minutes; null for no limit. */
  minutes: number | null;
  /** Null for what somebody practises by themselves. */
  sitting: Sitting | null;
  selection: QuestionSelection;
  questions: readonly Candidate[];
  /** Questions earn what the exam says, not what their contents do. */
  hasOwnScores: boolean;
}

/** One row each for the attempt and its paper, however long it is. The practice is held. */
export async function insertAttempt(tx: Db, actor: Actor, { practiceId, ...attempt }: NewAttempt): Promise<number> {
  const [row] = await inserted.execute(tx, { practiceId, ...valuesOf(actor, attempt) });
  return row?.id ?? 0;
}

export type FirstAttempt = Omit<NewAttempt, 'practiceId'>;

/**
 * The same with the practice, in a statement that needs no transaction around it. Nobody has asked whether the practice has another
 * attempt of this key or that runs: the database refuses a second one.
 */
export async function insertPractised(
  db: Db,
  { papers }: Memory,
  actor: Actor,
  attempt: FirstAttempt,
): Promise<ReadAttempt> {
  const [row] = await practised.execute(db, valuesOf(actor, attempt));
  if (!row) throw new Error(`an attempt at exam ${attempt.examId} was not written`);
  const { section_titles: sectionTitles, ...unread } = row;
  const begun = readAttempt<ReadAttempt>(unread);
  rememberPaper(papers, begun, { questions: attempt.questions, hasOwnScores: attempt.hasOwnScores, sectionTitles });
  return begun;
}

/** As the statements below take them. */
function valuesOf(actor: Actor, attempt: FirstAttempt) {
  const { questions, sitting } = attempt;
  return {
    accountId: actor.accountId,
    companyId: actor.company?.id ?? null,
    examId: attempt.examId,
    examVersion: attempt.examVersion,
    pracType: attempt.pracType,
    count: questions.length,
    fullScore: attempt.fullScore,
    retireWrong: attempt.retireWrong,
    createKey: attempt.createKey,
    minutes: attempt.minutes,
    until: sitting?.until ?? null,
    homeworkId: sitting?.homeworkId ?? null,
    round: sitting?.round ?? null,
    rules: sitting?.rules ?? null,
    selection: JSON.stringify(attempt.selection),
    noes: questions.map(({ no }) => no),
    contentIds: questions.map(({ content_id }) => content_id),
    sectionNos: questions.map(({ section_no }) => section_no),
    materialIds: questions.map(({ material_id }) => material_id),
    scores: attempt.hasOwnScores ? questions.map(({ score }) => score) : null,
  };
}

type Values = ReturnType<typeof valuesOf>;

const attemptColumns = sql`
  id, practice_id, account_id, company_id, exam_id, exam_version, prac_type, questions_count, full_score,
  retire_wrong, create_key, deadline, homework_id, round, rules`;

/** Of `n (id, practice_id)`. */
const attemptValues = (given: Values) => sql`
  n.id, n.practice_id, ${given.accountId}::bigint, ${given.companyId}::bigint, ${given.examId}::bigint, ${given.examVersion}::int,
  ${given.pracType}::smallint, ${given.count}::int, ${given.fullScore}::numeric, ${given.retireWrong}::boolean,
  ${given.createKey}::text, least(now() + ${given.minutes}::int * interval '1 minute', ${given.until}::timestamptz),
  ${given.homeworkId}::bigint, ${given.round}::smallint, ${given.rules}::jsonb`;

/** Of `begun`. */
const insertPaper = (given: Values) => sql`
  insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids, scores, section_titles)
  select id, ${given.selection}::jsonb, ${given.noes}::int[], ${given.contentIds}::bigint[], ${given.sectionNos}::smallint[],
    ${given.materialIds}::bigint[], ${given.scores}::numeric[],
    (select coalesce(jsonb_object_agg(s.no, s.title), '{}') from exam_section s where s.exam_id = ${given.examId}::bigint)
  from begun`;

const newId = sql`nextval(pg_get_serial_sequence('attempt', 'id'))`;

const inserted = new FixedStatement<{ id: number }, Values & { practiceId: number }>(
  (given) => sql`
    with begun as (
      insert into attempt (${attemptColumns}) overriding system value
      select ${attemptValues(given)} from (select ${newId} as id, ${given.practiceId}::bigint as practice_id) n
      returning id),
    paper as (${insertPaper(given)})
    update practice p set attempts_count = attempts_count + 1, last_attempt_id = begun.id, last_at = now()
    from begun where p.id = ${given.practiceId} returning begun.id`,
);

const practised = new FixedStatement<Unread<ReadAttempt> & { section_titles: Present<Record<string, string>> }, Values>(
  (given) => sql`
    with numbered as materialized (select ${newId} as id),
    held as (
      insert into practice as p (account_id, company_id, exam_id, prac_type, attempts_count, last_attempt_id)
      select ${given.accountId}::bigint, ${given.companyId}::bigint, ${given.examId}::bigint, ${given.pracType}::smallint, 1, id
      from numbered
      on conflict (account_id, company_id, exam_id, prac_type) do update set
        last_at = now(), attempts_count = p.attempts_count + 1, last_attempt_id = excluded.last_attempt_id
      returning id, last_attempt_id),
    begun as (
      insert into attempt (${attemptColumns}) overriding system value
      select ${attemptValues(given)} from (select last_attempt_id as id, id as practice_id from held) n
      returning *),
    paper as (${insertPaper(given)} returning section_titles)
    select ${readColumns()}, p.section_titles from begun a join exam e on e.id = a.exam_id cross join paper p`,
);
