// The author has compared the questions with the file: what contradicts itself no longer keeps them from being used.
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { holdsOf, lockOwnImport } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { selectReadyImport } from '../read/start-import.ts';
import { releaseImport } from './preview.store.ts';
import { insertStep } from './steps.store.ts';

export async function confirmImport(context: Context<'member'>, importId: number): Promise<ImportRow> {
  const { db, actor } = context;
  await selectReadyImport(context, importId);
  return db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, importId);
    if (row?.status !== 'ready' || !row.result) throw new AppError('import_unfinished');
    // What the columns are has to be said, and then the file is read anew.
    if (holdsOf(row.result).includes('columns')) throw new AppError('import_unsure');
    const held_by = holdsOf(row.result);
    if (held_by.length > 0) await insertStep(tx, row.id, { kind: 'confirmed', held_by });
    await releaseImport(tx, row.id);
    return { ...row, result: { ...row.result, held_by: [] } };
  });
}
