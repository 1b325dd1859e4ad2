import type { SheetRecipe } from '@tiku/papers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ImportRecipe, MendedQuestion } from '../exam-import.store.ts';

/** The newest of them: nobody has more kinds of files. */
const remembered = 100;

export async function selectRecipes(db: Db, accountId: number): Promise<SheetRecipe[]> {
  const { rows } = await sql<{ shape: string; recipe: SheetRecipe }>`
    select shape, recipe from import_recipe where account_id = ${accountId}
    order by used_at desc limit ${remembered}`.execute(db);
  return rows.map(({ shape, recipe }) => Object.assign(recipe, { shape }));
}

export async function rememberRecipe(
  tx: Db,
  accountId: number,
  shape: string,
  recipe: Omit<SheetRecipe, 'sheet_no' | 'shape'>,
): Promise<void> {
  await sql`
    insert into import_recipe (account_id, shape, recipe)
    values (${accountId}, ${shape}, ${JSON.stringify(recipe)}::jsonb)
    on conflict (account_id, shape) do update set recipe = excluded.recipe, used_at = now()`.execute(tx);
  await sql`
    delete from import_recipe where account_id = ${accountId} and shape not in (
      select shape from import_recipe where account_id = ${accountId} order by used_at desc limit ${remembered})`.execute(
    tx,
  );
}

export async function forgetRecipes(tx: Db, accountId: number, shapes: readonly string[]): Promise<void> {
  await sql`
    delete from import_recipe where account_id = ${accountId} and shape = any(${shapes}::text[])`.execute(tx);
}

interface Reset {
  recipe: ImportRecipe | null;
  /** What was mended by hand, and the files that it shows. */
  mended: readonly MendedQuestion[];
  media: readonly string[];
}

/** What was read goes, so that the file can be read anew. Answers the keys of the files that nothing holds any more. */
export async function resetImport(tx: Db, importId: number, { recipe, mended, media }: Reset): Promise<string[]> {
  for (const table of [
    'exam_import_item',
    'exam_import_problem',
    'exam_import_rejected',
    'exam_import_material',
  ] as const) {
    await tx.deleteFrom(table).where('import_id', '=', importId).execute();
  }
  const { rows } = await sql<{ file_key: string }>`
    delete from exam_import_media where import_id = ${importId} and name <> all(${media}::text[]) returning file_key`.execute(
    tx,
  );
  // Shown again once what was mended has found its place.
  await sql`update exam_import_media set is_rejected = true where import_id = ${importId}`.execute(tx);
  await sql`
    update exam_import set status = 'processing', result = null, recipe = ${recipe && JSON.stringify(recipe)}::jsonb,
      mended = ${JSON.stringify(mended)}::jsonb, updated_at = now()
    where id = ${importId}`.execute(tx);
  return rows.map(({ file_key }) => file_key);
}
