// What an import read: questions, materials, refused rows, and what is doubtful about them, each in its own table.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A question as it was read, ready to be placed in an exam. */
export interface NewItem {
  no: number;
  sheet_no: number;
  row: number;
  last_row: number;
  section_no: number | null;
  material_no: number | null;
  type: number;
  score: number;
  difficulty: number | null;
  /** JSON. */
  content: string;
  /** In hexadecimal digits. */
  content_hash: string;
  stem_hash: string;
  search: string;
}

export async function insertItems(
  tx: Db,
  importId: number,
  items: readonly NewItem[],
  isMended = false,
): Promise<void> {
  const column = <K extends keyof NewItem>(name: K) => items.map((item) => item[name]);
  await sql`
    insert into exam_import_item (
      import_id, no, sheet_no, row, last_row, section_no, material_no, type, score, difficulty, content, content_hash,
      stem_hash, search, is_mended)
    select ${importId}, no, sheet_no, row, last_row, section_no, material_no, type, score, difficulty, content::jsonb,
      decode(content_hash, 'hex'), decode(stem_hash, 'hex'), search, ${isMended}
    from unnest(
      ${column('no')}::integer[], ${column('sheet_no')}::integer[], ${column('row')}::integer[],
      ${column('last_row')}::integer[], ${column('section_no')}::smallint[], ${column('material_no')}::integer[],
      ${column('type')}::smallint[], ${column('score')}::numeric[], ${column('difficulty')}::smallint[],
      ${column('content')}::text[], ${column('content_hash')}::text[], ${column('stem_hash')}::text[],
      ${column('search')}::text[])
      as q (no, sheet_no, row, last_row, section_no, material_no, type, score, difficulty, content, content_hash,
        stem_hash, search)`.execute(tx);
}

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

export interface RejectedPicture {
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
}

export async function insertRejected(tx: Db, importId: number, rejected: readonly NewRejected[]): Promise<void> {
  await sql`
    insert into exam_import_rejected (
      import_id, no, sheet_no, row, section_no, material_no, header, cells, pictures)
    select ${importId}, no, sheet_no, row, section_no, material_no, header, cells, pictures
    from jsonb_to_recordset(${JSON.stringify(rejected)}::jsonb) as r (
      no integer, sheet_no integer, row integer, section_no smallint, material_no integer, header jsonb, cells jsonb,
      pictures jsonb)`.execute(tx);
}
