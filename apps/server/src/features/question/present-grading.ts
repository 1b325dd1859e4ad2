import type { AnswerState, Giver } from '@tiku/contract';
import { gradeQuestion } from '@tiku/questions';
import type { Answer, Question } from '@tiku/questions';

interface GradedAnswer {
  /** As it is kept; what nobody has kept is graded by its key. */
  status?: string | null;
  content: Question;
  answer: Answer | null;
  is_right: boolean | null;
  self_score: number | null;
  given_by: Exclude<Giver, 'graded'> | null;
  /** Everybody has it right. */
  isGiven: boolean;
}

interface Given {
  status: string | null;
  self_score: number | null;
  given_by: Exclude<Giver, 'graded'> | null;
}

/** Who gave what an answer earned; null while nobody has, or where there is no answer. */
export function giverOf({ status, self_score, given_by }: Given): Giver | null {
  if (status === 'graded') return given_by ?? 'graded';
  return self_score === null ? null : given_by;
}

/** Grading is pure and contents never change: what it says of the parts need not be stored. */
export function presentGrading(row: GradedAnswer): NonNullable<AnswerState['result']> {
  const { content, answer, self_score, given_by, is_right } = row;
  const { score } = content;
  if (row.isGiven) {
    return { status: 'graded', earned: score, given_by: 'regrade', total: score, is_right: true, parts: [] };
  }
  const grading = gradeQuestion(content, answer);
  switch (grading.status) {
    case 'graded':
      return {
        status: 'graded',
        earned: grading.earned,
        given_by: giverOf({ status: 'graded', self_score, given_by }),
        total: grading.total,
        is_right: grading.right,
        parts: grading.parts,
      };
    case 'unanswered':
      return { status: 'unanswered', earned: 0, given_by: null, total: grading.total, is_right: false, parts: [] };
    default:
      return {
        status: 'needs-person',
        earned: self_score ?? 0,
        given_by: giverOf({ status: row.status ?? 'needs-person', self_score, given_by }),
        total: grading.total,
        is_right,
        parts: [],
      };
  }
}
