import { questionLimits } from '../limits.ts';
import { cellToRich, isRichCell, richToCell } from '../sheet/rich-cell.ts';
import { findUnused, finishRow, sharedCells, sharedFields } from '../sheet/sheet-fields.ts';
import type { ReadRow, SheetRow } from '../sheet/sheet-row.ts';
import { readScores, trimEnd } from '../sheet/sheet-scores.ts';
import { findOpenProblems } from './problems.ts';
import type { OpenQuestion } from './schema.ts';

export function readOpenRow(row: SheetRow & { type: OpenQuestion['type'] }): ReadRow<OpenQuestion> {
  const scores = readScores(row.scores);
  const problems = [...findUnused(row, ['option', 'matching']), ...scores.problems];
  if (scores.values.some((value, index) => index > 0 && value > 0)) {
    problems.push({ severity: 'error', code: 'score-count-mismatch', column: 'score', item: 2 });
  }
  const correct_answer = readReference(row.answers);
  if (correct_answer.length > questionLimits.richText) {
    problems.push({ severity: 'error', code: 'too-long', column: 'answer', item: 1 });
  }
  const question = { type: row.type, ...sharedFields(row), correct_answer, score: scores.values[0] ?? 0 };
  return finishRow(question, findOpenProblems(question), problems);
}

/** Several answer columns are parts of one text. */
function readReference(answers: readonly string[]): string {
  const cells = trimEnd(answers);
  return cells.some(isRichCell) ? cells.map(cellToRich).join('') : cellToRich(cells.join('\n'));
}

export function writeOpenRow(question: OpenQuestion): SheetRow {
  return {
    ...sharedCells(question),
    options: [],
    matchings: [],
    answers: [richToCell(question.correct_answer)],
    scores: [String(question.score)],
  };
}
