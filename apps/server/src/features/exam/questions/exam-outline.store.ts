// How an exam is built: its sections, and how many questions of each type and difficulty it has.
import type { ExamSection } from '@tiku/contract';
import type { QuestionType } from '@tiku/questions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export async function selectSections(db: Db, examId: number): Promise<ExamSection[]> {
  const { rows } = await sql<ExamSection>`
    select s.no, s.title, s.description, s.first_no, s.questions_count, coalesce(q.full_score, 0) as full_score
    from exam_section s
    left join (
      select section_no, sum(score) as full_score from exam_question where exam_id = ${examId} group by section_no) q
      on q.section_no = s.no
    where s.exam_id = ${examId}
    order by s.no`.execute(db);
  return rows;
}

export interface TypeCount {
  type: QuestionType;
  questions_count: number;
  full_score: number;
}

export async function selectTypeCounts(db: Db, examId: number): Promise<TypeCount[]> {
  const { rows } = await sql<TypeCount>`
    select type, count(*) as questions_count, sum(score) as full_score
    from exam_question where exam_id = ${examId} group by type order by type`.execute(db);
  return rows;
}

export interface DifficultyCount {
  difficulty: number | null;
  questions_count: number;
}

export async function selectDifficultyCounts(db: Db, examId: number): Promise<DifficultyCount[]> {
  const { rows } = await sql<DifficultyCount>`
    select difficulty, count(*) as questions_count
    from exam_question where exam_id = ${examId} group by difficulty order by difficulty nulls last`.execute(db);
  return rows;
}
