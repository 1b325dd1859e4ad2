import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface StoredFile {
  key: string;
  size: number;
}

/** By the name they are shown with, without its extension. */
export async function selectStoredFiles(
  db: Db,
  bankId: number,
  { contentIds, materialIds }: { contentIds: readonly number[]; materialIds: readonly number[] },
): Promise<Map<string, StoredFile>> {
  const { rows } = await sql<StoredFile & { alias: string }>`
    select s.alias, f.key, f.size from (
      select alias, file_key from content_file where content_id = any(${contentIds}::bigint[])
      union select alias, file_key from material_file where material_id = any(${materialIds}::bigint[])
      union select alias, file_key from exam_file where exam_id = ${bankId}) s
    join file f on f.key = s.file_key`.execute(db);
  return new Map(rows.map(({ alias, key, size }) => [alias, { key, size }]));
}
