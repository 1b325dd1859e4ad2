import type { QuestionType } from '@tiku/questions';
import type { Db } from '../../../platform/db/database.ts';
import { selectTouched, withContents } from '../paper/asked.store.ts';
import type { AnswerStatus, GivenBy } from '../paper/asked.store.ts';
import type { AttemptRow } from '../paper/attempt.store.ts';
import { selectPlaces } from '../paper/paper.ts';
import type { Memory } from '../paper/paper.ts';

export interface ReportRow {
  no: number;
  content_id: number;
  section_no: number | null;
  type: QuestionType;
  total: number;
  has_answer: boolean;
  is_marked: boolean;
  shown_at: Date | null;
  status: AnswerStatus | null;
  earned: number | null;
  is_right: boolean | null;
  self_score: number | null;
  given_by: GivenBy | null;
}

/** Every question of an attempt, in the order asked. */
export async function selectReportRows(db: Db, memory: Memory, attemptId: number): Promise<ReportRow[]> {
  const [places, touched] = await Promise.all([selectPlaces(db, memory, attemptId), selectTouched(db, attemptId)]);
  const answers = new Map(touched.map((row) => [row.no, row]));
  return withContents(db, memory, places, ({ no, content_id, section_no }, { type, score }) => ({
    ...(answers.get(no) ?? untouched),
    no,
    content_id,
    section_no,
    type,
    total: score,
  }));
}

const untouched = {
  has_answer: false,
  is_marked: false,
  shown_at: null,
  status: null,
  earned: null,
  is_right: null,
  self_score: null,
  given_by: null,
};

export interface ReportedExam {
  id: number;
  public_id: string;
  title: string;
  purged_at: Date | null;
}

export async function selectReportedExam(db: Db, examId: number): Promise<ReportedExam> {
  return db
    .selectFrom('exam')
    .select(['id', 'public_id', 'title', 'purged_at'])
    .where('id', '=', examId)
    .executeTakeFirstOrThrow();
}

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
