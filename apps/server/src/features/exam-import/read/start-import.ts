// A file comes in: kept, handed to a job, and waited for as long as a person would.
import type { Db } from '../../../platform/db/database.ts';
import { deleteFile, readStored, saveFile } from '../../../platform/files/files.ts';
import type { NewFile } from '../../../platform/files/files.ts';
import type { FileOwner } from '../../../platform/files/storage.store.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context, UploadedFile } from '../../../platform/http/context.ts';
import { takeUse } from '../../../platform/limits/throttle.ts';
import { selectEditableExam } from '../../exam/access/access.ts';
import { findOwnConversion } from './conversion.store.ts';
import { deleteImport, findOwnImport, findStatus, insertImport } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { refuseFile } from '../preview/import-words.ts';
import { waitForEnd } from './reading-ended.ts';

const HOUR = 60 * 60;

/** Longer than that, the person is told to come back. */
const patienceMs = 3_000;
const pollMs = 100;

export interface ImportRequest {
  sheet_no?: number[] | undefined;
  exam_id?: number | undefined;
  key?: string | undefined;
}

/** A file that is read into something that is kept. */
export async function takeReading({ db, actor }: Context<'member'>): Promise<void> {
  await takeUse(db, [{ key: `import:${actor.accountId}`, max: 300, seconds: HOUR }]);
}

/** The import as it stands when its file has been read, or when patience has run out. */
export async function startImport(
  context: Context<'member'>,
  { sheet_no = [0], exam_id, key }: ImportRequest,
  upload: UploadedFile | null,
): Promise<ImportRow> {
  const { db, jobs, actor } = context;
  await takeReading(context);
  const exam =
    exam_id === undefined ? null : await db.transaction().execute((tx) => selectEditableExam(tx, actor, exam_id));
  const file = upload ?? (await readConverted(context, key));
  const owner = { accountId: actor.accountId, companyId: actor.company?.id ?? null };
  const importId = await saveFile(context, importedFile(owner, file), async (tx, saved) => {
    const id = await insertImport(tx, {
      account_id: owner.accountId,
      company_id: owner.companyId,
      exam_id: exam?.id ?? null,
      file_name: file.name,
      file_key: saved.key,
      sheet_nos: [...new Set(sheet_no)],
    });
    await jobs.enqueue('read-import', { import_id: id }, { tx });
    return id;
  });
  jobs.wake('read-import');
  const row = await waitForImport(context, importId);
  if (row.status === 'failed') await discardImport(context, importId);
  return row;
}

/** As it stands when its file has been read, or when patience has run out. */
export async function waitForImport(context: Context<'member'>, importId: number): Promise<ImportRow> {
  await waitForReading(context.db, importId);
  return selectOwnImport(context, importId);
}

export function importedFile(owner: FileOwner, { name, bytes }: UploadedFile): NewFile {
  return { ...owner, purpose: 'import', name, contentType: 'application/octet-stream', body: bytes };
}

/** A Word document that has been looked at is imported as it came. */
async function readConverted({ db, files, actor }: Context<'member'>, key: string | undefined): Promise<UploadedFile> {
  if (key === undefined) throw new AppError('invalid_request');
  const row = await findOwnConversion(db, actor, key);
  const bytes = row?.status === 'ready' && row.file_key !== null ? await readStored(files, row.file_key) : null;
  if (!row || !bytes) throw new AppError('not_found');
  return { name: row.file_name, bytes };
}

async function waitForReading(db: Db, importId: number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while ((await findStatus(db, importId)) === 'processing' && Date.now() < deadline) {
    await waitForEnd(importId, pollMs);
  }
}

export async function selectOwnImport({ db, actor }: Context<'member'>, importId: number): Promise<ImportRow> {
  const row = await findOwnImport(db, actor, importId);
  if (!row) throw new AppError('not_found');
  return row;
}

/** One that can be looked at and mended. */
export async function selectReadyImport(context: Context<'member'>, importId: number): Promise<ImportRow> {
  const row = await selectOwnImport(context, importId);
  if (row.status === 'failed') throw refuseFile(row.fault ?? 'interrupted', context.language);
  if (row.status !== 'ready') throw new AppError('import_unfinished');
  return row;
}

export async function discardImport(context: Context<'member'>, importId: number): Promise<void> {
  const { db, files } = context;
  await selectOwnImport(context, importId);
  const keys = await db.transaction().execute((tx) => deleteImport(tx, importId));
  for (const key of keys) await deleteFile(db, files, key);
}
