// All that an exam asks, in pieces, for the writers of files.
import type { PaperSection } from '@tiku/papers';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function selectExportedSections(db: Db, examId: number): Promise<PaperSection[]> {
  const { rows } = await sql<PaperSection>`
    select title, description from exam_section where exam_id = ${examId} order by no`.execute(db);
  return rows;
}

export interface ExportedFile {
  name: string;
  file_key: string;
  size: number;
}

export async function selectExportedFiles(db: Db, examId: number): Promise<ExportedFile[]> {
  const { rows } = await sql<ExportedFile>`
    select e.name, e.file_key, f.size from exam_file e join file f on f.key = e.file_key
    where e.exam_id = ${examId} order by e.name`.execute(db);
  return rows;
}
