import type { PracticeType, QuestionSelection } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
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

/** One row each for the attempt and its paper, however long it is. */
export async function insertAttempt(tx: Db, actor: Actor, attempt: NewAttempt): Promise<number> {
  const { questions, minutes, sitting } = attempt;
  const { rows } = await sql<{ id: number }>`
    with begun as (
      insert into attempt (practice_id, account_id, company_id, exam_id, exam_version, prac_type, questions_count, full_score,
        retire_wrong, create_key, deadline, homework_id, round, rules)
      values (${attempt.practiceId}, ${actor.accountId}, ${actor.company?.id ?? null}, ${attempt.examId},
        ${attempt.examVersion}, ${attempt.pracType}, ${questions.length}, ${attempt.fullScore},
        ${attempt.retireWrong}, ${attempt.createKey},
        least(now() + ${minutes}::int * interval '1 minute', ${sitting?.until ?? null}::timestamptz),
        ${sitting?.homeworkId ?? null}::bigint, ${sitting?.round ?? null}::smallint, ${sitting?.rules ?? null}::jsonb)
      returning id),
    paper as (
      insert into attempt_paper (attempt_id, selection, noes, content_ids, section_nos, material_ids, scores,
        section_titles)
      select id, ${JSON.stringify(attempt.selection)}::jsonb, ${questions.map(({ no }) => no)}::int[],
        ${questions.map(({ content_id }) => content_id)}::bigint[],
        ${questions.map(({ section_no }) => section_no)}::smallint[],
        ${questions.map(({ material_id }) => material_id)}::bigint[],
        ${attempt.hasOwnScores ? questions.map(({ score }) => score) : null}::numeric[],
        (select coalesce(jsonb_object_agg(s.no, s.title), '{}') from exam_section s where s.exam_id = ${attempt.examId})
      from begun)
    update practice p set attempts_count = attempts_count + 1, last_attempt_id = begun.id, last_at = now()
    from begun where p.id = ${attempt.practiceId} returning begun.id`.execute(tx);
  return rows[0]?.id ?? 0;
}
