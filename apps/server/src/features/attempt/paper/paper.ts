// What an attempt asks, in which order: written when it begins, and never changed.
import type { Db } from '../../../platform/db/database.ts';
import { createRowCache } from '../../../platform/db/row-cache.ts';
import type { CachedRow, RowCache } from '../../../platform/db/row-cache.ts';
import { kindOf } from '../kinds/kinds.ts';
import type { AskedPlace, Paper } from '../kinds/kinds.ts';
import type { Contents } from '../../question-content/question-content.ts';
import type { ReadAttempt } from './attempt-row.ts';
import { selectPapers } from './paper.store.ts';
import type { PaperRow } from './paper.store.ts';

export type Papers = RowCache<Paper>;

declare module '../../../platform/services/services.ts' {
  interface FeatureServices {
    /** Remembered by the process: none of it ever changes. */
    papers: Papers;
  }
}

/** What practice remembers of what never changes. */
export interface Memory {
  contents: Contents;
  papers: Papers;
}

const maxBytes = 16 * 1024 * 1024;
const bytesOfPlace = 100;

export function createPapers(): Papers {
  return createRowCache(maxBytes, async (db, ids) => (await selectPapers(db, ids)).map(readPaper));
}

interface WrittenPaper {
  questions: readonly (AskedPlace & { score: number })[];
  hasOwnScores: boolean;
  sectionTitles: Readonly<Record<string, string>>;
}

/** Of an attempt that was just written: nobody has to read it back. */
export function rememberPaper(
  papers: Papers,
  attempt: Pick<ReadAttempt, 'id' | 'seed' | 'prac_type' | 'homework_id'>,
  { questions: asked, hasOwnScores, sectionTitles }: WrittenPaper,
): void {
  const questions = asked.map(({ no, content_id, section_no, material_id, score }) => {
    return { no, content_id, section_no, material_id, score: hasOwnScores ? score : null };
  });
  const { seed, prac_type: pracType, homework_id: homeworkId } = attempt;
  const value = { seed, pracType, homeworkId, questions, sectionTitles };
  papers.keep({ id: attempt.id, value, bytes: questions.length * bytesOfPlace });
}

function readPaper(row: PaperRow): CachedRow<Paper> {
  const questions = row.noes.map((no, at) => ({
    no,
    content_id: row.content_ids[at] ?? 0,
    section_no: row.section_nos[at] ?? null,
    material_id: row.material_ids[at] ?? null,
    score: row.scores?.[at] ?? null,
  }));
  const { seed, prac_type: pracType, homework_id: homeworkId } = row;
  const value = { seed, pracType, homeworkId, questions, sectionTitles: row.section_titles };
  return { id: row.id, value, bytes: questions.length * bytesOfPlace };
}

/** In the order asked; of an attempt that was purged there is nothing left. */
export async function selectPlaces(db: Db, { papers }: Memory, attemptId: number): Promise<readonly AskedPlace[]> {
  const paper = await papers.find(db, attemptId);
  if (!paper) return [];
  return (await kindOf(paper.pracType).readPlaces?.(db, paper)) ?? paper.questions;
}
