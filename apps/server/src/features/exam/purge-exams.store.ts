import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { createExtensionPoint } from '../../platform/extension/extension-point.ts';

export const batchSize = 2_000;

/** A table whose rows are of an exam. */
export type ExamPart = { [Name in keyof Tables]: 'exam_id' extends keyof Tables[Name] ? Name : never }[keyof Tables];

interface ExamUses {
  /** What other features keep of an exam, and nobody needs when it is gone. */
  parts: readonly ExamPart[];
  /** Of `exam e`: there are answers to it that have not become figures yet. */
  isBeingCounted: RawBuilder<boolean>;
  /** Of `exam e`: somebody has a result from it. */
  isAnswered: RawBuilder<boolean>;
  /** What people began of it without any result. */
  deleteUnused(db: Db, examId: number): Promise<void>;
}

export const examUses = createExtensionPoint<ExamUses>('uses of exams');

const ownParts = [
  'exam_question',
  'exam_section',
  'exam_version',
  'exam_merge',
  'exam_level',
  'exam_review',
  'exam_favorite',
  'exam_guest',
] as const satisfies ExamPart[];

/** What goes before the exam itself, in the order that references allow. */
export function listParts(): readonly ExamPart[] {
  return [...examUses.value.parts, ...ownParts];
}

/** What exams point at, and the mappings by which it lives. */
export const askables = [
  { table: 'question_content', asked: 'asked_content', id: 'content_id', files: 'content_file' },
  { table: 'exam_material', asked: 'asked_material', id: 'material_id', files: 'material_file' },
] as const;

/** One whose attempts have not become figures yet, because one of them could not, waits for them. */
export async function selectGoing(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from exam e
    where e.deleted_at <= now() - ${limits.recoverDays} * interval '1 day' and e.purged_at is null
      and not ${examUses.value.isBeingCounted}
    order by e.deleted_at, e.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function updatePurged(db: Db, examId: number): Promise<void> {
  await sql`
    update exam set purged_at = now(), description = '', last_updates = '', keywords = '', search = '' where id = ${examId}`.execute(
    db,
  );
}

export async function deletePart(db: Db, part: ExamPart, examId: number): Promise<void> {
  for (let removed = batchSize; removed === batchSize;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(part)} where ctid = any(array(
        select ctid from ${sql.table(part)} where exam_id = ${examId} limit ${batchSize}))`.execute(db);
    removed = Number(numAffectedRows);
  }
}

export type Askable = (typeof askables)[number];

interface Unmapped {
  removed: number;
  file_keys: string[];
}

/** A batch of what an exam asks, and what nothing else asks with it; answers the files of the latter. */
export async function deleteAsked(db: Db, askable: Askable, examId: number): Promise<Unmapped> {
  const [table, asked, files] = [sql.table(askable.table), sql.table(askable.asked), sql.table(askable.files)];
  const id = sql.ref(askable.id);
  const { rows } = await sql<Unmapped>`
      with unmapped as (
        delete from ${asked} where ctid = any(array(
          select ctid from ${asked} where exam_id = ${examId} limit ${batchSize})) returning ${id}),
      gone as (
        delete from ${table} t using unmapped u
        where t.id = u.${id} and not exists (select from ${asked} o where o.${id} = t.id and o.exam_id <> ${examId})
        returning t.id)
      select (select count(*) from unmapped) as removed,
        array(select distinct f.file_key from gone join ${files} f on f.${id} = gone.id) as file_keys`.execute(db);
  return rows[0] ?? { removed: 0, file_keys: [] };
}

export async function selectExamFiles(db: Db, examId: number): Promise<{ name: string; file_key: string }[]> {
  return db.selectFrom('exam_file').select(['name', 'file_key']).where('exam_id', '=', examId).execute();
}

export async function deleteExamFile(db: Db, examId: number, name: string): Promise<void> {
  await db.deleteFrom('exam_file').where('exam_id', '=', examId).where('name', '=', name).execute();
}

/** Purged, and nobody has a result from them. */
export async function selectUnanswered(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from exam e
    where e.purged_at is not null and not ${examUses.value.isAnswered}
    order by e.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteExams(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('exam').where('id', 'in', ids).execute();
}
