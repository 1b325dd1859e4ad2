// The author says what the columns are: the file is read anew, and the next one of its shape right away.
import type { RequestOf } from '@tiku/contract';
import type { ColumnMapping } from '@tiku/papers';
import { deleteFile } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockOwnImport } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { rememberMapping, resetImport } from './import-columns.store.ts';
import { selectReadyImport, waitForImport } from './start-import.ts';

export async function mapColumns(
  context: Context<'member'>,
  { import_id, sheets }: RequestOf<'PUT /exam/import/columns'>,
): Promise<ImportRow> {
  const { db, files, jobs, actor } = context;
  await selectReadyImport(context, import_id);
  const keys = await db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, import_id);
    if (row?.status !== 'ready') throw new AppError('import_unfinished');
    if (row.file_key === null) throw new AppError('invalid_request');
    const mappings = sheets.map((sheet): ColumnMapping => ({ ...sheet, shape: findShape(row, sheet.sheet_no) }));
    for (const { shape, roles, first_option } of mappings) {
      await rememberMapping(tx, actor.accountId, { shape, roles, first_option });
    }
    const media = await resetImport(tx, row.id, mappings);
    await jobs.enqueue('read-import', { import_id: row.id }, { tx });
    return media;
  });
  for (const key of keys) await deleteFile(db, files, key);
  jobs.wake('read-import');
  return waitForImport(context, import_id);
}

function findShape({ result }: ImportRow, sheetNo: number): string | undefined {
  return result?.columns?.find(({ sheet_no }) => sheet_no === sheetNo)?.shape;
}
