// Takes deleted exams away for good when nobody can recover them any more, a bounded piece at a time. What other exams ask
// as well stays for them; those who have answered it keep their results.
import { limits } from '@tiku/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { deleteFile } from '../../platform/files/files.ts';
import { batchesOfMany, eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { dropChangesOfDeleted } from './change/change.store.ts';

const batchSize = 2_000;

/** What goes before the exam itself, in the order that references allow. */
const parts = [
  'question_progress',
  'question_stat',
  'exam_rank',
  'question_mark',
  'question_mark_aside',
  'exam_question',
  'exam_section',
  'exam_version',
  'exam_merge',
  'exam_level',
  'exam_review',
  'exam_favorite',
  'exam_guest',
] as const;

/** What exams point at, and the mappings by which it lives. */
const askables = [
  { table: 'question_content', asked: 'asked_content', id: 'content_id', files: 'content_file' },
  { table: 'exam_material', asked: 'asked_material', id: 'material_id', files: 'material_file' },
] as const;

/** So many in one run. */
const most = 1_000;

/** May stop anywhere and be run again. Answers how many exams went. */
export async function purgeExams(db: Kysely<Tables>, store: FileStore, run?: Run): Promise<number> {
  await dropChangesOfDeleted(db);
  const select = (limit: number) => selectGoing(db, limit);
  const each = (id: number) => purgeExam(db, store, id);
  const purged = await eachOfMany(db, { kind: 'purge-exams', select, most, each }, run);
  await deletePurged(db, run);
  return purged;
}

/** One whose attempts have not become figures yet, because one of them could not, waits for them. */
async function selectGoing(db: Kysely<Tables>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from exam e
    where e.deleted_at <= now() - ${limits.recoverDays} * interval '1 day' and e.purged_at is null
      and not exists (
        select from attempt a join attempt_paper p on p.attempt_id = a.id
        where a.exam_id = e.id and not a.is_withheld)
    order by e.deleted_at, e.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function purgeExam(db: Kysely<Tables>, store: FileStore, id: number): Promise<void> {
  for (const part of parts) await emptyPart(db, part, id);
  for (const askable of askables) await purgeAsked(db, store, askable, id);
  await purgeFiles(db, store, id);
  await sql`
    delete from practice p
    where p.exam_id = ${id} and not exists (select from attempt a where a.practice_id = p.id)`.execute(db);
  await sql`
    update exam set purged_at = now(), description = '', last_updates = '', keywords = '', search = '' where id = ${id}`.execute(
    db,
  );
}

async function emptyPart(db: Kysely<Tables>, part: (typeof parts)[number], examId: number): Promise<void> {
  for (let removed = batchSize; removed === batchSize;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(part)} where ctid = any(array(
        select ctid from ${sql.table(part)} where exam_id = ${examId} limit ${batchSize}))`.execute(db);
    removed = Number(numAffectedRows);
  }
}

async function purgeAsked(
  db: Kysely<Tables>,
  store: FileStore,
  askable: (typeof askables)[number],
  examId: number,
): Promise<void> {
  const [table, asked, files] = [sql.table(askable.table), sql.table(askable.asked), sql.table(askable.files)];
  const id = sql.ref(askable.id);
  for (let removed = batchSize; removed === batchSize;) {
    const { rows } = await sql<{ removed: number; file_keys: string[] }>`
      with unmapped as (
        delete from ${asked} where ctid = any(array(
          select ctid from ${asked} where exam_id = ${examId} limit ${batchSize})) returning ${id}),
      gone as (
        delete from ${table} t using unmapped u
        where t.id = u.${id} and not exists (select from ${asked} o where o.${id} = t.id and o.exam_id <> ${examId})
        returning t.id)
      select (select count(*) from unmapped) as removed,
        array(select distinct f.file_key from gone join ${files} f on f.${id} = gone.id) as file_keys`.execute(db);
    for (const key of rows[0]?.file_keys ?? []) await deleteFile(db, store, key);
    removed = rows[0]?.removed ?? 0;
  }
}

async function purgeFiles(db: Kysely<Tables>, store: FileStore, examId: number): Promise<void> {
  const files = await db.selectFrom('exam_file').select(['name', 'file_key']).where('exam_id', '=', examId).execute();
  for (const { name, file_key } of files) {
    await db.deleteFrom('exam_file').where('exam_id', '=', examId).where('name', '=', name).execute();
    await deleteFile(db, store, file_key);
  }
}

/** The rows themselves, once nobody has a result from them any more. */
async function deletePurged(db: Kysely<Tables>, run?: Run): Promise<void> {
  async function select(limit: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select e.id from exam e
      where e.purged_at is not null and not exists (select from attempt a where a.exam_id = e.id)
      order by e.id limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  }
  const together = async (ids: readonly number[]) => {
    await db.deleteFrom('exam').where('id', 'in', ids).execute();
  };
  await batchesOfMany(db, { kind: 'remove-exams', select, together }, run);
}
