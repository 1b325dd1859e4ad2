// What an attempt asks, from its own paper: whatever became of the exam meanwhile.
import type { Giver } from '@tiku/contract';
import type { Answer, Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { FixedStatement } from '../../../platform/db/fixed-statement.ts';
import { scoreContent } from '../../exam/questions/questions.ts';
import { selectPlaces } from './paper.ts';
import type { Memory } from './paper.ts';
import type { AskedPlace } from '../kinds/kinds.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { isReadableAttempt } from '../history/own-attempts.ts';

/** Of points that were not graded by the key. */
export type GivenBy = Exclude<Giver, 'graded'>;

export type AnswerStatus = 'graded' | 'unanswered' | 'needs-person';

/** The newest answer to a question, in the author's letters. */
export interface StoredAnswer {
  seq: number;
  answer: Answer | null;
  is_marked: boolean;
  shown_at: Date | null;
  status: AnswerStatus | null;
  earned: number | null;
  is_right: boolean | null;
  /** What a person gave. */
  self_score: number | null;
  given_by: GivenBy | null;
}

export interface AskedRow extends StoredAnswer {
  no: number;
  content_id: number;
  content: Question;
  /** Everybody has it right. */
  isGiven: boolean;
}

/** In the order asked. Numbers that the attempt does not ask are left out. */
export async function selectAsked(
  db: Db,
  memory: Memory,
  attemptId: number,
  noes: readonly number[],
): Promise<AskedRow[]> {
  const places = await selectPlacesOf(db, memory, attemptId, noes);
  if (places.length === 0) return [];
  const rows = await answersOf.execute(db, { attemptId, noes: places.map(({ no }) => no) });
  return withAnswers(db, memory, places, new Map(rows.map((row) => [row.no, row])));
}

/** The same of an attempt that nobody has touched. */
export async function selectUntouched(
  db: Db,
  memory: Memory,
  attemptId: number,
  noes: readonly number[],
): Promise<AskedRow[]> {
  return withAnswers(db, memory, await selectPlacesOf(db, memory, attemptId, noes), new Map());
}

async function selectPlacesOf(db: Db, memory: Memory, attemptId: number, noes: readonly number[]) {
  const wanted = new Set(noes);
  return (await selectPlaces(db, memory, attemptId)).filter(({ no }) => wanted.has(no));
}

function withAnswers(
  db: Db,
  memory: Memory,
  places: readonly AskedPlace[],
  answers: ReadonlyMap<number, StoredAnswer>,
): Promise<AskedRow[]> {
  return withContents(db, memory, places, ({ no, content_id, isGiven = false }, content) => ({
    ...(answers.get(no) ?? unanswered),
    no,
    content_id,
    content,
    isGiven,
  }));
}

const answersOf = new FixedStatement<StoredAnswer & { no: number }, { attemptId: number; noes: number[] }>(
  ({ attemptId, noes }) => sql`
    select w.no, w.seq, w.answer, w.is_marked, w.shown_at, w.status, w.earned, w.is_right, w.self_score, w.given_by
    from answer w where w.attempt_id = ${attemptId} and w.no = any(${noes}::int[])`,
);

export const unanswered: StoredAnswer = {
  seq: 0,
  answer: null,
  is_marked: false,
  shown_at: null,
  status: null,
  earned: null,
  is_right: null,
  self_score: null,
  given_by: null,
};

/** What is asked at some places, with its content as it is worth there. */
export async function withContents<T>(
  db: Db,
  { contents }: Memory,
  places: readonly AskedPlace[],
  write: (place: AskedPlace, content: Question) => T,
): Promise<T[]> {
  const questions = await contents.questions.select(
    db,
    places.map(({ content_id }) => content_id),
  );
  return places.flatMap((place) => {
    const content = questions.get(place.content_id);
    return content ? [write(place, scoreContent(content, place.score))] : [];
  });
}

export interface AskedQuestion {
  no: number;
  content_id: number;
  section_no: number | null;
  main_id: number | null;
  main: string | null;
  content: Question;
}

/** Which of its questions, by their place in the order asked or by number. */
export type Selected = { start: number; limit: number } | { noes: readonly number[] };

export async function selectAskedQuestions(
  db: Db,
  memory: Memory,
  attemptId: number,
  selected: Selected,
): Promise<AskedQuestion[]> {
  const all = await selectPlaces(db, memory, attemptId);
  const places = choosePlaces(all, selected);
  const materials = await memory.contents.materials.select(
    db,
    places.flatMap(({ material_id }) => material_id ?? []),
  );
  return withContents(db, memory, places, ({ no, content_id, section_no, material_id }, content) => ({
    no,
    content_id,
    section_no,
    main_id: material_id,
    main: material_id === null ? null : (materials.get(material_id) ?? null),
    content,
  }));
}

function choosePlaces(all: readonly AskedPlace[], selected: Selected): readonly AskedPlace[] {
  if (!('noes' in selected)) return all.slice(selected.start, selected.start + selected.limit);
  const noes = new Set(selected.noes);
  return all.filter(({ no }) => noes.has(no));
}

export interface TouchedRow extends StoredAnswer {
  no: number;
  has_answer: boolean;
  saved_at: Date;
}

/** Every question that has an answer, a flag or a key shown; the answers themselves of those that are asked for. */
export async function selectTouched(
  db: Db,
  attemptId: number,
  answeredIn: readonly number[] = [],
): Promise<TouchedRow[]> {
  return touched.execute(db, { attemptId, answeredIn });
}

const touched = new FixedStatement<TouchedRow, { attemptId: number; answeredIn: readonly number[] }>(
  ({ attemptId, answeredIn }) => sql`
    select w.no, w.answer is not null as has_answer, case when w.no = any(${answeredIn}::int[]) then w.answer end as answer,
      w.saved_at, w.seq, w.is_marked, w.shown_at, w.status, w.earned, w.is_right, w.self_score, w.given_by
    from answer w where w.attempt_id = ${attemptId} order by w.no`,
);

/** The exam of an attempt that the actor may read. */
export async function findReadableExam(db: Db, actor: Actor, attemptId: number): Promise<number | null> {
  const { rows } = await sql<{ exam_id: number }>`
    select a.exam_id from attempt a where a.id = ${attemptId} and ${isReadableAttempt(actor)}`.execute(db);
  return rows[0]?.exam_id ?? null;
}
