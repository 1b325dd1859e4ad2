import { letters } from '../letters.ts';
import { richToPlain } from '../sheet/rich-cell.ts';
import { finishRow, sharedCells, sharedFields } from '../sheet/sheet-fields.ts';
import type { ReadRow, SheetRow } from '../sheet/sheet-row.ts';
import { readItemScores, readScores, trimEnd } from '../sheet/sheet-scores.ts';
import { findMatchingProblems } from './problems.ts';
import { readPairs } from './read-pairs.ts';
import type { MatchingQuestion } from './schema.ts';

export function readMatchingRow(row: SheetRow & { type: MatchingQuestion['type'] }): ReadRow<MatchingQuestion> {
  const { options, matchings } = row;
  const whole = readScores(row.scores);
  const items = whole.isList ? readItemScores(row.scores, options.length) : null;
  const problems = [...whole.problems];
  const cells = trimEnd(row.answers);
  const pairs = readPairs(cells, options.length, matchings.map(richToPlain));
  if (pairs === null && cells.length > 0) {
    problems.push({ severity: 'error', code: 'unreadable-answer', column: 'answer', item: 1 });
  }
  const question: MatchingQuestion = {
    type: row.type,
    ...sharedFields(row),
    options,
    matchings,
    correct_answer: pairs ?? [],
    score: items?.score ?? whole.values[0] ?? 0,
    item_scores: items?.item_scores ?? null,
  };
  return finishRow(question, findMatchingProblems(question).map(toFirstCell), problems);

  /** One cell holds the pairs of all items. */
  function toFirstCell(problem: ReturnType<typeof findMatchingProblems>[number]): typeof problem {
    return problem.field === 'correct_answer' && cells.length < 2 ? { ...problem, item: 1 } : problem;
  }
}

export function writeMatchingRow(question: MatchingQuestion): SheetRow {
  const { options, matchings, item_scores, score } = question;
  // `5^^` is a list of one.
  const listed = item_scores?.length === 1 ? [`${item_scores[0]}^^`] : item_scores?.map(String);
  return {
    ...sharedCells(question),
    options,
    matchings,
    answers: [question.correct_answer.map((letter) => letters[letters.indexOf(letter)] ?? '').join('')],
    scores: listed ?? [String(score)],
  };
}
