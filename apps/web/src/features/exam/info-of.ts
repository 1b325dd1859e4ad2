import type { ExamDetail } from '@tiku/contract';
import type { ExamInfo } from './edit/exam-info-fields.tsx';

/** What its author has written about an exam. */
export function infoOf(exam: ExamDetail): ExamInfo {
  const { title, description, last_updates, keywords, category_id, isprivate, duration } = exam;
  const { random_questions, allow_marking, allow_files, allow_preview, expires_at } = exam;
  return {
    title,
    description,
    last_updates,
    keywords,
    category_id,
    isprivate,
    duration,
    random_questions,
    allow_marking,
    allow_files,
    allow_preview,
    expires_at,
  };
}
