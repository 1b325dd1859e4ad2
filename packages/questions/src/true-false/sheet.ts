import { readLetterList } from '../show/answer-letters.ts';
import { letters } from '../letters.ts';
import { richToPlain } from '../sheet/rich-cell.ts';
import { findUnused, finishRow, sharedCells, sharedFields } from '../sheet/sheet-fields.ts';
import type { ReadRow, RowProblem, SheetRow } from '../sheet/sheet-row.ts';
import { readScores } from '../sheet/sheet-scores.ts';
import { findTrueFalseProblems } from './problems.ts';
import type { TrueFalseQuestion } from './schema.ts';
import { readTruthWord } from './words.ts';

export function readTrueFalseRow(row: SheetRow & { type: TrueFalseQuestion['type'] }): ReadRow<TrueFalseQuestion> {
  const scores = readScores(row.scores);
  const problems = [...findUnused(row, ['matching']), ...scores.problems];
  if (scores.values.some((value, index) => index > 0 && value > 0)) {
    problems.push({ severity: 'error', code: 'score-count-mismatch', column: 'score', item: 2 });
  }
  const correct_answer = readKey(row, problems) ?? false;
  const question = { type: row.type, ...sharedFields(row), correct_answer, score: scores.values[0] ?? 0 };
  return finishRow(question, findTrueFalseProblems(question), problems);
}

function readKey(row: SheetRow, problems: RowProblem[]): boolean | null {
  const filled = row.answers.flatMap((cell, index) => (cell.trim() === '' ? [] : [{ cell, item: index + 1 }]));
  const [answer, second] = filled;
  const fail = (code: RowProblem['code'], item: number): null => {
    problems.push({ severity: 'error', code, column: 'answer', item });
    return null;
  };
  if (!answer) return fail('missing-answer', 1);
  if (second) return fail('too-many-answers', second.item);

  const options = row.options.map((option) => richToPlain(option).trim());
  const meanings = options.map(readTruthWord);
  const hasTruthOptions = meanings.includes(true) && meanings.includes(false);
  if (!hasTruthOptions) problems.push(...findUnused(row, ['option']));
  const [letter, ...others] = readLetterList(answer.cell) ?? [];
  // `F` is a word and the sixth letter: with two options it is the word.
  if (letter !== undefined && others.length === 0 && hasTruthOptions && letters.indexOf(letter) < options.length) {
    const meaning = meanings[letters.indexOf(letter)];
    return meaning ?? fail('unreadable-answer', answer.item);
  }
  const word = readTruthWord(answer.cell);
  if (word !== null) return word;
  if (others.length === 0 && (letter === 'A' || letter === 'B')) {
    problems.push({ severity: 'warning', code: 'letter-for-true-false', column: 'answer', item: answer.item });
    return letter === 'A';
  }
  return fail('unreadable-answer', answer.item);
}

export function writeTrueFalseRow(question: TrueFalseQuestion): SheetRow {
  return {
    ...sharedCells(question),
    options: [],
    matchings: [],
    answers: [question.correct_answer ? '对' : '错'],
    scores: [String(question.score)],
  };
}
