import type { ExamQuestion } from '@tiku/contract';
import type { Question } from '@tiku/questions';

/** The question itself, without where it stands. */
export function withoutPlace({ no: _no, section_no: _section, main_id: _id, main: _main, ...question }: ExamQuestion) {
  return question as Question;
}
