// The author says how the file is to be read: it is read anew, and the next one of its shape right away.
import type { RequestOf } from '@tiku/contract';
import { deleteFile } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockOwnImport } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { listMediaOf } from '../preview/keep-mended.ts';
import { selectMended } from '../preview/keep-mended.store.ts';
import { resetImport } from './import-recipe.store.ts';
import { selectReadyImport, takeReading, waitForImport } from './start-import.ts';
import { toRecipe, tryReading } from './try-reading.ts';

export async function readAnew(
  context: Context<'member'>,
  request: RequestOf<'PUT /exam/import/columns'>,
): Promise<ImportRow> {
  const { db, files, jobs, actor } = context;
  const found = await selectReadyImport(context, request.import_id);
  // A file that cannot be read this way would be lost with all that was read from it.
  if (isOtherText(found, request)) await tryReading(context, found, request);
  await takeReading(context);
  const keys = await db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, found.id);
    if (row?.status !== 'ready') throw new AppError('import_unfinished');
    if (row.file_key === null) throw new AppError('invalid_request');
    const mended = [...row.mended, ...(await selectMended(tx, row.id))];
    const dropped = await resetImport(tx, row.id, { recipe: toRecipe(request), mended, media: listMediaOf(mended) });
    await jobs.enqueue('read-import', { import_id: row.id }, { tx });
    return dropped;
  });
  for (const key of keys) await deleteFile(db, files, key);
  jobs.wake('read-import');
  return waitForImport(context, found.id);
}

function isOtherText({ result }: ImportRow, { encoding, delimiter }: RequestOf<'PUT /exam/import/columns'>): boolean {
  const { text } = result ?? {};
  return (
    (encoding !== undefined && encoding !== text?.encoding) ||
    (delimiter !== undefined && delimiter !== text?.delimiter)
  );
}
