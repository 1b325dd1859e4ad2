import type { AnswerState } from '@tiku/contract';
import { gradeQuestion } from '@tiku/questions';
import type { Answer, Question } from '@tiku/questions';

interface GradedAnswer {
  content: Question;
  answer: Answer | null;
  is_right: boolean | null;
  self_score: number | null;
  /** Everybody has it right. */
  isGiven: boolean;
}

/** Grading is pure and contents never change: what it says of the parts need not be stored. */
export function presentGrading(row: GradedAnswer): NonNullable<AnswerState['result']> {
  const { content, answer, self_score, is_right } = row;
  const { score } = content;
  if (row.isGiven) return { status: 'graded', earned: score, total: score, is_right: true, parts: [] };
  const grading = gradeQuestion(content, answer);
  switch (grading.status) {
    case 'graded':
      return {
        status: 'graded',
        earned: grading.earned,
        total: grading.total,
        is_right: grading.right,
        parts: grading.parts,
      };
    case 'unanswered':
      return { status: 'unanswered', earned: 0, total: grading.total, is_right: false, parts: [] };
    default:
      return { status: 'needs-person', earned: self_score ?? 0, total: grading.total, is_right, parts: [] };
  }
}
