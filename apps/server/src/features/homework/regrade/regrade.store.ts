import type { Answer, Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db, Present } from '../../../platform/db/database.ts';
import type { GivenBy } from '../../attempt/attempt.ts';
import { nameOf } from '../mark/paper-list.store.ts';
import type { MarkedHomework } from '../mark/marked-homework.store.ts';
import type { RegradeWay } from '@tiku/contract';

export interface PaperAnswer {
  answer_id: number;
  user_id: number;
  name: string;
  is_withheld: boolean;
  awaits_marks: boolean;
  total: number;
  has_row: boolean;
  answer: Answer | null;
  status: string | null;
  earned: number | null;
  is_right: boolean | null;
  self_score: number | null;
  given_by: GivenBy | null;
}

/**
 * What each paper that was handed in has for a question, or one of them; nobody else changes them until the transaction ends.
 */
export async function lockPaperAnswers(
  tx: Db,
  { id, group_id }: MarkedHomework,
  no: number,
  attemptId?: number,
): Promise<PaperAnswer[]> {
  const isMeant = attemptId === undefined ? sql<boolean>`true` : sql<boolean>`a.id = ${attemptId}`;
  await sql`
    select from attempt a
    where a.homework_id = ${id} and a.deleted_at is null and a.handed_in_at is not null and ${isMeant}
    order by a.id for no key update`.execute(tx);
  const { rows } = await sql<PaperAnswer>`
    select a.id as answer_id, a.account_id as user_id, ${nameOf} as name, a.is_withheld, a.awaits_marks,
      a.auto_score + a.self_score as total, w.no is not null as has_row, w.answer, w.status, w.earned, w.is_right,
      w.self_score, w.given_by
    from attempt a join account u on u.id = a.account_id
    left join group_member m on m.group_id = ${group_id} and m.account_id = a.account_id
    left join answer w on w.attempt_id = a.id and w.no = ${no}
    where a.homework_id = ${id} and a.deleted_at is null and a.handed_in_at is not null and ${isMeant}
    order by a.id`.execute(tx);
  return rows;
}

export interface NewGrade {
  answer_id: number;
  status: string;
  earned: number | null;
  is_right: boolean | null;
  self_score: number | null;
  given_by: GivenBy | null;
}

const recordsetOf = (grades: readonly NewGrade[]) => sql`
  jsonb_to_recordset(${JSON.stringify(grades)}::jsonb)
    as g (answer_id bigint, status text, earned numeric, is_right boolean, self_score numeric, given_by text)`;

/** Keeps what every answer had before, then writes what it has now. */
export async function writeRegraded(tx: Db, regradeId: number, no: number, grades: readonly NewGrade[]): Promise<void> {
  await sql`
    insert into homework_regraded (regrade_id, attempt_id, old_status, old_earned, old_is_right, old_self_score, old_given_by,
      is_new, new_earned, new_is_right, new_self_score)
    select ${regradeId}, g.answer_id, w.status, w.earned, w.is_right, w.self_score, w.given_by, w.no is null, g.earned,
      g.is_right, g.self_score
    from ${recordsetOf(grades)} left join answer w on w.attempt_id = g.answer_id and w.no = ${no}`.execute(tx);
  await writeGrades(tx, no, grades);
}

export async function writeGrades(tx: Db, no: number, grades: readonly NewGrade[]): Promise<void> {
  await sql`
    insert into answer (attempt_id, no, status, earned, is_right, self_score, given_by)
    select g.answer_id, ${no}, g.status, g.earned, g.is_right, g.self_score, g.given_by from ${recordsetOf(grades)} order by g.answer_id
    on conflict (attempt_id, no) do update set status = excluded.status, earned = excluded.earned,
      is_right = excluded.is_right, self_score = excluded.self_score, given_by = excluded.given_by`.execute(tx);
}

/** Every answer has what it had before. Answers which papers those are. */
export async function restoreRegraded(tx: Db, regradeId: number, no: number): Promise<number[]> {
  await sql`
    delete from answer w using homework_regraded r
    where r.regrade_id = ${regradeId} and r.is_new and w.attempt_id = r.attempt_id and w.no = ${no}`.execute(tx);
  await sql`
    update answer w set status = r.old_status, earned = r.old_earned, is_right = r.old_is_right,
      self_score = r.old_self_score, given_by = r.old_given_by
    from homework_regraded r
    where r.regrade_id = ${regradeId} and not r.is_new and w.attempt_id = r.attempt_id and w.no = ${no}`.execute(tx);
  const { rows } = await sql<{ attempt_id: number }>`
    select attempt_id from homework_regraded where regrade_id = ${regradeId}`.execute(tx);
  return rows.map(({ attempt_id }) => attempt_id);
}

