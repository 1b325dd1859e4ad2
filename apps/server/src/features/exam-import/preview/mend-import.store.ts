import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { DescribedQuestion } from '../../question-text/question-text.ts';
import { selectItems } from './steps.store.ts';
import type { Settled } from './steps.store.ts';

/** What was doubtful about it is settled. Null where there is no such question. */
async function updateItem(tx: Db, importId: number, no: number, columns: DescribedQuestion): Promise<Settled | null> {
  const { type, score, difficulty, content, content_hash, stem_hash, search } = columns;
  const items = await selectItems(tx, importId, [no]);
  const { rows } = await sql<{ sheet_no: number; row: number; last_row: number }>`
    update exam_import_item set type = ${type}, score = ${score}, difficulty = ${difficulty}, content = ${content}::jsonb,
      content_hash = decode(${content_hash}, 'hex'), stem_hash = decode(${stem_hash}, 'hex'), search = ${search},
      read_stem_hash = coalesce(read_stem_hash, stem_hash), is_mended = true
    where import_id = ${importId} and no = ${no}
    returning sheet_no, row, last_row`.execute(tx);
  const [place] = rows;
  if (!place) return null;
  const problems = await deleteProblems(tx, importId, place.sheet_no, place.row, place.last_row);
  return { item_nos: [no], items, problems, rejected: [] };
}

/** The question of that number, else a new one at the place of the refused row. Null where there is neither. */
export async function mendOne(
  tx: Db,
  importId: number,
  no: number | null,
  rejected: RejectedPlace | null,
  columns: DescribedQuestion,
): Promise<Settled | null> {
  if (no !== null) return updateItem(tx, importId, no, columns);
  return rejected && insertMended(tx, importId, rejected, columns);
}

/** It has been mended to this already. */
export async function isMendedTo(tx: Db, importId: number, no: number, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select from exam_import_item
    where import_id = ${importId} and no = ${no} and is_mended and content_hash = decode(${hash}, 'hex')`.execute(tx);
  return rows.length > 0;
}

/** Answers what they were. */
async function deleteProblems(
  tx: Db,
  importId: number,
  sheetNo: number,
  first: number,
  last: number,
): Promise<object[]> {
  const { rows } = await sql<{ problem: object }>`
    delete from exam_import_problem p
    where p.import_id = ${importId} and p.sheet_no = ${sheetNo} and p.row between ${first} and ${last}
    returning to_jsonb(p) as problem`.execute(tx);
  return rows.map(({ problem }) => problem);
}

/** The refused row; `mended_no` is the question that was made of it. Null where there is no such row. */
export async function findRejected(tx: Db, importId: number, rejectedNo: number): Promise<RejectedPlace | null> {
  const row = await tx
    .selectFrom('exam_import_rejected')
    .select(['sheet_no', 'row', 'section_no', 'material_no', 'mended_no'])
    .where('import_id', '=', importId)
    .where('no', '=', rejectedNo)
    .executeTakeFirst();
  return row ?? null;
}

interface RejectedPlace {
  sheet_no: number;
  row: number;
  section_no: number | null;
  material_no: number | null;
  mended_no: number | null;
}

/** A question at the place of a refused row of which none has been made. */
async function insertMended(
  tx: Db,
  importId: number,
  { mended_no: _none, ...place }: RejectedPlace,
  columns: DescribedQuestion,
): Promise<Settled> {
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
  return { item_nos: [no], items: [], ...(await settleRejected(tx, importId, place, no)) };
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
): Promise<Pick<Settled, 'problems' | 'rejected'>> {
  const { rows } = await sql<{ row: number }>`
    select row from exam_import_problem
    where import_id = ${importId} and sheet_no = ${place.sheet_no} and code = 'question-above-refused'
      and quoted ->> 'row' = ${String(place.row)}`.execute(tx);
  const settled: Pick<Settled, 'problems' | 'rejected'> = { problems: [], rejected: [] };
  for (const row of [place.row, ...rows.map((below) => below.row)]) {
    const { rows: mended } = await sql<{ no: number }>`
      update exam_import_rejected set mended_no = ${mendedNo}
      where import_id = ${importId} and sheet_no = ${place.sheet_no} and row = ${row} returning no`.execute(tx);
    settled.rejected.push(...mended.map(({ no }) => ({ no, mended_no: mendedNo })));
    settled.problems.push(...(await deleteProblems(tx, importId, place.sheet_no, row, row)));
  }
  return settled;
}
