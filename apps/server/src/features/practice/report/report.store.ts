import type { QuestionType } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { AnswerStatus } from '../attempt/asked.store.ts';

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
}

/** Every question of an attempt, in the order asked. Of the contents only type and score are read. */
export async function selectReportRows(db: Db, attemptId: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select u.no, u.content_id, u.section_no, c.type, coalesce(u.score, (c.content->>'score')::numeric) as total,
      w.answer is not null as has_answer, coalesce(w.is_marked, false) as is_marked, w.shown_at, w.status, w.earned,
      w.is_right, w.self_score
    from attempt_paper p
    cross join unnest(p.noes, p.content_ids, p.section_nos, p.scores)
      with ordinality as u (no, content_id, section_no, score, place)
    join question_content c on c.id = u.content_id
    left join answer w on w.attempt_id = p.attempt_id and w.no = u.no
    where p.attempt_id = ${attemptId} order by u.place`.execute(db);
  return rows;
}

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
export async function selectSectionTitles(db: Db, attemptId: number): Promise<Record<string, string>> {
  const { rows } = await sql<{ titles: Record<string, string> | null }>`
    select coalesce(p.section_titles, (
      select jsonb_object_agg(s.no, s.title) from exam_section s where s.exam_id = a.exam_id)) as titles
    from attempt a join attempt_paper p on p.attempt_id = a.id where a.id = ${attemptId}`.execute(db);
  return rows[0]?.titles ?? {};
}
