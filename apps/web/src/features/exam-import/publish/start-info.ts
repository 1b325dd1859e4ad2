import type { ImportView } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import type { ExamInfo } from '../../exam/exam.ts';

/** What the file says of itself; a file without a title is called by its name. Nobody else sees it until asked to. */
export function infoOfImport({ exam, file_name }: Pick<ImportView, 'exam' | 'file_name'>): ExamInfo {
  const title = exam?.title.trim() || file_name.replace(/\.[^.]*$/, '');
  return {
    title: title.slice(0, rules.exam.titleMax),
    description: (exam?.description ?? '').slice(0, rules.exam.descriptionMax),
    duration: Math.min(exam?.duration ?? 0, rules.exam.durationMax),
    last_updates: '',
    keywords: '',
    category_id: null,
    isprivate: true,
    random_questions: false,
    allow_marking: true,
    allow_files: true,
    allow_preview: false,
    expires_at: null,
  };
}
