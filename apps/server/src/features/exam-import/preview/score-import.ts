// Many spreadsheets have a column for scores that nobody filled in.
import { rescore } from '@tiku/questions';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeQuestion } from '../../question-text/question-text.ts';
import { lockOwnImport } from '../exam-import.store.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { deleteScoreProblems, selectContents, selectUnscored, updateScores } from './score-import.store.ts';
import { insertStep } from './steps.store.ts';
import { selectReadyImport } from '../read/start-import.ts';

/** Small enough that others have their turn between two of them. */
const batchSize = 200;

/** One point each, as in a file without such a column. What says 0, or was edited since, stays. */
export async function scoreImport(context: Context<'member'>, importId: number): Promise<ImportRow> {
  const { db, actor } = context;
  await selectReadyImport(context, importId);
  await db.transaction().execute(async (tx) => {
    const row = await lockOwnImport(tx, actor, importId);
    if (row?.status !== 'ready') throw new AppError('import_unfinished');
    const item_nos = await selectUnscored(tx, importId);
    const problems = await deleteScoreProblems(tx, importId);
    if (problems.length === 0) return;
    await insertStep(tx, importId, { kind: 'scores', item_nos, problems });
    for (let from = 0; from < item_nos.length; from += batchSize) {
      const items = await selectContents(tx, importId, item_nos.slice(from, from + batchSize));
      const scored = items.map(({ no, content }) => Object.assign(describeQuestion(rescore(content, 1)), { no }));
      await updateScores(tx, importId, scored);
    }
  });
  return selectReadyImport(context, importId);
}
