// The score columns of a row: `2`, `2分`, `（2分）`, `2,5`, `每题2分`, one cell `2^^2`, or one cell per item.
import { roundScore, shareOut, sumScores } from '../grade/score.ts';
import type { RowProblem } from './sheet-row.ts';

const number =
  /^(?:每小?题|每空|各|共|本题)?\s*([+-]?\d{1,9}(?:[.,]\d{1,9})?)\s*(?:[分点](?:\/题)?|(?:points?|marks?|p(?:un)?tos?|pts?|pontos?|p)\.?(?: (?:each|cada))?)?$/iu;

export interface SheetScores {
  values: number[];
  /** Written as a list, one per item, even where there is one item. */
  isList: boolean;
  problems: RowProblem[];
}

export function readScores(cells: readonly string[]): SheetScores {
  const scores: SheetScores = { values: [], isList: false, problems: [] };
  for (const [index, cell] of trimEnd(cells).entries()) {
    const parts = cell.split('^^');
    if (parts.length > 1) {
      scores.isList = true;
      if (parts.at(-1)?.trim() === '') parts.pop();
    }
    for (const part of parts) readScore(part, index + 1, scores);
  }
  if (scores.values.length > 1) scores.isList = true;
  return scores;
}

function readScore(text: string, item: number, into: SheetScores): void {
  if (/^\d{1,9}$/.test(text)) {
    into.values.push(Number(text));
    return;
  }
  const plain = dropBrackets(text.normalize('NFKC').trim());
  const value = plain === '' ? 0 : Number(number.exec(plain)?.[1]?.replace(',', '.'));
  const at = { column: 'score', item } as const;
  if (Number.isNaN(value)) into.problems.push({ severity: 'error', code: 'unreadable-score', ...at });
  else if (value < 0) into.problems.push({ severity: 'error', code: 'invalid-score', ...at });
  else {
    const rounded = roundScore(value);
    if (Math.abs(rounded - value) > 1e-9) into.problems.push({ severity: 'warning', code: 'score-rounded', ...at });
    into.values.push(rounded);
  }
}

/** `(2分)`; without a word, Excel shows what is owed like this. */
function dropBrackets(text: string): string {
  return /^\(.*\p{L}\.?\)$/u.test(text) ? text.slice(1, -1).trim() : text;
}

/** Per item. One score for several items is their sum: 5 over three blanks gives 1.7, 1.7 and 1.6. */
export function readItemScores(
  cells: readonly string[],
  items: number,
): { item_scores: number[]; score: number; problems: RowProblem[] } {
  const { values, isList, problems } = readScores(cells);
  const item_scores = isList ? values : shareOut(values[0] ?? 0, items);
  return { item_scores, score: sumScores(item_scores), problems };
}

/** Empty columns to the right say nothing. */
export function trimEnd(cells: readonly string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}
