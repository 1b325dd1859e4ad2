// Takes deleted exams away for good when nobody can recover them any more, a bounded piece at a time. What other exams ask
// as well stays for them; those who have answered it keep their results.
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { deleteFile } from '../../platform/files/files.ts';
import { batchesOfMany, eachOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { dropChangesOfDeleted } from './change/change.store.ts';
import {
  askables,
  batchSize,
  deleteAsked,
  deleteExamFile,
  deleteExams,
  deletePart,
  examUses,
  listParts,
  selectExamFiles,
  selectGoing,
  selectUnanswered,
  updatePurged,
} from './purge-exams.store.ts';
import type { Askable } from './purge-exams.store.ts';

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

async function purgeExam(db: Kysely<Tables>, store: FileStore, id: number): Promise<void> {
  for (const part of listParts()) await deletePart(db, part, id);
  for (const askable of askables) await purgeAsked(db, store, askable, id);
  await purgeFiles(db, store, id);
  await examUses.value.deleteUnused(db, id);
  await updatePurged(db, id);
}

async function purgeAsked(db: Kysely<Tables>, store: FileStore, askable: Askable, examId: number): Promise<void> {
  for (let removed = batchSize; removed === batchSize;) {
    const gone = await deleteAsked(db, askable, examId);
    for (const key of gone.file_keys) await deleteFile(db, store, key);
    removed = gone.removed;
  }
}

async function purgeFiles(db: Kysely<Tables>, store: FileStore, examId: number): Promise<void> {
  for (const { name, file_key } of await selectExamFiles(db, examId)) {
    await deleteExamFile(db, examId, name);
    await deleteFile(db, store, file_key);
  }
}

/** The rows themselves, once nobody has a result from them any more. */
async function deletePurged(db: Kysely<Tables>, run?: Run): Promise<void> {
  const select = (limit: number) => selectUnanswered(db, limit);
  const together = (ids: readonly number[]) => deleteExams(db, ids);
  await batchesOfMany(db, { kind: 'remove-exams', select, together }, run);
}
