// What reading a row has in common over the families.
import { isEmptyRichText } from '../text/empty-rich-text.ts';
import type { Problem } from '../problems.ts';
import { maxOptions } from '../letters.ts';
import { questionLimits } from '../limits.ts';
import type { Difficulty, Question, RichText } from '../question.ts';
import type { ReadRow, RowProblem, SheetRow } from './sheet-row.ts';

export function sharedFields(row: SheetRow): { desc: RichText; explanation: RichText; difficulty: Difficulty | null } {
  return { desc: row.stem, explanation: row.explanation, difficulty: row.difficulty };
}

export function sharedCells(question: Question): Pick<SheetRow, 'type' | 'stem' | 'explanation' | 'difficulty'> {
  const { type, desc, explanation, difficulty } = question;
  return { type, stem: desc, explanation, difficulty };
}

const columns: Record<Problem['field'], RowProblem['column']> = {
  desc: 'stem',
  options: 'option',
  matchings: 'matching',
  correct_answer: 'answer',
  score: 'score',
  partial_score: 'score',
  item_scores: 'score',
};

/** The question, unless the row or the question made of it has an error. */
export function finishRow<Q extends Question>(question: Q, found: readonly Problem[], row: RowProblem[]): ReadRow<Q> {
  const problems = [...row];
  for (const { code, field, item } of found) {
    const column = columns[field];
    // A cell that could not be read makes more faults in the same place: the first reason is the one to mend.
    if (row.some((problem) => problem.severity === 'error' && problem.column === column)) continue;
    // Without answers, no number of scores fits.
    if (code === 'score-count-mismatch' && found.some((other) => other.code === 'missing-answer')) continue;
    problems.push({ severity: 'error', code, column, item: item ?? findItem(code, field, question) });
  }
  problems.push(...findTooLong(question));
  return { question: problems.some((problem) => problem.severity === 'error') ? null : question, problems };
}

/** Of a problem that is about a whole list: the cell in which a person would mend it. */
function findItem(code: Problem['code'], field: Problem['field'], question: Question): number {
  if (code === 'too-many-options') return maxOptions + 1;
  if (code === 'too-few-options' && field === 'options' && 'options' in question) return question.options.length + 1;
  return field === 'partial_score' ? 2 : 1;
}

function findTooLong(question: Question): RowProblem[] {
  const places = [
    ['stem', [question.desc]],
    ['explanation', [question.explanation]],
    ['option', 'options' in question ? question.options : []],
    ['matching', 'matchings' in question ? question.matchings : []],
  ] as const;
  return places.flatMap(([column, texts]) =>
    texts.flatMap((text, index): RowProblem[] =>
      text.length > questionLimits.richText ? [{ severity: 'error', code: 'too-long', column, item: index + 1 }] : [],
    ),
  );
}

/** A type without options or matchings that has some filled in: they would be lost without a word. */
export function findUnused(row: SheetRow, unused: readonly ('option' | 'matching')[]): RowProblem[] {
  return unused.flatMap((column): RowProblem[] => {
    const texts = column === 'option' ? row.options : row.matchings;
    const index = texts.findIndex((text) => !isEmptyRichText(text));
    const code = column === 'option' ? 'options-not-used' : 'matchings-not-used';
    return index < 0 ? [] : [{ severity: 'warning', code, column, item: index + 1 }];
  });
}