export interface PlaceRow {
  content_id: number;
  content: Question;
  score: number;
}

export async function findPlace(tx: Db, examId: number, no: number): Promise<PlaceRow | null> {
  const { rows } = await sql<PlaceRow>`
    select q.content_id, c.content, q.score from exam_question q join question_content c on c.id = q.content_id
    where q.exam_id = ${examId} and q.no = ${no}`.execute(tx);
  return rows[0] ?? null;
}

/** The number points at other content, or earns something else; so does every paper of the homework. */
export async function movePlace(
  tx: Db,
  { id, exam_id }: MarkedHomework,
  no: number,
  { contentId, score }: { contentId: number; score: number },
): Promise<void> {
  await sql`
    update attempt a set full_score = a.full_score + ${score} - q.score
    from exam_question q
    where a.homework_id = ${id} and q.exam_id = ${exam_id} and q.no = ${no} and q.score <> ${score}`.execute(tx);
  await sql`
    update exam_question q set content_id = ${contentId}, score = ${score},
      search = ts_delete(q.search, tsvector_to_array(place_marks(q.content_id, e))) || place_marks(${contentId}, e)
    from exam e where e.id = ${exam_id} and q.exam_id = e.id and q.no = ${no}`.execute(tx);
  await sql`
    update exam set full_score = (select coalesce(sum(score), 0) from exam_question where exam_id = ${exam_id})
    where id = ${exam_id}`.execute(tx);
}

/** With the files that the old content shows. */
export async function insertKeyContent(
  tx: Db,
  oldId: number,
  question: Question,
  { contentHash, stemHash }: { contentHash: Buffer; stemHash: Buffer },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into question_content (type, content, content_hash, stem_hash)
    values (${question.type}, ${JSON.stringify(question)}, ${contentHash}, ${stemHash}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into content_file (content_id, name, file_key, alias)
    select ${id}, name, file_key, alias from content_file where content_id = ${oldId}
    on conflict do nothing`.execute(tx);
  return id;
}

interface NewRegrade {
  homework_id: number;
  no: number;
  way: RegradeWay;
  correct_answer: string | null;
  old_score: number;
  old_content_id: number;
  new_content_id: number;
  account_id: number;
  /** Of a mark that is corrected. */
  attempt_id?: number;
  reason?: string;
}

export async function insertRegrade(tx: Db, regrade: NewRegrade): Promise<number> {
  const { id } = await tx.insertInto('homework_regrade').values(regrade).returning('id').executeTakeFirstOrThrow();
  return id;
}

interface ToldHomework {
  title: string;
  group: string;
  companyId: number | null;
}

/** As notices speak of it. */
export async function selectTold(tx: Db, homeworkId: number): Promise<ToldHomework> {
  const { rows } = await sql<ToldHomework>`
    select e.title, g.name as "group", g.company_id as "companyId"
    from homework h join exam e on e.id = h.exam_id join study_group g on g.id = h.group_id
    where h.id = ${homeworkId}`.execute(tx);
  const [told] = rows;
  if (!told) throw new Error(`homework ${homeworkId} went away`);
  return told;
}

export interface LastRegrade {
  id: number;
  no: number;
  way: RegradeWay;
  old_score: number;
  old_content_id: Present<number>;
  /** The paper in which a mark was corrected. */
  attempt_id: number | null;
  moves_figures: boolean;
  /** The person in whose paper a mark was corrected; null where it was graded anew for everybody. */
  name: string | null;
}

export async function findLastRegrade(tx: Db, homeworkId: number): Promise<LastRegrade | null> {
  const { rows } = await sql<LastRegrade>`
    select r.id, r.no, r.way, r.old_score, r.old_content_id, r.attempt_id, r.moves_figures, ${nameOf} as name
    from homework_regrade r
    join homework h on h.id = r.homework_id
    left join attempt a on a.id = r.attempt_id
    left join account u on u.id = a.account_id
    left join group_member m on m.group_id = h.group_id and m.account_id = a.account_id
    where r.homework_id = ${homeworkId} and r.undone_at is null order by r.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

export async function markUndone(tx: Db, regradeId: number): Promise<void> {
  await sql`update homework_regrade set undone_at = now() where id = ${regradeId}`.execute(tx);
}

/** Papers with an answer that people have to mark after all: they are in no figure until then. */
export async function awaitMarks(tx: Db, attemptIds: readonly number[]): Promise<void> {
  await sql`
    update attempt set awaits_marks = true, is_withheld = true, is_counted = false
    where id = any(${attemptIds}::bigint[]) and unmarked_count > 0 and marked_at is null`.execute(tx);
}
