import type { QuestionType } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Fingerprint } from '../../exam/upgrade/upgrade.ts';

/** In the order, and under the numbers, that the exam will have. */
const numbered = (importId: number) => sql`(
  select row_number() over (order by sheet_no, row, no) as place, type, content, content_hash, stem_hash
  from exam_import_item where import_id = ${importId})`;

export async function selectImportFingerprints(db: Db, importId: number): Promise<Fingerprint[]> {
  const { rows } = await sql<Fingerprint>`
    select i.place as no, encode(i.content_hash, 'hex') as content_hash, encode(i.stem_hash, 'hex') as stem_hash
    from ${numbered(importId)} i order by i.place`.execute(db);
  return rows;
}

export interface StemRow {
  no: number;
  type: QuestionType;
  stem: string;
}

export async function selectImportStems(
  db: Db,
  importId: number,
  noes: readonly number[],
): Promise<Map<number, StemRow>> {
  const { rows } = await sql<StemRow>`
    select i.place as no, i.type, i.content ->> 'desc' as stem
    from ${numbered(importId)} i where i.place = any(${noes})`.execute(db);
  return byNo(rows);
}

export async function selectExamStems(db: Db, examId: number, noes: readonly number[]): Promise<Map<number, StemRow>> {
  const { rows } = await sql<StemRow>`
    select q.no, q.type, c.content ->> 'desc' as stem
    from exam_question q join question_content c on c.id = q.content_id
    where q.exam_id = ${examId} and q.no = any(${noes})`.execute(db);
  return byNo(rows);
}

function byNo(rows: readonly StemRow[]): Map<number, StemRow> {
  return new Map(rows.map((row) => [row.no, row]));
}
