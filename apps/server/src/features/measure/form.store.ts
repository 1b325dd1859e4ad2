// The kept sums: one row for each form of a paper, and one for each of its questions.
import type { FormSums, ItemSums } from '@tiku/measure';
import { sql } from 'kysely';
import type { Db, Present } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { isAuthored } from '../exam/access/access.ts';

/** Of one question on the scale of Rasch. */
export interface ScaledPlace {
  place: number;
  difficulty: number;
  standard_error: number;
  infit: number | null;
  outfit: number | null;
}

export interface Scale {
  /** Papers that it was worked out from: neither all right nor all wrong. */
  n: number;
  places: ScaledPlace[];
}

export interface FormRow {
  id: number;
  hash: string;
  papers_count: number;
  sums: FormSums;
  scale: Scale | null;
  scaled_count: number;
  scaled_at: Date | null;
}

/** Held until the transaction ends, so that those who add to it come one after the other. */
export async function lockForm(tx: Db, examId: number, hash: string, empty: FormSums): Promise<FormRow> {
  await sql`
    insert into measured_form (exam_id, hash, papers_count, sums) values (${examId}, ${hash}, 0, ${JSON.stringify(empty)}::jsonb)
    on conflict (exam_id, hash) do nothing`.execute(tx);
  const { rows } = await sql<FormRow>`
    select id, hash, papers_count, sums, scale, scaled_count, scaled_at from measured_form
    where exam_id = ${examId} and hash = ${hash} for no key update`.execute(tx);
  const [form] = rows;
  if (!form) throw new Error(`form of exam ${examId} went away`);
  return form;
}

export interface QuestionSums {
  form_id: number;
  place: number;
  content_id: number;
  sums: ItemSums;
}

export async function selectSums(db: Db, formIds: readonly number[]): Promise<QuestionSums[]> {
  const { rows } = await sql<QuestionSums>`
    select form_id, place, content_id, sums from measured_question
    where form_id = any(${formIds}::bigint[]) order by form_id, place`.execute(db);
  return rows;
}

export async function writeForm(tx: Db, examId: number, formId: number, sums: FormSums): Promise<void> {
  await sql`
    update measured_form set papers_count = ${sums.n}, sums = ${JSON.stringify(sums)}::jsonb, last_at = now()
    where id = ${formId} and exam_id = ${examId}`.execute(tx);
}

export async function writeSums(tx: Db, examId: number, rows: readonly QuestionSums[]): Promise<void> {
  await sql`
    insert into measured_question as q (form_id, place, exam_id, content_id, sums)
    select r.form_id, r.place, ${examId}, r.content_id, r.sums
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (form_id bigint, place smallint, content_id bigint, sums jsonb)
    order by r.form_id, r.place
    on conflict (form_id, place) do update set sums = excluded.sums`.execute(tx);
}

export async function placePeople(tx: Db, formId: number, attemptIds: readonly number[]): Promise<void> {
  await sql`
    update measured_person set form_id = ${formId} where attempt_id = any(${attemptIds}::bigint[])`.execute(tx);
}

/** As many forms of an exam are looked at, the newest. */
const mostForms = 8;

export async function selectForms(db: Db, examId: number): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select id, hash, papers_count, sums, scale, scaled_count, scaled_at from measured_form
    where exam_id = ${examId} and papers_count > 0 order by last_at desc, id desc limit ${mostForms}`.execute(db);
  return rows;
}

export interface RestRow {
  repeats_count: number;
  parts_count: number;
}

export async function findRest(db: Db, examId: number): Promise<RestRow | null> {
  const { rows } = await sql<RestRow>`
    select repeats_count, parts_count from measured_rest where exam_id = ${examId}`.execute(db);
  return rows[0] ?? null;
}

interface AuthoredExam {
  id: number;
  title: string;
}

/** Of its author, where they act for whom they wrote it. */
export async function findAuthored(db: Db, actor: Actor, examId: number): Promise<AuthoredExam | null> {
  const { rows } = await sql<AuthoredExam>`
    select e.id, e.title from exam e where e.id = ${examId} and ${isAuthored(actor)}`.execute(db);
  return rows[0] ?? null;
}

/** Errors that readers reported and that nobody has answered, by content. */
export async function selectOpenReports(db: Db, examId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ content_id: Present<number>; count: number }>`
    select content_id, count(*) as count from question_report
    where exam_id = ${examId} and answered_at is null and content_id is not null group by content_id`.execute(db);
  return new Map(rows.map(({ content_id, count }) => [content_id, count]));
}

/** The attempts that stand behind the sums of forms and were not purged, the newest first. */
export async function selectCountedAttempts(db: Db, formIds: readonly number[], limit: number): Promise<number[]> {
  const { rows } = await sql<{ attempt_id: Present<number> }>`
    select f.attempt_id
    from unnest(${formIds}::bigint[]) as n (form_id)
    cross join lateral (
      select p.attempt_id::bigint as attempt_id from measured_person p
      where p.form_id = n.form_id and p.attempt_id is not null order by p.attempt_id desc limit ${limit}) f
    order by f.attempt_id desc limit ${limit}`.execute(db);
  return rows.map(({ attempt_id }) => attempt_id);
}
