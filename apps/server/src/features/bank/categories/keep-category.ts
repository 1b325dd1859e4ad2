// Categories added, changed, moved and removed.
import { rules } from '@tiku/contract';
import type { BankCategory } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { describeField } from '../../../platform/errors/describe-issues.ts';
import type { BankRow } from '../bank.store.ts';
import { changeBank } from '../open-bank.ts';
import { deleteFrom, releaseFrom } from '../questions/remove-questions.ts';
import { branchesBelow, faultOf } from './category-tree.ts';
import type { Branch } from './category-tree.ts';
import {
  deleteCategories,
  insertCategory,
  placeCategories,
  selectCategories,
  updateCategory,
} from './category.store.ts';

type Member = Context<'member'>;

interface Wanted {
  id?: number | undefined;
  parent_id: number | null;
  title: string;
  order_no: number;
}

function refuseFault({ language }: Member, branches: readonly Branch[], field: string): void {
  const fault = faultOf(branches, rules.bank.levelsMax);
  if (fault === null) return;
  throw new AppError('invalid_request', {
    fields:
      fault === 'circle'
        ? describeField(field, 'invalid', language)
        : describeField(field, 'too_deep', language, { maximum: rules.bank.levelsMax }),
  });
}

/** Beside each other, two of one name could not be told apart. */
function refuseNamesakes(categories: readonly Pick<BankCategory, 'parent_id' | 'title'>[]): void {
  const names = new Set(categories.map(({ parent_id, title }) => `${parent_id ?? ''}/${title}`));
  if (names.size < categories.length) throw new AppError('category_exists');
}

export async function keepCategory(context: Member, wanted: Wanted): Promise<BankCategory> {
  return changeBank(context, async (tx, bank) => {
    const categories = await selectCategories(tx, bank.id);
    const isThere = (id: number) => categories.some((category) => category.id === id);
    if (wanted.id !== undefined && !isThere(wanted.id)) throw new AppError('not_found');
    if (wanted.parent_id !== null && !isThere(wanted.parent_id)) throw new AppError('not_found');
    const id = wanted.id === undefined ? await addCategory(tx, context, bank, categories, wanted) : wanted.id;
    if (wanted.id !== undefined) await changeCategory(tx, context, bank, categories, { ...wanted, id });
    const kept = (await selectCategories(tx, bank.id)).find((category) => category.id === id);
    if (!kept) throw new AppError('not_found');
    return kept;
  });
}

/** A repeated request is given the one that the first request made. */
async function addCategory(
  tx: Db,
  context: Member,
  bank: BankRow,
  categories: readonly BankCategory[],
  wanted: Wanted,
): Promise<number> {
  const { parent_id, title } = wanted;
  const known = categories.find((category) => category.parent_id === parent_id && category.title === title);
  if (known) return known.id;
  if (categories.length >= rules.bank.categoriesMax) {
    throw new AppError('too_many_categories', { counts: { limit: rules.bank.categoriesMax } });
  }
  const id = bank.last_category_no + 1;
  refuseFault(context, [...categories, { id, parent_id }], 'parent_id');
  await insertCategory(tx, bank.id, { ...wanted, id });
  return id;
}

async function changeCategory(
  tx: Db,
  context: Member,
  bank: BankRow,
  categories: readonly BankCategory[],
  wanted: Wanted & { id: number },
): Promise<void> {
  const changed = categories.map((category) => (category.id === wanted.id ? { ...category, ...wanted } : category));
  refuseFault(context, changed, 'parent_id');
  refuseNamesakes(changed);
  await updateCategory(tx, bank.id, wanted);
}

interface Place {
  id: number;
  parent_id: number | null;
  order_no: number;
  title?: string | undefined;
}

export async function arrangeCategories(context: Member, places: readonly Place[]): Promise<BankCategory[]> {
  return changeBank(context, async (tx, bank) => {
    const categories = await selectCategories(tx, bank.id);
    const known = new Set(categories.map(({ id }) => id));
    const named = places.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [id, parent_id]));
    if (named.some((id) => !known.has(id))) throw new AppError('not_found');
    const placeOf = new Map(places.map((place) => [place.id, place]));
    const changed = categories.map((category) => {
      const { title = category.title, ...place } = placeOf.get(category.id) ?? category;
      return Object.assign(category, place, { title });
    });
    refuseFault(context, changed, 'categories');
    refuseNamesakes(changed);
    await placeCategories(
      tx,
      bank.id,
      changed.filter(({ id }) => placeOf.has(id)),
    );
    return selectCategories(tx, bank.id);
  });
}

interface Removal {
  id: number;
  delete_questions: boolean;
  count?: number | undefined;
}

/** With all below it. The count that the caller saw is compared while nobody can add another question. */
export async function removeCategory(
  context: Member,
  { id, delete_questions, count }: Removal,
): Promise<{ moved_count: number; deleted_count: number }> {
  return changeBank(context, async (tx, bank) => {
    const categories = await selectCategories(tx, bank.id);
    if (!categories.some((category) => category.id === id)) throw new AppError('not_found');
    const ids = branchesBelow(categories, id);
    const counts = delete_questions
      ? { moved_count: 0, deleted_count: await deleteFrom(tx, bank, ids, count) }
      : { moved_count: await releaseFrom(tx, bank, ids), deleted_count: 0 };
    await deleteCategories(tx, bank.id, ids);
    return counts;
  });
}

export async function emptyUncategorised(context: Member, count: number | undefined): Promise<number> {
  return changeBank(context, async (tx, bank) => deleteFrom(tx, bank, null, count));
}
