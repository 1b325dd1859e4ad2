// What an exam holds, copied into another: from an exam into a change of it, and back.
import { examKinds, examStatus, limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isOwnChange } from '../access/exam-access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { examColumns } from '../exam-row.ts';
import type { ExamRow } from '../exam-row.ts';
import { insertExam } from '../exam.store.ts';
import type { ExamInfo } from '../exam.store.ts';
import type { PlacedFingerprint } from '../upgrade/exam-version.store.ts';

export interface ChangeRow {
  exam_id: number;
  title: string;
  waiting_since: Date | null;
  reason: string | null;
  /** When what others see was last changed. */
  reviewed_at: Date;
  updated_at: Date;
  /** What the author decides about the exam itself. */
  exam: Pick<ExamRow, 'status' | 'isprivate' | 'published_at' | 'expires_at'>;
}

/** One that waits or was refused. What an author began to change and then left as it was is none. */
export async function findChange(db: Db, examId: number): Promise<ChangeRow | null> {
  const { rows } = await sql<Omit<ChangeRow, 'exam'> & ChangeRow['exam']>`
    select c.id as exam_id, c.title, c.reviewing_since as waiting_since, c.change_reason as reason,
      e.updated_at as reviewed_at, c.updated_at, e.status, e.isprivate, e.published_at, e.expires_at
    from exam c join exam e on e.id = c.change_of
    where c.change_of = ${examId} and c.status <> ${sql.lit(examStatus.deleted)}
      and (c.status = ${sql.lit(examStatus.reviewing)} or c.change_reason is not null)`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { status, isprivate, published_at, expires_at, ...change } = row;
  return { ...change, exam: { status, isprivate, published_at, expires_at } };
}

