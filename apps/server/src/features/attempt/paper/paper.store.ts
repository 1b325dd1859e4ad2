import type { PracticeType } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface PaperRow {
  id: number;
  seed: string;
  prac_type: PracticeType;
  homework_id: number | null;
  noes: number[];
  content_ids: number[];
  section_nos: (number | null)[];
  material_ids: (number | null)[];
  scores: (number | null)[] | null;
  section_titles: Record<string, string> | null;
}

export async function selectPapers(db: Db, attemptIds: readonly number[]): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select a.id, a.seed, a.prac_type, a.homework_id, p.noes, p.content_ids, p.section_nos, p.material_ids, p.scores, p.section_titles
    from attempt a join attempt_paper p on p.attempt_id = a.id where a.id = any(${attemptIds}::bigint[])`.execute(db);
  return rows;
}
