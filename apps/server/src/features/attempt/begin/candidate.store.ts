// Questions that an attempt may ask.
import { limits } from '@tiku/contract';
import type { PracticeType, QuestionSelection } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import { isMarked } from '../../question/question.ts';

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
