import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { markColumns, markerJoins } from './marked-answer.store.ts';
import type { AnswerMarkRow } from './marked-answer.store.ts';
import type { MarkedHomework } from './marked-homework.store.ts';
import { isCompleting } from './is-completing.ts';

export interface GivenMark {
  no: number;
  m_s: number | null;
  m_c: string;
  /** Of the rubric, in the order of their numbers. */
  criteria: readonly number[];
  /** Null where the score was given without the rubric. */
  adjustment: number | null;
  answer_id: number | null;
  version: number;
}

export interface MarkTarget {
  /** The place of the mark among those given. */
  place: number;
  answer_id: number;
  user_id: number;
  is_completed: boolean;
  /** What the question is worth. */
  score: number;
}

/** Others who mark the same paper wait, so that its sum is that of all its marks. */
export async function lockPapers(tx: Db, attemptIds: readonly number[]): Promise<void> {
  await sql`select from attempt where id = any(${attemptIds}::bigint[]) order by id for no key update`.execute(tx);
}

/** Which answers are meant, as far as there are such that people mark: of a paper, or of the last one of a person. */
export async function selectTargets(
  tx: Db,
  { id, exam_id }: MarkedHomework,
  userId: number | undefined,
  marks: readonly GivenMark[],
): Promise<MarkTarget[]> {
  const { rows } = await sql<MarkTarget>`
    select g.place - 1 as place, a.id as answer_id, a.account_id as user_id, q.score,
      not a.awaits_marks or ${isCompleting} as is_completed
    from unnest(${marks.map(({ no }) => no)}::int[], ${marks.map(({ answer_id }) => answer_id)}::bigint[])
      with ordinality as g (no, answer_id, place)
    join attempt a on a.id = coalesce(g.answer_id, (
        select max(l.id) from attempt l
        where l.homework_id = ${id} and l.account_id = ${userId ?? null}::bigint and l.deleted_at is null
          and l.handed_in_at is not null))
      and a.homework_id = ${id} and a.deleted_at is null and a.handed_in_at is not null
      and a.account_id = coalesce(${userId ?? null}::bigint, a.account_id)
    join answer w on w.attempt_id = a.id and w.no = g.no and w.status = 'needs-person'
    join exam_question q on q.exam_id = ${exam_id} and q.no = g.no`.execute(tx);
  return rows;
}

export interface NewMark extends GivenMark {
  answer_id: number;
}

/** Writes those whose version is still the one that was seen, one higher. */
export async function writeMarks(tx: Db, accountId: number, marks: readonly NewMark[]): Promise<void> {
  await sql`
    insert into homework_mark as k (attempt_id, no, score, comment, criteria, adjustment, account_id, version)
    select g.answer_id, g.no, g.m_s, g.m_c, g.criteria, g.adjustment, ${accountId}, g.version + 1
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as g (answer_id bigint, no integer, m_s numeric, m_c text, criteria bigint[], adjustment numeric, version integer)
    order by g.answer_id, g.no
    on conflict (attempt_id, no) do update set
      score = excluded.score, comment = excluded.comment, criteria = excluded.criteria,
      adjustment = excluded.adjustment, account_id = excluded.account_id, version = excluded.version, marked_at = now()
    where k.version = excluded.version - 1
      and (k.score, k.comment, k.criteria, k.adjustment)
        is distinct from (excluded.score, excluded.comment, excluded.criteria, excluded.adjustment)`.execute(tx);
}

/** What was given for the answers of these papers is what they earn, also where it was taken back. */
export async function writeJudgements(tx: Db, examId: number, attemptIds: readonly number[]): Promise<void> {
  await sql`
    update answer w set self_score = k.score, is_right = k.score >= q.score,
      given_by = case when k.score is not null then 'marker' end
    from homework_mark k join exam_question q on q.exam_id = ${examId} and q.no = k.no
    where k.attempt_id = any(${attemptIds}::bigint[]) and w.attempt_id = k.attempt_id and w.no = k.no
      and w.status = 'needs-person' and w.self_score is distinct from k.score`.execute(tx);
}

export type StoredMark = Pick<
  AnswerMarkRow,
  'answer_id' | 'no' | 'm_s' | 'm_c' | 'criteria' | 'adjustment' | 'version' | 'marker_id' | 'marker_name' | 'marked_at'
>;

export async function selectMarks(
  tx: Db,
  { group_id }: Pick<MarkedHomework, 'group_id'>,
  marks: readonly { answer_id: number; no: number }[],
): Promise<StoredMark[]> {
  const { rows } = await sql<StoredMark>`
    select k.attempt_id as answer_id, k.no, ${markColumns}
    from unnest(${marks.map(({ answer_id }) => answer_id)}::bigint[], ${marks.map(({ no }) => no)}::int[])
      with ordinality as g (answer_id, no, place)
    join homework_mark k on k.attempt_id = g.answer_id and k.no = g.no
    ${markerJoins(group_id)} order by g.place`.execute(tx);
  return rows;
}

export async function updateMarked(tx: Db, attemptIds: readonly number[]): Promise<void> {
  await sql`
    update attempt set awaits_marks = false, marked_at = now() where id = any(${attemptIds}::bigint[])`.execute(tx);
}
