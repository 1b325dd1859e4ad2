// What an attempt asks, in which order: written when it begins, and never changed.
import type { PracticeType } from '@tiku/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { createRowCache } from '../../../platform/db/row-cache.ts';
import type { CachedRow, RowCache } from '../../../platform/db/row-cache.ts';
import { selectRegraded } from '../../homework/regrade/regrade.ts';
import type { RegradedPlace } from '../../homework/regrade/regrade.ts';
import type { Contents } from '../../question-content/question-content.ts';

export interface Paper {
  /** Of the attempt: it decides in which order options are shown. */
  seed: string;
  pracType: PracticeType;
  /** Null for what is no homework. */
  homeworkId: number | null;
  questions: readonly AskedPlace[];
  /** By number, as they were when the attempt was begun; null where a version began it that did not keep them. */
  sectionTitles: Readonly<Record<string, string>> | null;
}

export interface AskedPlace {
  no: number;
  content_id: number;
  section_no: number | null;
  material_id: number | null;
  /** What it earns; null where that is what its content says. */
  score: number | null;
  /** It was wrong with the question itself: everybody has it right. */
  isGiven?: boolean;
}

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

interface PaperRow {
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

export function createPapers(): Papers {
  return createRowCache(maxBytes, async (db, ids) => {
    const { rows } = await sql<PaperRow>`
      select a.id, a.seed, a.prac_type, a.homework_id, p.noes, p.content_ids, p.section_nos, p.material_ids, p.scores, p.section_titles
      from attempt a join attempt_paper p on p.attempt_id = a.id where a.id = any(${ids}::bigint[])`.execute(db);
    return rows.map(readPaper);
  });
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

/** In the order asked, as homework was graded anew since; of an attempt that was purged there is nothing left. */
export async function selectPlaces(db: Db, { papers }: Memory, attemptId: number): Promise<readonly AskedPlace[]> {
  const paper = await papers.find(db, attemptId);
  if (!paper) return [];
  if (paper.homeworkId === null) return paper.questions;
  const regraded = new Map((await selectRegraded(db, paper.homeworkId)).map((each) => [each.no, each]));
  return regraded.size === 0 ? paper.questions : paper.questions.map((place) => regrade(place, regraded.get(place.no)));
}

function regrade(place: AskedPlace, regraded: RegradedPlace | undefined): AskedPlace {
  switch (regraded?.way) {
    case 'key':
      return { ...place, content_id: regraded.content_id ?? place.content_id };
    case 'right':
      return { ...place, isGiven: true };
    case 'left out':
      return { ...place, score: 0 };
    default:
      return place;
  }
}
