import type { Question } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { CachedRow } from '../../platform/db/row-cache.ts';

export async function selectContents(db: Db, ids: readonly number[]): Promise<CachedRow<Question>[]> {
  const { rows } = await sql<CachedRow<Question>>`
    select id, content as value, octet_length(content::text) as bytes from question_content
    where id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

export async function selectMaterials(db: Db, ids: readonly number[]): Promise<CachedRow<string>[]> {
  const { rows } = await sql<CachedRow<string>>`
    select id, content as value, octet_length(content) as bytes from exam_material
    where id = any(${ids}::bigint[])`.execute(db);
  return rows;
}
