// Undo and redo: the last step of the author in a preview, and the next one of those that were undone.
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { lockOwnImport } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { turnToOtherReading } from '../read/read-anew.ts';
import { selectReadyImport } from '../read/start-import.ts';
import { holdImport, releaseImport } from './preview.store.ts';
import { findNextStep, findStep, markStep, swapStep } from './steps.store.ts';
import type { Step } from './steps.store.ts';

export interface Stepping {
  import_id: number;
  step: number;
  /** Or it is done again. */
  isUndo: boolean;
}

/** The same again changes nothing. */
export async function stepImport(
  context: Context<'member'>,
  { import_id, step: no, isUndo }: Stepping,
): Promise<ImportRow> {
  const { db, actor } = context;
  await selectReadyImport(context, import_id);
  const reading = await db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, import_id);
    if (row?.status !== 'ready') throw new AppError('import_unfinished');
    const step = await findStep(tx, import_id, no);
    if (!step) throw new AppError('nothing_to_undo');
    if (step.is_undone === isUndo) return null;
    if ((await findNextStep(tx, import_id, !isUndo)) !== no) throw new AppError('nothing_to_undo');
    if (step.kind === 'reading') return step;
    await turnStep(tx, import_id, step);
    return null;
  });
  return reading ? turnToOtherReading(context, import_id, reading) : selectReadyImport(context, import_id);
}

async function turnStep(tx: Db, importId: number, step: Step): Promise<void> {
  if (step.kind !== 'confirmed') return swapStep(tx, importId, step);
  if (step.is_undone) await releaseImport(tx, importId);
  else await holdImport(tx, importId, step.held_by);
  return markStep(tx, importId, step.no, !step.is_undone);
}
