import { readChosenOptions } from '../show/answer-letters.ts';
import { letters } from '../letters.ts';
import { richToPlain } from '../sheet/rich-cell.ts';
import { findUnused, finishRow, sharedCells, sharedFields } from '../sheet/sheet-fields.ts';
import type { ReadRow, RowProblem, SheetRow } from '../sheet/sheet-row.ts';
import { readScores } from '../sheet/sheet-scores.ts';
import { hasOneRightOption } from './grade.ts';
import { findChoiceProblems } from './problems.ts';
import type { ChoiceQuestion } from './schema.ts';
import { findSibling } from '../types.ts';

type ChoiceRow = SheetRow & { type: ChoiceQuestion['type'] };

export function readChoiceRow(row: ChoiceRow): ReadRow<ChoiceQuestion> {
  const problems = [...findUnused(row, ['matching']), ...findEqual(row.options)];
  const correct_answer = readKey(row, problems);
  const isOther = correct_answer.length > 1 && hasOneRightOption(row.type);
  if (isOther) problems.push({ severity: 'warning', code: 'type-changed', column: 'type', item: 1 });
  const type = (isOther ? findSibling(row.type, { right: 'several' }) : null) ?? row.type;

  const scores = readScores(row.scores);
  problems.push(...scores.problems);
  const [score = 0, partial = null] = scores.values;
  if (scores.values.length > 2) {
    problems.push({ severity: 'error', code: 'score-count-mismatch', column: 'score', item: 3 });
  }
  // Filled with 0 down a whole column, it says nothing of a type that has no partial score.
  const partial_score = hasOneRightOption(type) && partial === 0 ? null : partial;
  const question = { type, ...sharedFields(row), options: row.options, correct_answer, score, partial_score };
  return finishRow(question, findChoiceProblems(question), problems);
}

/** Two options that read the same are hardly meant. */
function findEqual(options: readonly string[]): RowProblem[] {
  const index = options.findIndex((option, at) => option !== '' && options.indexOf(option) < at);
  return index < 0 ? [] : [{ severity: 'warning', code: 'equal-options', column: 'option', item: index + 1 }];
}

function readKey(row: ChoiceRow, problems: RowProblem[]): string[] {
  const options = row.options.map(richToPlain);
  const found = new Set<string>();
  for (const [index, cell] of row.answers.entries()) {
    if (cell.trim() === '') continue;
    const at = { column: 'answer', item: index + 1 } as const;
    const chosen = readChosenOptions(cell, options, !hasOneRightOption(row.type));
    if (chosen === null) problems.push({ severity: 'error', code: 'unreadable-answer', ...at });
    else if (chosen.letters.some((letter) => letters.indexOf(letter) >= options.length)) {
      problems.push({ severity: 'error', code: 'answer-not-an-option', ...at });
    } else if (chosen.isDoubtful) problems.push({ severity: 'warning', code: 'letter-or-text', ...at });
    for (const letter of chosen?.letters ?? []) found.add(letter);
  }
  return [...found].toSorted();
}

export function writeChoiceRow(question: ChoiceQuestion): SheetRow {
  const { score, partial_score } = question;
  return {
    ...sharedCells(question),
    options: question.options,
    matchings: [],
    answers: [question.correct_answer.join('')],
    scores: partial_score === null ? [String(score)] : [String(score), String(partial_score)],
  };
}
