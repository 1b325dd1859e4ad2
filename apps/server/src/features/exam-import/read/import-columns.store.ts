import type { ColumnMapping } from '@tiku/papers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** The newest of them: nobody has more kinds of files. */
const remembered = 100;

export async function selectMappings(db: Db, accountId: number): Promise<ColumnMapping[]> {
  const { rows } = await sql<{ shape: string; roles: ColumnMapping['roles']; first_option: number | null }>`
    select shape, roles, first_option from import_mapping where account_id = ${accountId}
    order by used_at desc limit ${remembered}`.execute(db);
  return rows.map(({ shape, roles, first_option }) => {
    const first = first_option === null ? undefined : first_option === 0 ? 0 : 1;
    return { shape, roles, first_option: first };
  });
}

export async function rememberMapping(tx: Db, accountId: number, mapping: ColumnMapping): Promise<void> {
  const { shape = '', roles, first_option = null } = mapping;
  if (shape === '') return;
  await sql`
    insert into import_mapping (account_id, shape, roles, first_option)
    values (${accountId}, ${shape}, ${JSON.stringify(roles)}::jsonb, ${first_option})
    on conflict (account_id, shape) do update
      set roles = excluded.roles, first_option = excluded.first_option, used_at = now()`.execute(tx);
  await sql`
    delete from import_mapping where account_id = ${accountId} and shape not in (
      select shape from import_mapping where account_id = ${accountId} order by used_at desc limit ${remembered})`.execute(
    tx,
  );
}

/** What was read goes, so that the file can be read anew. Answers the keys of the files that nothing holds any more. */
export async function resetImport(tx: Db, importId: number, mapping: readonly ColumnMapping[]): Promise<string[]> {
  for (const table of [
    'exam_import_item',
    'exam_import_problem',
    'exam_import_rejected',
    'exam_import_material',
  ] as const) {
    await tx.deleteFrom(table).where('import_id', '=', importId).execute();
  }
  const media = await tx
    .deleteFrom('exam_import_media')
    .where('import_id', '=', importId)
    .returning('file_key')
    .execute();
  await sql`
    update exam_import set status = 'processing', result = null, mapping = ${JSON.stringify(mapping)}::jsonb, updated_at = now()
    where id = ${importId}`.execute(tx);
  return media.map(({ file_key }) => file_key);
}
