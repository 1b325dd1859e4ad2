// A file that becomes an exam without anybody looking at it first: only where nothing in it is in doubt.
import type { ImportView } from '@tiku/contract';
import { readSheetsSafely, UnreadableFile } from '@tiku/papers';
import { deleteFile, saveFile } from '../../../platform/files/files.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import type { UploadedFile } from '../../../platform/http/context.ts';
import type { Services } from '../../../platform/services/services.ts';
import type { ExamRow } from '../../exam/exam.ts';
import { deleteImport, findImport, insertImport, lockOwnImport } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { refuseFile } from '../preview/import-words.ts';
import { presentImport } from '../preview/present-import.ts';
import { readImport } from '../read/read-import.ts';
import { importedFile } from '../read/start-import.ts';
import { keepNew, makeExam } from './keep-import.ts';

type Importer = Pick<Services, 'db' | 'pool' | 'files' | 'config'>;

interface ImportedFile {
  view: ImportView;
  /** A draft; null where the import waits for its author instead. */
  exam: ExamRow | null;
}

/** All sheets that hold anything make one exam. */
export async function importFile(services: Importer, actor: Actor, file: UploadedFile): Promise<ImportedFile> {
  const row = await readFile(services, actor, file);
  const view = await presentImport(services.db, row, 'en');
  const isClean = view.problems_count === 0 && view.rejected_count === 0 && !view.is_held;
  return { view, exam: isClean ? await keepClean(services, actor, row) : null };
}

/** Read here and now: no job knows of it. */
async function readFile(services: Importer, actor: Actor, file: UploadedFile): Promise<ImportRow> {
  const { db } = services;
  const owner = { accountId: actor.accountId, companyId: actor.company?.id ?? null };
  const sheet_nos = await listSheets(file);
  const importId = await saveFile(services, importedFile(owner, file), (tx, { key: file_key }) =>
    insertImport(tx, {
      account_id: owner.accountId,
      company_id: owner.companyId,
      exam_id: null,
      file_name: file.name,
      file_key,
      sheet_nos,
    }),
  );
  try {
    await readImport(services, importId, { attempt: 1, signal: new AbortController().signal });
    const row = await findImport(db, importId);
    if (row?.status !== 'ready') throw refuseFile(row?.fault ?? 'interrupted', 'en');
    return row;
  } catch (error) {
    for (const key of await db.transaction().execute((tx) => deleteImport(tx, importId)))
      await deleteFile(db, services.files, key);
    throw error;
  }
}

async function listSheets({ bytes, name }: UploadedFile): Promise<number[]> {
  const sheets = await readSheetsSafely(bytes, name).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? refuseFile(error.fault, 'en') : error;
  });
  return sheets.filter(({ rows }) => rows > 0).map(({ sheet_no }) => sheet_no);
}

async function keepClean({ db, files, config }: Importer, actor: Actor, { id }: ImportRow): Promise<ExamRow | null> {
  const kept = await db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, id);
    // The author may have been quicker.
    if (row?.status !== 'ready') return null;
    const exam = await makeExam(tx, actor, row, () => keepNew(tx, { config }, row, { info: {}, toPublish: false }));
    return { exam, fileKey: row.file_key };
  });
  if (kept?.fileKey) await deleteFile(db, files, kept.fileKey);
  return kept?.exam ?? null;
}
