import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { DescribedQuestion } from '../../question-text/question-text.ts';

/** What was doubtful about it is settled. False where there is no such question. */
export async function updateItem(tx: Db, importId: number, no: number, columns: DescribedQuestion): Promise<boolean> {
  const { type, score, difficulty, content, content_hash, stem_hash, search } = columns;
  const { rows } = await sql<{ sheet_no: number; row: number; last_row: number }>`
    update exam_import_item set type = ${type}, score = ${score}, difficulty = ${difficulty}, content = ${content}::jsonb,
      content_hash = decode(${content_hash}, 'hex'), stem_hash = decode(${stem_hash}, 'hex'), search = ${search},
      read_stem_hash = coalesce(read_stem_hash, stem_hash), is_mended = true
    where import_id = ${importId} and no = ${no}
    returning sheet_no, row, last_row`.execute(tx);
  const [place] = rows;
  if (!place) return false;
  await deleteProblems(tx, importId, place.sheet_no, place.row, place.last_row);
  return true;
}

async function deleteProblems(tx: Db, importId: number, sheetNo: number, first: number, last: number): Promise<void> {
  await sql`
    delete from exam_import_problem
    where import_id = ${importId} and sheet_no = ${sheetNo} and row between ${first} and ${last}`.execute(tx);
}

/** A question at the place of a rejected row, or what was made of that row before. False where there is no such row. */
export async function insertMended(
  tx: Db,
  importId: number,
  rejectedNo: number,
  columns: DescribedQuestion,
): Promise<boolean> {
  const row = await tx
    .selectFrom('exam_import_rejected')
    .select(['sheet_no', 'row', 'section_no', 'material_no', 'mended_no'])
    .where('import_id', '=', importId)
    .where('no', '=', rejectedNo)
    .executeTakeFirst();
  if (!row) return false;
  const { mended_no, ...place } = row;
  if (mended_no !== null) return updateItem(tx, importId, mended_no, columns);
  const no = await selectFreeNo(tx, importId);
  await tx
    .insertInto('exam_import_item')
    .values({
      ...columns,
      ...place,
      import_id: importId,
      no,
      last_row: place.row,
      content_hash: Buffer.from(columns.content_hash, 'hex'),
      stem_hash: Buffer.from(columns.stem_hash, 'hex'),
      is_mended: true,
    })
    .execute();
  await settleRejected(tx, importId, place, no);
  return true;
}

async function selectFreeNo(tx: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ no: number }>`
    select coalesce(max(no), 0) + 1 as no from exam_import_item where import_id = ${importId}`.execute(tx);
  return rows[0]?.no ?? 1;
}

/** The row, and the rows below it that were refused because it was. */
async function settleRejected(
  tx: Db,
  importId: number,
  place: { sheet_no: number; row: number },
  mendedNo: number,
): Promise<void> {
  const { rows } = await sql<{ row: number }>`
    select row from exam_import_problem
    where import_id = ${importId} and sheet_no = ${place.sheet_no} and code = 'question-above-refused'
      and quoted ->> 'row' = ${String(place.row)}`.execute(tx);
  for (const row of [place.row, ...rows.map((below) => below.row)]) {
    await sql`
      update exam_import_rejected set mended_no = ${mendedNo}
      where import_id = ${importId} and sheet_no = ${place.sheet_no} and row = ${row}`.execute(tx);
    await deleteProblems(tx, importId, place.sheet_no, row, row);
  }
}
