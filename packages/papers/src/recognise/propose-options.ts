// Where the options of the questions and their right answers could stand.
import { letters } from '@tiku/questions';
import { readChosenOptions, stripLabels } from '@tiku/questions/sheets';
import { splitOptions } from '../layout/split-options.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { NameHint, Series } from './name-hints.ts';

export interface Pointing {
  kind: 'columns' | 'joined' | 'marks' | 'wrong';
  /** The columns of the options, or the one that holds them all. */
  options: number[];
  /** The column that points at them; several where each option has its own mark. */
  answers: number[];
  /** How well it fits, about 1 where all answers point at options. */
  fit: number;
}

export interface Evidence {
  rows: readonly string[][];
  facts: readonly ColumnFacts[];
  hints: readonly (NameHint | null)[];
  series: readonly Series[];
  /** What somebody said that stands between options. */
  separator?: string | undefined;
}

const rowsToTry = 40;
const mostOptions = 12;
const enough = 0.6;

/** The best first. */
export function proposeOptions(evidence: Evidence): Pointing[] {
  const rows = evidence.rows.slice(0, rowsToTry);
  const marked = findMarks(evidence);
  const pointing = [
    ...listRuns(evidence).flatMap((run) => findAnswers(evidence, rows, run, 'columns')),
    ...evidence.facts
      .filter(({ joined, filled, at }) => joined > enough && filled > 0.3 && mayBeOption(evidence, at))
      .flatMap(({ at }) => findAnswers(evidence, rows, [at], 'joined')),
  ];
  // A mark beside each option would do for the number of one.
  const isMark = (at: number): boolean => marked.some(({ answers }) => answers.includes(at));
  const found = [...pointing.filter(({ answers }) => !answers.some(isMark)), ...marked, ...findWrong(evidence)];
  return found.toSorted((a, b) => b.fit - a.fit).slice(0, 8);
}

/** What the name says it is, where that is no part of a choice. */
function mayBeOption({ hints }: Evidence, at: number): boolean {
  const role = hints[at]?.role;
  return role === undefined || ['option', 'answer', 'wrong'].includes(role);
}

function listRuns(evidence: Evidence): number[][] {
  const { facts, series } = evidence;
  const runs = series.map(({ first, last }) => range(first, last));
  const isEligible = (at: number): boolean => isOptionLike(evidence, at);
  for (let first = 0; first < facts.length; first += 1) {
    for (let last = first; last < facts.length && last - first < mostOptions && isEligible(last); last += 1) {
      const run = range(first, last);
      if (run.length > 1 && isAlike(run.map((at) => facts[at]?.length ?? 0)) && differ(evidence, run)) runs.push(run);
    }
  }
  runs.push(...listSpread(evidence).filter((run) => run.length > 1 && differ(evidence, run)));
  const unique = new Map(runs.map((run) => [run.join(), run]));
  return [...unique.values()].filter((run) => run.every((at) => (facts[at]?.filled ?? 0) > 0 || run.length > 2));
}

