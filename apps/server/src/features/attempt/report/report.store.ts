import type { QuestionType } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { selectTouched, unanswered, withContents } from '../paper/asked.store.ts';
import type { AskedRow } from '../paper/asked.store.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import type { AskedPlace } from '../kinds/kinds.ts';
import type { Memory } from '../paper/paper.ts';

export interface ReportRow extends AskedRow {
  section_no: number | null;
  type: QuestionType;
  total: number;
  has_answer: boolean;
}

/** Every question of an attempt, in the order asked; `answeredIn` are those whose answers are read along. */
export async function selectReportRows(
  db: Db,
  memory: Memory,
  attemptId: number,
  places: readonly AskedPlace[],
  answeredIn: readonly number[],
): Promise<ReportRow[]> {
  const touched = await selectTouched(db, attemptId, answeredIn);
  const answers = new Map(touched.map((row) => [row.no, row]));
  return withContents(db, memory, places, ({ no, content_id, section_no, isGiven = false }, content) => ({
    ...(answers.get(no) ?? untouched),
    no,
    content_id,
    content,
    isGiven,
    section_no,
    type: content.type,
    total: content.score,
  }));
}

const untouched = { ...unanswered, has_answer: false };

/** By number, as they were when the attempt was begun; of the exam as it is, where the version before this one began it. */
export async function selectSectionTitles(
  db: Db,
  { papers }: Memory,
  { id, exam_id }: Pick<AttemptRow, 'id' | 'exam_id'>,
): Promise<Readonly<Record<string, string>>> {
  const paper = await papers.find(db, id);
  if (paper?.sectionTitles) return paper.sectionTitles;
  const rows = await db.selectFrom('exam_section').select(['no', 'title']).where('exam_id', '=', exam_id).execute();
  return Object.fromEntries(rows.map(({ no, title }) => [no, title]));
}
