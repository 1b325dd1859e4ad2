// Questions that an attempt may ask.
import { limits } from '@tiku/contract';
import type { PracticeType, QuestionSelection } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isOwnRow } from '../../../platform/session/own-rows.ts';
import { isMarked, ownMark, ownProgress } from '../../question/question.ts';

export interface Candidate {
  no: number;
  content_id: number;
  section_no: number | null;
  material_id: number | null;
  score: number;
  /** The version of the exam that has it there. */
  exam_version: number;
}

/** What has to be marked to be asked. */
const markedBy = { 4: isMarked.wrong, 5: isMarked.favorited, 6: isMarked.noted } as const;

function conditionsOfMarks(pracType: PracticeType, state: QuestionSelection['state']): RawBuilder<boolean>[] {
  const byType = pracType === 4 || pracType === 5 || pracType === 6 ? [markedBy[pracType]] : [];
  return state === 'wrong' || state === 'favorited' ? [...byType, isMarked[state]] : byType;
}

/**
 * Questions with what choosing among them takes, which is mostly nothing. Where those that are marked or named are asked it begins
 * with these, so that a long exam or a large bank is not looked through for the few.
 */
function chosenFrom(
  actor: Actor,
  examId: number,
  pracType: PracticeType,
  state: QuestionSelection['state'],
  named: readonly number[] | undefined,
) {
  const marks = conditionsOfMarks(pracType, state);
  const marked = sql`
    select m.no from question_mark m
    where ${isOwnRow(actor, 'm')} and m.exam_id = ${examId} and ${sql.join(marks, sql` and `)} offset 0`;
  const chosen = marks.length > 0 ? marked : named && sql`select distinct unnest(${named}::int[]) as no`;
  const questions = chosen
    ? sql`(${chosen}) chosen
        cross join lateral (select * from exam_question q where q.exam_id = ${examId} and q.no = chosen.no limit 1) q`
    : sql`exam_question q`;
  const isMastering = pracType === 7;
  return sql`${questions}
    ${isMastering ? sql`left join ${ownMark(actor)} on true` : sql``}
    ${isMastering || state === 'new' ? sql`left join ${ownProgress(actor)} on true` : sql``}`;
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
  const isMastering = pracType === 7;
  const { rows } = await sql<Candidate>`
    select q.no, q.content_id, q.section_no, q.material_id, q.score,
      (select e.version from exam e where e.id = ${examId}) as exam_version
    from ${chosenFrom(actor, examId, pracType, state, part.among ?? noes)}
    where q.exam_id = ${examId}
      and (${types ?? null}::int[] is null or q.type = any(${types ?? null}::int[]))
      and (${sections ?? null}::int[] is null or q.section_no = any(${sections ?? null}::int[]))
      and (${difficulties ?? null}::int[] is null or q.difficulty = any(${difficulties ?? null}::int[]))
      and q.no between ${range?.[0] ?? 1} and ${range?.[1] ?? limits.noMax}
      and ${noes ? sql<boolean>`q.no = any(${noes}::int[])` : sql<boolean>`true`} and ${isInPart(part)}
      and ${state === 'new' ? sql<boolean>`coalesce(p.answered_count, 0) = 0` : sql<boolean>`true`}
      and ${isMastering ? sql<boolean>`m.mastered_at is null` : sql<boolean>`true`}
    order by ${isMastering ? sql`${isMarked.wrong} is true desc, coalesce(p.right_streak, 0), q.no` : sql`q.no`}
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

function isInPart({ after, among }: Part): RawBuilder<boolean> {
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
