import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function selectMaterials(db: Db, importId: number): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    select content from exam_import_material where import_id = ${importId} order by no`.execute(db);
  return rows.map(({ content }) => content);
}

/**
 * The questions of an import as those of an exam, numbered by sheet and row. What the exam has asked before in the very
 * same words keeps its content, one place for each copy of it.
 */
export function itemsAsQuestions(
  importId: number,
  examId: number,
  materialIds: readonly number[],
): RawBuilder<unknown> {
  return sql`
    select k.id as known_id, i.place as no, i.section_no, (${materialIds}::bigint[])[i.material_no] as material_id,
      i.type, i.score, i.difficulty, i.content, i.content_hash, i.stem_hash, i.search
    from (
      select item.*,
        row_number() over (order by sheet_no, row, no) as place,
        row_number() over (partition by content_hash order by sheet_no, row, no) as copy
      from exam_import_item item where import_id = ${importId}) i
    left join (
      select c.id, c.content_hash, row_number() over (partition by c.content_hash order by c.id desc) as copy
      from asked_content a join question_content c on c.id = a.content_id where a.exam_id = ${examId}) k using (content_hash, copy)`;
}
