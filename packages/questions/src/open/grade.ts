import type { NeedsPerson } from '../grade/grading.ts';
import { roundScore } from '../grade/score.ts';
import type { OpenQuestion } from './schema.ts';

export function gradeOpen(question: OpenQuestion): NeedsPerson {
  return { status: 'needs-person', total: roundScore(question.score) };
}
