import { foldSpaces } from '../grade/compare-text.ts';
import { gradeItem, gradeItems } from '../grade/grading.ts';
import type { Graded } from '../grade/grading.ts';
import type { CorrectionAnswer, CorrectionQuestion } from './schema.ts';

/** Every sentence earns its own score; case and punctuation matter, for they may be what was to be corrected. */
export function gradeCorrection(question: CorrectionQuestion, answer: CorrectionAnswer): Graded {
  const parts = question.correct_answer.map((expected, sentence) => {
    const given = foldSpaces(answer[sentence] ?? '');
    return gradeItem(given !== '' && given === foldSpaces(expected), question.item_scores[sentence] ?? 0);
  });
  return gradeItems(parts, question.score);
}
