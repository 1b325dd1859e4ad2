// Questions leave a bank, or a category of it.
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { countQuestions, isNumbered } from '../bank.store.ts';
import type { BankRow } from '../bank.store.ts';
import { changeBank } from '../open-bank.ts';
import { deleteWhere, isInCategories, releaseWhere, selectPresent } from './remove-questions.store.ts';
import { noteQuestions } from './undo.store.ts';

/** All of some categories, or of none; refused where the caller has counted them and there are others now. */
export async function deleteFrom(
  tx: Db,
  bank: BankRow,
  categories: readonly number[] | null,
  counted: number | undefined,
): Promise<number> {
  const which = isInCategories(categories);
  const count = await countQuestions(tx, bank.id, 'less', which);
  if (counted !== undefined && count !== counted) throw new AppError('count_changed', { counts: { count } });
  await deleteWhere(tx, bank.id, which);
  return count;
}

/** They stay, without a category. */
export async function releaseFrom(tx: Db, bank: BankRow, categories: readonly number[]): Promise<number> {
  return releaseWhere(tx, bank.id, categories);
}

/** Those that are gone already are left out, so that a repeat is harmless. */
export async function removeQuestions(
  context: Context<'member'>,
  noes: readonly number[],
): Promise<{ deleted_count: number; undo_id: number | null }> {
  return changeBank(context, async (tx, bank) => {
    const present = await selectPresent(tx, bank.id, noes);
    if (present.length === 0) return { deleted_count: 0, undo_id: null };
    const undo_id = await noteQuestions(tx, bank.id, 'removal', present);
    await dropQuestions(tx, bank.id, present);
    return { deleted_count: present.length, undo_id };
  });
}

export async function dropQuestions(tx: Db, bankId: number, noes: readonly number[]): Promise<void> {
  await countQuestions(tx, bankId, 'less', isNumbered(noes));
  await deleteWhere(tx, bankId, isNumbered(noes));
}