export async function findChangeId(db: Db, examId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from exam where change_of = ${examId} and status <> ${sql.lit(examStatus.deleted)}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Held until the transaction ends. */
export async function lockChange(tx: Db, actor: Actor | null, changeId: number): Promise<ExamRow> {
  await sql`select from exam where id = ${changeId} for no key update`.execute(tx);
  const row = await selectChangeRow(tx, actor, changeId);
  if (!row) throw new Error(`There is no change ${changeId}.`);
  return row;
}

async function selectChangeRow(db: Db, actor: Actor | null, changeId: number): Promise<ExamRow | null> {
  const { rows } = await sql<ExamRow>`
    select ${examColumns(actor)}, (
      select max(v.expires_at) from exam_version v where v.exam_id = e.id and v.expires_at > now()) as undo_until
    from exam e join account a on a.id = e.account_id
    where e.id = ${changeId} and ${actor ? isOwnChange(actor) : sql`e.change_of is not null`}`.execute(db);
  return rows[0] ?? null;
}

/** One that waits, as operators look at it. */
export async function findComparedChange(
  db: Db,
  examId: number,
): Promise<{ exam: ExamRow; waitingSince: Date } | null> {
  const change = await findChange(db, examId);
  if (!change?.waiting_since) return null;
  const exam = await selectChangeRow(db, null, change.exam_id);
  return exam && { exam, waitingSince: change.waiting_since };
}

/** What is written about an exam and how it is set, as far as a review is about it. */
export function reviewedFields(exam: ExamRow): Omit<ExamInfo, 'isprivate' | 'expires_at'> {
  return {
    title: exam.title,
    description: exam.description,
    last_updates: exam.last_updates,
    keywords: exam.keywords,
    category_id: exam.category_id,
    duration: exam.duration,
    random_questions: exam.random_questions,
    allow_marking: exam.allow_marking,
    allow_files: exam.allow_files,
    allow_preview: exam.allow_preview,
  };
}

/** A copy of the exam as it is now, also with its time of change: somebody who has looked at one has looked at the other. */
export async function insertChange(tx: Db, exam: ExamRow): Promise<number> {
  const id = await insertExam(tx, {
    ...reviewedFields(exam),
    isprivate: true,
    expires_at: null,
    account_id: exam.account_id,
    company_id: exam.company_id,
    status: examStatus.draft,
    kind: examKinds.change,
    change_of: exam.id,
  });
  await copyFiles(tx, exam.id, id);
  await copyPlaces(tx, exam.id, id, sql`q.no`);
  await copyLevels(tx, exam.id, id);
  await sql`
    insert into exam_version (exam_id, version, info, sections, content_ids, section_nos, material_ids, created_at, expires_at)
    select ${id}, version, info, sections, content_ids, section_nos, material_ids, created_at, expires_at
    from exam_version where exam_id = ${exam.id}`.execute(tx);
  await copySums(tx, exam.id, id);
  await sql`
    update exam t set version = f.version, last_version = f.last_version, updated_at = f.updated_at
    from exam f where t.id = ${id} and f.id = ${exam.id}`.execute(tx);
  return id;
}

/** Each statement must end within its time. */
const batchSize = 10_000;

/** Onto an exam that asks nothing at the moment. The search finds each question where it stands. */
export async function copyPlaces(
  tx: Db,
  fromId: number,
  toId: number,
  origin: RawBuilder<number | null> = sql`null`,
): Promise<void> {
  await sql`
    insert into exam_section (exam_id, no, title, description, first_no, questions_count)
    select ${toId}, no, title, description, first_no, questions_count from exam_section where exam_id = ${fromId}`.execute(
    tx,
  );
  for (let start = 0, copied = batchSize; copied === batchSize; start += batchSize) {
    const { numAffectedRows = 0n } = await sql`
      insert into exam_question
        (exam_id, no, content_id, section_no, material_id, type, score, difficulty, search, origin_no)
      select t.id, q.no, q.content_id, q.section_no, q.material_id, q.type, q.score, q.difficulty,
        ts_delete(q.search, tsvector_to_array(place_marks(q.content_id, f))) || place_marks(q.content_id, t),
        ${origin}::integer
      from exam_question q, exam f, exam t
      where q.exam_id = ${fromId} and q.no > ${start} and q.no <= ${start + batchSize}
        and f.id = ${fromId} and t.id = ${toId}`.execute(tx);
    copied = Number(numAffectedRows);
  }
}

export async function copyLevels(tx: Db, fromId: number, toId: number): Promise<void> {
  await sql`delete from exam_level where exam_id = ${toId}`.execute(tx);
  await sql`
    insert into exam_level (exam_id, no, title, sel_q_c, sel_m, ans_m, rank_m, l_du, q_du, l_rule)
    select ${toId}, no, title, sel_q_c, sel_m, ans_m, rank_m, l_du, q_du, l_rule
    from exam_level where exam_id = ${fromId}`.execute(tx);
}

/** A file keeps the name that others know it by. */
export async function copyFiles(tx: Db, fromId: number, toId: number): Promise<void> {
  await sql`
    insert into exam_file (exam_id, name, file_key, content_hash, alias)
    select ${toId}, name, file_key, content_hash, alias from exam_file where exam_id = ${fromId}
    on conflict do nothing`.execute(tx);
}

export async function copySums(tx: Db, fromId: number, toId: number): Promise<void> {
  await sql`
    update exam t set questions_count = f.questions_count, full_score = f.full_score, sections_count = f.sections_count,
      materials_count = f.materials_count, levels_count = f.levels_count,
      files_count = (select count(*) from exam_file where exam_id = t.id)
    from exam f where t.id = ${toId} and f.id = ${fromId}`.execute(tx);
}

const placesOf = (id: number) => sql`
  select no, content_id, section_no, material_id from exam_question where exam_id = ${id}`;
const sectionsOf = (id: number) => sql`select no, title, description from exam_section where exam_id = ${id}`;

/** What is asked where, in both alike. */
export async function asksTheSame(db: Db, oneId: number, otherId: number): Promise<boolean> {
  const differ = (each: (id: number) => RawBuilder<unknown>) => sql`(
    exists (${each(oneId)} except ${each(otherId)}) or exists (${each(otherId)} except ${each(oneId)}))`;
  const { rows } = await sql<{ is_same: boolean }>`
    select not (${differ(placesOf)} or ${differ(sectionsOf)}) as is_same`.execute(db);
  return rows[0]?.is_same ?? false;
}

export interface ChangedPlace extends PlacedFingerprint {
  section_no: number | null;
  material_hash: string | null;
  origin_no: number | null;
}

export async function selectPlacesOf(db: Db, examId: number): Promise<ChangedPlace[]> {
  const { rows } = await sql<ChangedPlace>`
    select q.no, q.content_id, q.section_no, q.origin_no, md5(m.content) as material_hash,
      encode(c.content_hash, 'hex') as content_hash, encode(c.stem_hash, 'hex') as stem_hash
    from exam_question q join question_content c on c.id = q.content_id left join exam_material m on m.id = q.material_id
    where q.exam_id = ${examId} order by q.no`.execute(db);
  return rows;
}

export async function selectAddedFiles(db: Db, examId: number, changeId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from exam_file where exam_id = ${changeId}
    except select name from exam_file where exam_id = ${examId} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** It waits no more, and stays with its author until it is changed again. */
export async function refuseChange(tx: Db, changeId: number, reason: string): Promise<void> {
  await sql`
    update exam set status = ${sql.lit(examStatus.draft)}, change_reason = ${reason} where id = ${changeId}`.execute(
    tx,
  );
}

/** As if nobody could recover it any more: what clears deleted exams takes it, with what nothing else asks or shows. */
export async function dropChange(tx: Db, changeId: number): Promise<void> {
  await sql`
    update exam set status = ${sql.lit(examStatus.deleted)}, status_before = ${sql.lit(examStatus.draft)},
      deleted_at = now() - ${limits.recoverDays + 1} * interval '1 day'
    where id = ${changeId}`.execute(tx);
}

/** Of exams that nobody can recover any more; it goes before them. */
export async function dropChangesOfDeleted(db: Db): Promise<void> {
  await sql`
    update exam c set status = ${sql.lit(examStatus.deleted)}, status_before = ${sql.lit(examStatus.draft)},
      deleted_at = e.deleted_at - interval '1 day'
    from exam e
    where c.change_of = e.id and c.status <> ${sql.lit(examStatus.deleted)} and e.purged_at is null
      and e.deleted_at <= now() - ${limits.recoverDays} * interval '1 day'`.execute(db);
}