/** Options with a column of their letters before or behind each: the same text in all rows. */
function listSpread(evidence: Evidence): number[][] {
  const isLabel = (at: number): boolean => {
    const { filled = 0, values = 0, length = 0 } = evidence.facts[at] ?? {};
    return filled > 0.3 && values === 1 && length <= 6;
  };
  const isOption = (at: number): boolean => !isLabel(at) && isOptionLike(evidence, at);
  return evidence.facts.flatMap(({ at: first }) => {
    const run: number[] = [];
    for (let at = first; isOption(at); at += 2) {
      run.push(at);
      if (!isLabel(at + 1)) break;
    }
    return isLabel(first - 1) || isLabel(first + 1) ? [run] : [];
  });
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function isOptionLike(evidence: Evidence, at: number): boolean {
  const column = evidence.facts[at];
  if (!column || column.filled < 0.1 || column.runsOn || column.asks > 0.3 || column.dates > 0.5) return false;
  const isChapter = column.values > 1 && column.distinct < 0.3 && column.changes < 1.5;
  return mayBeOption(evidence, at) && !isChapter && column.keys < 0.8 && column.length < 120;
}

function isAlike(lengths: readonly number[]): boolean {
  return Math.max(...lengths) <= Math.max(4, Math.min(...lengths)) * 4;
}

function differ({ rows }: Evidence, run: readonly number[]): boolean {
  const isDifferent = (row: readonly string[]): boolean => {
    const texts = run.map((at) => row[at] ?? '').filter((text) => text !== '');
    return new Set(texts).size === texts.length;
  };
  return rows.filter(isDifferent).length >= rows.length * 0.9;
}

function readOptionsOf(
  { separator }: Evidence,
  row: readonly string[],
  columns: readonly number[],
  isJoined: boolean,
): string[] {
  const texts = isJoined
    ? splitOptions(row[columns[0] ?? 0] ?? '', separator)
    : columns.map((at) => row[at] ?? '').slice(0, lastFilled(row, columns) + 1);
  return stripLabels(texts);
}

function lastFilled(row: readonly string[], columns: readonly number[]): number {
  return columns.findLastIndex((at) => (row[at] ?? '') !== '');
}

/** `Number` may be that of the right option. */
const answerLike: ReadonlySet<string> = new Set(['answer', 'number', 'ignored', 'correct']);

function findAnswers(
  evidence: Evidence,
  rows: readonly string[][],
  options: number[],
  kind: 'columns' | 'joined',
): Pointing[] {
  const read = rows
    .map((row) => ({ row, texts: readOptionsOf(evidence, row, options, kind === 'joined') }))
    .filter(({ texts }) => texts.length > 1);
  if (read.length < Math.max(1, rows.length * 0.2)) return [];
  return evidence.facts.flatMap(({ at, filled, runsOn, dates, length }) => {
    const { role, isCount = false } = evidence.hints[at] ?? {};
    const mayAnswer = role === undefined || answerLike.has(role) || (role === 'option' && kind === 'joined');
    if (options.includes(at) || filled < 0.3 || runsOn || dates > 0.5 || length > 200 || !mayAnswer || isCount)
      return [];
    const { share, used } = countPointing(read, at);
    if (share < enough) return [];
    // As many as there are options, in every row: it counts them.
    const counts = read.every(({ row, texts }) => row[at] === String(texts.length)) ? 0.3 : 0;
    const all = kind === 'columns' ? withRare(evidence, options, at) : options;
    return [{ kind, options: all, answers: [at], fit: share + weigh(evidence, options, at, used, kind) - counts }];
  });
}

/** With a column of further options that few questions have, between the others and the answers. */
function withRare({ rows, facts, hints }: Evidence, options: readonly number[], answer: number): number[] {
  const at = (options.at(-1) ?? 0) + 1;
  const column = facts[at];
  const isRare = column !== undefined && column.filled > 0 && column.filled < 0.1 && hints[at] === null;
  const isNext = isRare && answer === at + 1 && column.length < 120;
  const filled = rows.filter((row) => (row[at] ?? '') !== '');
  const isFurther =
    filled.filter((row) => options.every((place) => (row[place] ?? '') !== '')).length >= filled.length * 0.95;
  return isNext && isFurther ? [...options, at] : [...options];
}

interface OptionsOfRow {
  row: readonly string[];
  texts: readonly string[];
}

/** How many answers point at an option, and at which of them. */
function countPointing(read: readonly OptionsOfRow[], at: number): { share: number; used: Set<number> } {
  const used = new Set<number>();
  let asked = 0;
  let pointing = 0;
  for (const { row, texts } of read) {
    const answer = row[at] ?? '';
    if (answer === '') continue;
    asked += 1;
    const chosen = readChosenOptions(answer, texts, true)?.letters.map((letter) => letters.indexOf(letter)) ?? [];
    const isZero = /^0(?:\.0)?$/u.test(answer);
    if (chosen.some((place) => place >= texts.length) || (chosen.length === 0 && !isZero)) continue;
    pointing += 1;
    for (const place of chosen) used.add(place);
  }
  return { share: asked === 0 ? 0 : pointing / Math.max(asked, read.length * 0.5), used };
}

function weigh(
  { hints, series, facts }: Evidence,
  options: readonly number[],
  answer: number,
  used: ReadonlySet<number>,
  kind: 'columns' | 'joined',
): number {
  let weight = hints[answer]?.role === 'answer' ? 0.2 : 0;
  weight += hints[options[0] ?? 0]?.role === 'option' ? 0.1 : 0;
  if (kind === 'joined') return weight;
  const [first = 0, last = 0] = [options[0], options.at(-1)];
  if (series.some((run) => run.first === first && run.last === last)) weight += 0.3;
  // An option that is never right is hardly one.
  const top = Math.max(-1, ...used);
  const unused = options.slice(top + 1);
  weight -= unused.every((at) => isLikeOthers(facts, options, at)) ? 0.01 * unused.length : 0.08 * unused.length;
  const lengths = options.map((at) => facts[at]?.length ?? 0);
  weight -= 0.02 * (Math.max(...lengths) / Math.max(1, Math.min(...lengths)) - 1);
  return weight + 0.01 * options.length;
}

/** As long and as different as the options before it: in a short list, the last one may never be right. */
function isLikeOthers(facts: readonly ColumnFacts[], options: readonly number[], at: number): boolean {
  const [first, column] = [facts[options[0] ?? 0], facts[at]];
  if (!first || !column || at !== options.at(-1)) return false;
  const isAsLong = column.length < first.length * 1.5 && first.length < column.length * 1.5;
  return isAsLong && column.filled > 0.95 && column.distinct > first.distinct * 0.8;
}

const marks = /^(?:[01xX×✓✔√☑✅*●○◯]|true|false)$/iu;

/** As many columns of marks as there are options, right behind them or each behind its own. */
function findMarks(evidence: Evidence): Pointing[] {
  const { rows, facts, series, hints } = evidence;
  const isMark = (at: number): boolean => {
    const texts = rows.map((row) => row[at] ?? '').filter((text) => text !== '');
    return (
      texts.length > 0 &&
      texts.every((text) => marks.test(text)) &&
      !['score', 'number'].includes(hints[at]?.role ?? '')
    );
  };
  const found: Pointing[] = [];
  for (let first = 0; first < facts.length; first += 1) {
    let end = first;
    while (end < facts.length && isMark(end)) end += 1;
    const count = end - first;
    const options = range(first - count, first - 1);
    if (count > 1 && first >= count && options.every((at) => (facts[at]?.filled ?? 0) > 0.1)) {
      const hasSeries = series.some((run) => run.first === first - count);
      found.push({ kind: 'marks', options, answers: range(first, end - 1), fit: hasSeries ? 1.2 : 1 });
    }
    first = end;
  }
  return [...found, ...findMarksBetween(evidence, isMark)];
}

/** `text 1`, `right 1`, `text 2`, `right 2` … */
function findMarksBetween({ facts }: Evidence, isMark: (at: number) => boolean): Pointing[] {
  const found: Pointing[] = [];
  for (let first = 0; first < facts.length; first += 1) {
    const options: number[] = [];
    for (let at = first; (facts[at]?.filled ?? 0) > 0.1 && !isMark(at) && isMark(at + 1); at += 2) options.push(at);
    if (options.length < 2) continue;
    found.push({ kind: 'marks', options, answers: options.map((at) => at + 1), fit: 1.1 });
    first += options.length * 2 - 1;
  }
  return found;
}

/** One column and a series beside it whose texts come from the same words and never repeat it: right and wrong options. */
function findWrong({ rows, series, facts, hints }: Evidence): Pointing[] {
  const right = hints.findIndex((hint) => hint?.role === 'answer');
  // All of them in one cell, under a name that says so.
  const lists = facts.filter(
    ({ at, filled, joined }) => hints[at]?.role === 'wrong' && filled > 0.3 && joined > enough,
  );
  const named = lists.map(({ at }): Pointing => ({ kind: 'wrong', options: [at], answers: [right], fit: 1 }));
  return (right < 0 ? [] : named).concat(
    series.flatMap(({ first, last }) => {
      const wrong = range(first, last);
      const words = new Set(rows.flatMap((row) => wrong.map((at) => row[at] ?? '')));
      const isBeside = [first - 1, last + 1].filter((at) => {
        const role = hints[at]?.role;
        if (!facts[at] || (facts[at]?.asks ?? 0) > 0.3 || (role !== undefined && role !== 'answer')) return false;
        const texts = rows.map((row) => row[at] ?? '');
        const isNamed = wrong.every((place) => hints[place]?.role === 'wrong') && role === 'answer';
        const isKnown = isNamed || texts.filter((text) => words.has(text)).length > texts.length * 0.4;
        return isKnown && rows.every((row) => wrong.every((place) => row[place] !== row[at]));
      });
      return isBeside.map((at): Pointing => ({ kind: 'wrong', options: wrong, answers: [at], fit: 0.8 }));
    }),
  );
}
