import { limits } from '@tiku/contract';
import type { PracticeType, QuestionSelection } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Sitting } from '../../homework/sit/sit.ts';
import { isMarked } from '../../question/question.ts';

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

export interface Candidate {
  no: number;
  content_id: number;
  section_no: number | null;
  material_id: number | null;
  score: number;
  /** The version of the exam that has it there. */
  exam_version: number;
}

const kinds = { 4: isMarked.wrong, 5: isMarked.favorited, 6: isMarked.noted } as const;

function isListed(pracType: PracticeType) {
  return pracType === 4 || pracType === 5 || pracType === 6 ? kinds[pracType] : sql<boolean>`true`;
}

/** What a selection leaves of an exam, by number. Only choosing by marks reads marks. */
export async function selectCandidates(
  tx: Db,
  actor: Actor,
  examId: number,
  pracType: PracticeType,
  selection: QuestionSelection,
  part: Part = {},
): Promise<Candidate[]> {
  const { types, sections, difficulties, range, noes, state } = selection;
  const { rows } = await sql<Candidate>`
    select q.no, q.content_id, q.section_no, q.material_id, q.score, e.version as exam_version
    from exam_question q
    join exam e on e.id = q.exam_id
    left join question_mark m on ${isOwnRow(actor, 'm')} and m.exam_id = q.exam_id and m.no = q.no
    left join question_progress p
      on ${isOwnRow(actor, 'p')} and p.exam_id = q.exam_id and p.content_id = q.content_id
    where q.exam_id = ${examId} and ${isListed(pracType)}
      and (${types ?? null}::int[] is null or q.type = any(${types ?? null}::int[]))
      and (${sections ?? null}::int[] is null or q.section_no = any(${sections ?? null}::int[]))
      and (${difficulties ?? null}::int[] is null or q.difficulty = any(${difficulties ?? null}::int[]))
      and q.no between ${range?.[0] ?? 1} and ${range?.[1] ?? limits.noMax}
      and ${noes ? sql<boolean>`q.no = any(${noes}::int[])` : sql<boolean>`true`}
      and ${hasState(state)} and ${isInPart(part)}
      and (${pracType} <> 7 or m.mastered_at is null)
    order by ${pracType === 7 ? sql`${isMarked.wrong} is true desc, coalesce(p.right_streak, 0), q.no` : sql`q.no`}
    limit ${part.limit ?? null}`.execute(tx);
  return rows;
}

/** Of a bank, which may be too large to be looked at as a whole. */
interface Part {
  /** Higher numbers alone. */
  after?: number;
  among?: readonly number[];
  limit?: number;
}

function isInPart({ after, among }: Part) {
  if (among) return sql<boolean>`q.no = any(${among}::int[])`;
  return after === undefined ? sql<boolean>`true` : sql<boolean>`q.no > ${after}`;
}

export async function selectLastNo(tx: Db, examId: number): Promise<number> {
  const { rows } = await sql<{ no: number | null }>`
    select max(no) as no from exam_question where exam_id = ${examId}`.execute(tx);
  return rows[0]?.no ?? 0;
}

/** Where the last attempt of a practice ended; 0 where there was none. */
export async function selectLastAsked(tx: Db, practiceId: number): Promise<number> {
  const { rows } = await sql<{ no: number | null }>`
    select p.noes[cardinality(p.noes)] as no from practice c join attempt_paper p on p.attempt_id = c.last_attempt_id
    where c.id = ${practiceId}`.execute(tx);
  return rows[0]?.no ?? 0;
}

function hasState(state: QuestionSelection['state']) {
  switch (state) {
    case 'new':
      return sql<boolean>`coalesce(p.answered_count, 0) = 0`;
    case 'wrong':
      return isMarked.wrong;
    case 'favorited':
      return isMarked.favorited;
    default:
      return sql<boolean>`true`;
  }
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
  /** Of a homework; null for everything else. */
  sitting: Pick<Sitting, 'homeworkId' | 'round' | 'rules' | 'until'> | null;
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
