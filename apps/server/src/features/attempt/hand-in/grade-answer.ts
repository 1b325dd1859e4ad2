// From what grading says to what is stored and remembered of it.
import { gradeQuestion } from '@tiku/questions';
import type { Answer, Question } from '@tiku/questions';
import type { AnswerGrade } from '../answers/answer.store.ts';

/** `isGiven`: something was wrong with the question, and everybody has it right. */
export function gradeAnswer(content: Question, answer: Answer | null, isGiven = false): AnswerGrade {
  if (isGiven) return { status: 'graded', earned: content.score, is_right: true, given_by: 'regrade' };
  const grading = gradeQuestion(content, answer);
  switch (grading.status) {
    case 'graded':
      return { status: 'graded', earned: grading.earned, is_right: grading.right };
    case 'unanswered':
      return { status: 'unanswered', earned: 0, is_right: null };
    default:
      return { status: 'needs-person', earned: null, is_right: null };
  }
}

/** What the lists of marked questions hear of it. An open question counts once somebody has judged it, and never if it was left out before. */
export function outcomeOf({ status, is_right: isRight }: AnswerGrade): 'right' | 'wrong' | 'shown' {
  if (status !== 'graded' || isRight === null) return 'shown';
  return isRight ? 'right' : 'wrong';
}
