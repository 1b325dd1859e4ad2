// Another category or difficulty for many questions at once.
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { countQuestions, isNumbered } from '../bank.store.ts';
import { selectCategories } from '../categories/category.store.ts';
import { changeBank, openBank, refuseUnlessRoom } from '../open-bank.ts';
import { compareNew } from '../twins/compare-new.ts';
import { subtractProgress } from '../twins/merge-twins.store.ts';
import { updateProperties } from './change-properties.store.ts';
import { selectPresent } from './remove-questions.store.ts';
import {
  deleteUndo,
  findUndo,
  noteProperties,
  restoreMarks,
  restoreProperties,
  restoreQuestions,
  selectNoesBefore,
} from './undo.store.ts';

type Member = Context<'member'>;

interface Wanted {
  question_ids: readonly number[];
  /** What is undefined stays. */
  category_id?: number | null | undefined;
  difficulty_level?: number | null | undefined;
}

export async function changeProperties(
  context: Member,
  { question_ids, category_id, difficulty_level }: Wanted,
): Promise<{ changed_count: number; undo_id: number | null }> {
  return changeBank(context, async (tx, bank) => {
    const isMissing = async () => !(await selectCategories(tx, bank.id)).some(({ id }) => id === category_id);
    if (category_id && (await isMissing())) throw new AppError('not_found');
    const noes = await selectPresent(tx, bank.id, question_ids);
    if (noes.length === 0) return { changed_count: 0, undo_id: null };
    const undo_id = await noteProperties(tx, bank.id, noes);
    await countQuestions(tx, bank.id, 'less', isNumbered(noes));
    await updateProperties(tx, bank.id, noes, { category: category_id, difficulty: difficulty_level });
    await countQuestions(tx, bank.id, 'more', isNumbered(noes));
    return { changed_count: noes.length, undo_id };
  });
}

/** Once: a repeated request finds that there is nothing to take back any more. */
export async function undoChange(context: Member, undoId: number): Promise<void> {
  await changeBank(context, async (tx, bank) => {
    const undo = await findUndo(tx, bank.id, undoId);
    if (!undo) throw new AppError('nothing_to_undo');
    if (undo.kind === 'properties') {
      const noes = await selectNoesBefore(tx, undo.id);
      await countQuestions(tx, bank.id, 'less', isNumbered(noes));
      await restoreProperties(tx, undo.id);
      await countQuestions(tx, bank.id, 'more', isNumbered(noes));
    } else {
      await refuseUnlessRoom(tx, context, bank, undo.kind === 'merge' ? 1 : undo.count);
      const restored = await restoreQuestions(tx, undo.id);
      await countQuestions(tx, bank.id, 'more', isNumbered(restored));
      if (undo.kind === 'merge') await divide(tx, context, bank.id, undo.id, restored);
    }
    await deleteUndo(tx, undo.id);
  });
  const bank = await openBank(context);
  await compareNew(context, bank.id);
}

/** What was kept gives back what it took over from the one that is there again. */
async function divide(
  tx: Db,
  { actor }: Member,
  bankId: number,
  undoId: number,
  restored: readonly number[],
): Promise<void> {
  const kept = (await selectNoesBefore(tx, undoId)).find((no) => !restored.includes(no));
  const [dropped] = restored;
  if (kept === undefined || dropped === undefined) return;
  await restoreMarks(tx, undoId, bankId, kept);
  await subtractProgress(tx, actor, bankId, kept, dropped);
}
