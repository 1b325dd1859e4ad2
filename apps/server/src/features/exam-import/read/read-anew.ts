// The author says how the file is to be read: it is read anew, and the next one of its shape right away.
import type { RequestOf } from '@tiku/contract';
import type { SheetRecipe } from '@tiku/papers';
import type { Db } from '../../../platform/db/database.ts';
import { deleteFile } from '../../../platform/files/files.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { lockOwnImport } from '../exam-import.store.ts';
import type { ImportRecipe, ImportRow } from '../exam-import.store.ts';
import { deleteSteps, insertStep, turnReading } from '../preview/steps.store.ts';
import type { Step } from '../preview/steps.store.ts';
import { listMediaOf } from '../preview/keep-mended.ts';
import { selectMended } from '../preview/keep-mended.store.ts';
import { forgetRecipes, resetImport, selectRecipes } from './import-recipe.store.ts';
import { selectReadyImport, takeReading, waitForImport } from './start-import.ts';
import { toRecipe, tryReading } from './try-reading.ts';

export async function readAnew(
  context: Context<'member'>,
  request: RequestOf<'PUT /exam/import/columns'>,
): Promise<ImportRow> {
  const found = await selectReadyImport(context, request.import_id);
  // A file that cannot be read this way would be lost with all that was read from it.
  if (isOtherText(found, request)) await tryReading(context, found, request);
  await takeReading(context);
  return startReading(context, found.id, async (tx, row) => {
    await deleteSteps(tx, row.id);
    await insertStep(tx, row.id, { kind: 'reading', recipe: row.recipe ?? (await findRemembered(tx, row)) });
    return toRecipe(request);
  });
}

/** What another file taught of the sheets of this one, before its author said anything. */
async function findRemembered(tx: Db, { account_id, result }: ImportRow): Promise<ImportRecipe | null> {
  const recipes = await selectRecipes(tx, account_id);
  const sheets = (result?.columns ?? []).flatMap(({ sheet_no, shape }): SheetRecipe[] => {
    const { shape: _shape, ...said } = recipes.find((each) => each.shape === shape) ?? {};
    return Object.keys(said).length === 0 ? [] : [{ ...said, sheet_no }];
  });
  return sheets.length === 0 ? null : { sheets, text: {} };
}

/** As it was read before this step, or, undone, as it was read with it. What it taught other files goes with it. */
export async function turnToOtherReading(context: Context<'member'>, importId: number, step: Step): Promise<ImportRow> {
  await takeReading(context);
  return startReading(context, importId, async (tx, row) => {
    await turnReading(tx, row.id, step, row.recipe);
    const taught = row.recipe === null ? [] : (row.result?.columns ?? []);
    await forgetRecipes(
      tx,
      row.account_id,
      taught.map(({ shape }) => shape),
    );
    return step.recipe;
  });
}

/** What was read goes, but for what was mended by hand. */
async function startReading(
  context: Context<'member'>,
  importId: number,
  chooseRecipe: (tx: Db, row: ImportRow) => Promise<ImportRecipe | null>,
): Promise<ImportRow> {
  const { db, files, jobs, actor } = context;
  const keys = await db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, importId);
    if (row?.status !== 'ready') throw new AppError('import_unfinished');
    if (row.file_key === null) throw new AppError('invalid_request');
    const recipe = await chooseRecipe(tx, row);
    const mended = [...row.mended, ...(await selectMended(tx, row.id))];
    const dropped = await resetImport(tx, row.id, { recipe, mended, media: listMediaOf(mended) });
    await jobs.enqueue('read-import', { import_id: row.id }, { tx });
    return dropped;
  });
  for (const key of keys) await deleteFile(db, files, key);
  jobs.wake('read-import');
  return waitForImport(context, importId);
}

function isOtherText({ result }: ImportRow, { encoding, delimiter }: RequestOf<'PUT /exam/import/columns'>): boolean {
  const { text } = result ?? {};
  return (
    (encoding !== undefined && encoding !== text?.encoding) ||
    (delimiter !== undefined && delimiter !== text?.delimiter)
  );
}
