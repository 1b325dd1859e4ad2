import { isExactCell, readExactCell, writeExactCell } from '../sheet/exact-cell.ts';
import { maxOptions } from '../letters.ts';
import { questionLimits } from '../limits.ts';
import { richToPlain } from '../sheet/rich-cell.ts';
import { findUnused, finishRow, sharedCells, sharedFields } from '../sheet/sheet-fields.ts';
import type { ReadRow, RowProblem, SheetRow } from '../sheet/sheet-row.ts';
import { readItemScores, trimEnd } from '../sheet/sheet-scores.ts';
import { countBlanks } from './count-blanks.ts';
import { findBlankProblems } from './problems.ts';
import { readBlanks } from './read-blanks.ts';
import type { BlankQuestion } from './schema.ts';
import { traitsOf } from '../types.ts';

type BlankRow = SheetRow & { type: BlankQuestion['type'] };

export function readBlankRow(row: BlankRow): ReadRow<BlankQuestion> {
  const problems: RowProblem[] = findUnused(row, ['matching']);
  const correct_answer = readKey(row, problems);
  for (const [index, accepted] of correct_answer.entries()) {
    const isTooLong =
      accepted.length > questionLimits.alternatives || accepted.some((text) => text.length > questionLimits.text);
    if (isTooLong) problems.push({ severity: 'error', code: 'too-long', column: 'answer', item: index + 1 });
  }
  const scores = readItemScores(row.scores, Math.min(Math.max(correct_answer.length, 1), maxOptions));
  problems.push(...scores.problems);
  const { item_scores, score } = scores;
  const question = { type: row.type, ...sharedFields(row), correct_answer, score, item_scores };
  return finishRow(question, findBlankProblems(question), problems);
}

function readKey(row: BlankRow, problems: RowProblem[]): string[][] {
  const cells = trimEnd(row.answers);
  const [only] = cells;
  if (cells.length === 1 && only !== undefined && isExactCell(only)) return readExactCell(only);
  const marks = countBlanks(richToPlain(row.stem));
  const { isUnordered } = traitsOf(row.type);
  if (cells.length === 0) return readOptionsAsBlanks(row, marks, isUnordered, problems);
  problems.push(...findUnused(row, ['option']));
  const { blanks, isDoubtful } = readBlanks(cells, marks, isUnordered);
  const at = { severity: 'warning', column: 'answer', item: 1 } as const;
  if (isDoubtful) problems.push({ ...at, code: 'blanks-or-alternatives' });
  else if (marks > 0 && marks !== blanks.length) problems.push({ ...at, code: 'blank-count-mismatch' });
  return blanks;
}

/** Some banks keep the answers of the blanks in the columns of the options, others what is accepted for the one blank. */
function readOptionsAsBlanks(row: BlankRow, marks: number, isUnordered: boolean, problems: RowProblem[]): string[][] {
  const blanks = row.options.map((option) => readBlanks([richToPlain(option)], 1, false).blanks[0] ?? []);
  if (marks === blanks.length || isUnordered || blanks.length < 2) return blanks;
  problems.push({ severity: 'warning', code: 'blanks-or-alternatives', column: 'option', item: 1 });
  return marks > 1 ? blanks : [blanks.flat()];
}

export function writeBlankRow(question: BlankQuestion): SheetRow {
  const { correct_answer, item_scores } = question;
  const row: BlankRow = {
    ...sharedCells(question),
    type: question.type,
    options: [],
    matchings: [],
    answers: correct_answer.map((accepted) => accepted.join('||')),
    scores: item_scores.map(String),
  };
  const isReadBack = JSON.stringify(readBlankRow(row).question?.correct_answer) === JSON.stringify(correct_answer);
  return isReadBack ? row : { ...row, answers: [writeExactCell(correct_answer)] };
}
