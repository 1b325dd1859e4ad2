// What an import read: questions, materials, refused rows, and what is doubtful about them, each in its own table.
import type { RejectedRow } from '@tiku/papers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function insertMaterials(tx: Db, importId: number, materials: readonly string[]): Promise<void> {
  await sql`
    insert into exam_import_material (import_id, no, content)
    select ${importId}, no, content from unnest(${materials}::text[]) with ordinality as m (content, no)`.execute(tx);
}

export interface NewProblem {
  no: number;
  severity: 'error' | 'warning';
  sheet_no: number;
  row: number;
  cell: string;
  code: string;
  quoted: Record<string, string | number>;
}

export async function insertProblems(tx: Db, importId: number, problems: readonly NewProblem[]): Promise<void> {
  await sql`
    insert into exam_import_problem (import_id, no, severity, sheet_no, row, cell, code, quoted)
    select ${importId}, no, severity, sheet_no, row, cell, code, quoted
    from jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) as p (
      no integer, severity text, sheet_no integer, row integer, cell text, code text, quoted jsonb)`.execute(tx);
}

interface RejectedPicture {
  column: number;
  /** Of exam_import_media. */
  name: string;
}

export interface NewRejected {
  no: number;
  sheet_no: number;
  row: number;
  section_no: number | null;
  material_no: number | null;
  header: string[];
  cells: string[];
  pictures: RejectedPicture[];
  understood: NonNullable<RejectedRow['understood']> | null;
}

export async function insertRejected(tx: Db, importId: number, rejected: readonly NewRejected[]): Promise<void> {
  await sql`
    insert into exam_import_rejected (
      import_id, no, sheet_no, row, section_no, material_no, header, cells, pictures, understood)
    select ${importId}, no, sheet_no, row, section_no, material_no, header, cells, pictures, nullif(understood, 'null')
    from jsonb_to_recordset(${JSON.stringify(rejected)}::jsonb) as r (
      no integer, sheet_no integer, row integer, section_no smallint, material_no integer, header jsonb, cells jsonb,
      pictures jsonb, understood jsonb)`.execute(tx);
}
