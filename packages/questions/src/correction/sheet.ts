import { questionLimits } from '../limits.ts';
import { finishRow, findUnused, sharedCells, sharedFields } from '../sheet/sheet-fields.ts';
import type { ReadRow, SheetRow } from '../sheet/sheet-row.ts';
import { readItemScores, trimEnd } from '../sheet/sheet-scores.ts';
import { isExactCell, readExactCell, writeExactCell } from '../sheet/exact-cell.ts';
import { findCorrectionProblems } from './problems.ts';
import type { CorrectionQuestion } from './schema.ts';

export function readCorrectionRow(row: SheetRow & { type: CorrectionQuestion['type'] }): ReadRow<CorrectionQuestion> {
  const { options } = row;
  const correct_answer = readSentences(trimEnd(row.answers), options.length);
  const scores = readItemScores(row.scores, Math.max(options.length, 1));
  const problems = [...findUnused(row, ['matching']), ...scores.problems];
  for (const [index, sentence] of correct_answer.entries()) {
    if (sentence.length > questionLimits.text) {
      problems.push({ severity: 'error', code: 'too-long', column: 'answer', item: index + 1 });
    }
  }
  const { item_scores, score } = scores;
  const question = { type: row.type, ...sharedFields(row), options, correct_answer, score, item_scores };
  return finishRow(question, findCorrectionProblems(question), problems);
}

/** One column per sentence, or all of them in one cell. */
function readSentences(cells: readonly string[], sentences: number): string[] {
  const [only] = cells;
  if (only === undefined) return [];
  if (cells.length > 1) return cells.map((cell) => cell.trim());
  if (isExactCell(only)) return readExactCell(only).map((texts) => texts[0] ?? '');
  const separator = ['^^', '\n'].find((mark) => only.split(mark).length === sentences);
  return (sentences > 1 && separator !== undefined ? only.split(separator) : [only]).map((text) => text.trim());
}

export function writeCorrectionRow(question: CorrectionQuestion): SheetRow {
  const { options, correct_answer, item_scores } = question;
  const row = { ...sharedCells(question), options, matchings: [], scores: item_scores.map(String) };
  const isPlain = correct_answer.every((text) => text.trim() === text && text !== '' && !isExactCell(text));
  return { ...row, answers: isPlain ? correct_answer : [writeExactCell(correct_answer.map((text) => [text]))] };
}
