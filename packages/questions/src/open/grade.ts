import type { NeedsPerson } from '../grading.ts';
import { roundScore } from '../score.ts';
import type { OpenQuestion } from './schema.ts';

export function gradeOpen(question: OpenQuestion): NeedsPerson {
  return { status: 'needs-person', total: roundScore(question.score) };
}
