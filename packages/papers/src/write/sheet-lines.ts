// From what a line of an exam says to the cells of our own layout: as many numbered columns as some line needs.
import type { Difficulty, QuestionType } from '@tiku/questions';
import type { SheetWords } from './sheet-texts.ts';
import type { Row } from './spreadsheet.ts';

/** Everything is text already; a field that is left out leaves its cell empty. */
export interface SheetLine {
  section?: string;
  material?: string;
  stem?: string;
  no?: string;
  type?: QuestionType;
  options?: readonly string[];
  matchings?: readonly string[];
  explanation?: string;
  difficulty?: Difficulty | null;
  answers?: readonly string[];
  scores?: readonly string[];
}

/** Title, description and duration come first, then the names of the columns. */
export const rowsBeforeLines = 4;

export function layOutLines(
  head: { title: string; description: string; duration: string },
  lines: readonly SheetLine[],
  words: SheetWords,
): Row[] {
  const { columns } = words;
  const counts = {
    options: countMost(lines, 'options'),
    matchings: countMost(lines, 'matchings'),
    answers: Math.max(1, countMost(lines, 'answers')),
    scores: Math.max(1, countMost(lines, 'scores')),
  };
  return [
    [words.title, head.title],
    [words.description, head.description],
    [words.duration, head.duration],
    [
      columns.section,
      columns.material,
      columns.stem,
      columns.no,
      columns.type,
      ...number(columns.option, counts.options),
      ...number(columns.matching, counts.matchings),
      columns.explanation,
      columns.difficulty,
      ...number(columns.answer, counts.answers),
      ...number(columns.score, counts.scores),
    ],
    ...lines.map((line) => [
      ...[line.section, line.material, line.stem, line.no].map((text) => text ?? ''),
      line.type === undefined ? '' : words.types[line.type],
      ...fill(line.options, counts.options),
      ...fill(line.matchings, counts.matchings),
      line.explanation ?? '',
      line.difficulty === undefined || line.difficulty === null ? '' : words.difficulties[line.difficulty],
      ...fill(line.answers, counts.answers),
      ...fill(line.scores, counts.scores),
    ]),
  ];
}

/** Wide where texts stand. */
export function findWidths(rows: readonly Row[]): number[] {
  return (rows[rowsBeforeLines - 1] ?? []).map((_, column) => (column === 1 || column === 2 ? 40 : 16));
}

type Numbered = 'options' | 'matchings' | 'answers' | 'scores';

function countMost(lines: readonly SheetLine[], of: Numbered): number {
  let most = 0;
  for (const line of lines) most = Math.max(most, line[of]?.length ?? 0);
  return most;
}

function number(word: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${word}${index + 1}`);
}

function fill(texts: readonly string[] = [], count: number): string[] {
  return Array.from({ length: count }, (_, index) => texts[index] ?? '');
}
