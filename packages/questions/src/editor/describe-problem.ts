import type { Problem } from '../problems.ts';
import { letters } from '../letters.ts';
import type { Question } from '../question.ts';
import type { QuestionTexts } from '../rich-text/texts-context.tsx';
import { isOf } from '../types.ts';

/** A problem in the words of the editor: what has a letter on the screen goes by its letter. */
export function describeProblem(t: QuestionTexts, { code, field, item }: Problem, question: Question): string {
  if (item === undefined) return t(`edit.problem.${code}`);
  if (code === 'missing-answer') return t('edit.problem.missing-answer-item', { no: item });
  if (code === 'missing-score') return t('edit.problem.missing-score-item', { no: item });
  if (field === 'options' && isOf(question, 'matching')) {
    return t('edit.problem.empty-item', { name: t('edit.left-item', { no: item }) });
  }
  if (field === 'options' && isOf(question, 'correction')) {
    return t('edit.problem.empty-item', { name: t('edit.sentence', { no: item }) });
  }
  return t(`edit.problem.${code}`, { no: letters.charAt(item - 1) });
}
