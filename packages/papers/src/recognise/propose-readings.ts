// What all columns together could be: each proposal is a header as if somebody had named the columns well.
import type { Column } from '../layout/column.ts';
import { findDifficultyScale, readDifficulty } from '../layout/difficulty-words.ts';
import type { Header } from '../layout/find-header.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import type { ColumnFacts } from './column-facts.ts';
import type { Evidence, Pointing } from './propose-options.ts';
import { proposeOptions } from './propose-options.ts';
import { swapColumns } from './rival.ts';

export interface Proposal {
  header: Header;
  /** The columns whose meaning could as well be another one. */
  doubts: Doubt[];
  /** With the doubtful column as what else it could be. */
  other: Header | null;
  /** How well the answers point at the options. */
  fit: number;
}

export interface Doubt {
  at: number;
  code: 'column-unsure' | 'index-base-unsure' | 'answers-or-options';
}

interface Place {
  firstRow: number;
  lastRow: number;
  names: readonly string[];
}

export function proposeReadings(evidence: Evidence, place: Place): Proposal[] {
  const pointings: (Pointing | null)[] = [...proposeOptions(evidence), null];
  return pointings.flatMap((pointing) => toProposal(evidence, place, pointing) ?? []);
}

function toProposal(evidence: Evidence, place: Place, pointing: Pointing | null): Proposal | null {
  const roles = new Map<number, { role: ColumnRole; item: number }>();
  const doubts: Doubt[] = [];
  const isNamed = pointing?.options.every((at) => evidence.hints[at]?.role === pointing.kind) ?? false;
  if (pointing) giveOptions(pointing, isNamed, roles, doubts);
  const stem = findStem(evidence, roles);
  if (!stem) return null;
  roles.set(stem.at, { role: 'stem', item: 1 });
  const answer = pointing ? null : giveAnswer(evidence, roles, stem.at, doubts);
  if (!pointing && !answer) return null;
  if (stem.isUnsure) doubts.push({ at: stem.at, code: 'column-unsure' });
  giveOthers(evidence, roles, stem.at, doubts, place.names);
  const columns = [...roles].map(([at, { role, item }]): Column => {
    const isNumbered = role === 'option' || role === 'correct' || role === 'wrong';
    return { at, role, item, isNumbered, name: place.names[at] ?? '' };
  });
  columns.sort((a, b) => a.at - b.at);
  const unknown = place.names.flatMap((name, at) => (name.trim() === '' || roles.has(at) ? [] : [{ at, name }]));
  const header: Header = {
    firstRow: place.firstRow,
    lastRow: place.lastRow,
    columns,
    unknown,
    hasJoinedOptions: pointing?.kind === 'joined',
    isStemGuessed: false,
  };
  const swap = stem.isUnsure ? { at: stem.at, with: stem.next } : answer?.isUnsure ? answer : null;
  return {
    header,
    doubts,
    other: swap && swapColumns(header, swap.at, swap.with),
    fit: pointing?.fit ?? 0,
  };
}

type Roles = Map<number, { role: ColumnRole; item: number }>;

function giveOptions({ kind, options, answers }: Pointing, isNamed: boolean, roles: Roles, doubts: Doubt[]): void {
  const role = kind === 'wrong' ? 'wrong' : 'option';
  for (const [index, at] of options.entries()) roles.set(at, { role, item: index + 1 });
  for (const [index, at] of answers.entries()) {
    roles.set(at, kind === 'marks' ? { role: 'correct', item: index + 1 } : { role: 'answer', item: 1 });
  }
  const [answer = 0] = answers;
  if (kind === 'wrong' && !isNamed) doubts.push({ at: answer, code: 'column-unsure' });
}

/** `next` is the column that would be it otherwise. */
function findStem({ facts, hints }: Evidence, roles: Roles): { at: number; next: number; isUnsure: boolean } | null {
  // Without options: a column of true and false says where the statements end.
  const truth = roles.size > 0 ? [] : facts.filter(({ truths, values }) => truths > 0.98 && values === 2);
  const first = Math.min(
    ...[...roles].flatMap(([at, { role }]) => (role === 'answer' || role === 'option' ? [at] : [])),
    ...truth.slice(0, 1).map(({ at }) => at),
  );
  const ranked = facts
    .filter((column) => !roles.has(column.at) && mayBeStem(column, hints[column.at]?.role))
    .map((column) => ({ at: column.at, weight: weighStem(column, hints[column.at]?.role, column.at < first) }))
    .toSorted((a, b) => b.weight - a.weight);
  const [best, second] = ranked;
  if (!best) return null;
  const isUnsure = second !== undefined && best.weight - second.weight < 0.25;
  return { at: best.at, next: second?.at ?? best.at, isUnsure };
}

/** A column of numbers, of keys or of page references is no stem. */
function mayBeStem(column: ColumnFacts, role: ColumnRole | undefined): boolean {
  if (role !== undefined && role !== 'stem') return false;
  const { filled, numbers, runsOn, keys, truths, dates, distinct, length } = column;
  if (filled < 0.3 || runsOn || numbers > 0.5 || keys > 0.5 || truths > 0.5 || dates > 0.5) return false;
  return role === 'stem' || (distinct > 0.4 && length > 5);
}

function weighStem(column: ColumnFacts, role: ColumnRole | undefined, isBefore: boolean): number {
  const { asks, length, distinct, filled } = column;
  const bulk = Math.min(length, 60) / 60 + distinct * 0.5 + filled * 0.5;
  return bulk + asks * 1.5 + (isBefore ? 0.6 : 0) + (role === 'stem' ? 1.5 : 0);
}

/** Of questions without options: the column that is called so, or the only one that could be. */
function giveAnswer(
  { facts, hints }: Evidence,
  roles: Roles,
  stem: number,
  doubts: Doubt[],
): { at: number; with: number; isUnsure: boolean } | null {
  const named = facts.find(({ at, filled }) => hints[at]?.role === 'answer' && filled > 0.3);
  const free = facts.filter(
    (column) =>
      column.at !== stem &&
      hints[column.at] === null &&
      column.filled > 0.5 &&
      column.dates < 0.5 &&
      column.asks < 0.3 &&
      !countsRows(column),
  );
  const next = named ?? free.find(({ truths }) => truths > 0.98) ?? free.find(({ at }) => at > stem) ?? free[0];
  if (!next) return null;
  roles.set(next.at, { role: 'answer', item: 1 });
  // What stands before the questions is rather what they are about.
  const isPair = (facts[stem]?.asks ?? 0) > 0.5 && next.asks < 0.1 && free.length === 1 && next.at > stem;
  const isTruth = next.truths > 0.98 && next.values === 2 && free.filter(({ truths }) => truths > 0.5).length === 1;
  const isUnsure = !named && !isPair && !isTruth;
  if (isUnsure) doubts.push({ at: next.at, code: 'column-unsure' });
  return { at: next.at, with: free.find((column) => column !== next)?.at ?? stem, isUnsure };
}

/** 1, 2, 3 … or 1, 1, 1, 2, 2, 2 …: the numbers of questions, papers or chapters. */
function countsRows({ runsOn, numbers, distinct, changes }: ColumnFacts): boolean {
  return runsOn || (numbers > 0.9 && distinct < 0.25 && changes < 1.3);
}

/** They say what is asked and what is right; the others may be had or not. */
const askingRoles: ReadonlySet<ColumnRole> = new Set([
  'stem',
  'option',
  'label',
  'matching',
  'answer',
  'wrong',
  'correct',
]);

/** By their names where those are known, else by what they hold. */
function giveOthers(evidence: Evidence, roles: Roles, stem: number, doubts: Doubt[], names: readonly string[]): void {
  const isNamed = names.some((name) => name !== '');
  const hasOptions = [...roles.values()].some(({ role }) => role === 'option');
  const counts = new Map<ColumnRole, number>();
  for (const column of evidence.facts) {
    const { at, filled } = column;
    if (roles.has(at) || filled === 0) continue;
    const hint = evidence.hints[at]?.role;
    const role = hint !== undefined && !askingRoles.has(hint) ? hint : guessRole(evidence, column, stem);
    if (role === null) continue;
    const isGuessed = hint === undefined && role === 'explanation';
    // What its author gave no name, beside columns that have one, is none of the question.
    if (isGuessed && isNamed && (names[at] ?? '') === '') continue;
    // Without options, it may be a further answer.
    const mayAnswer = isGuessed && !isNamed && !hasOptions && filled < 0.5;
    if (mayAnswer || (role === 'score' && hint !== 'score')) doubts.push({ at, code: 'column-unsure' });
    const item = (counts.get(role) ?? 0) + 1;
    counts.set(role, item);
    roles.set(at, { role, item });
  }
}

const fileName = /^\S[^\n]{0,120}\.(?:png|jpe?g|gif|webp|bmp|svg|mp3|mp4|wav|m4a)$/iu;

function mayBeScores(texts: readonly string[]): boolean {
  return texts.every((text) => Number(text) >= 0.5 && Number(text) <= 20);
}

function guessRole({ rows, hints }: Evidence, column: ColumnFacts, stem: number): ColumnRole | null {
  const { at, filled, runsOn, numbers, types, truths, distinct, values, changes, length, dates } = column;
  // `true` and `false` beside a question are what a program notes of it.
  if (hints[at] || truths > 0.98) return null;
  if (runsOn || dates > 0.5) return 'ignored';
  // The letter of an option, the same in all rows.
  const same = rows.find((row) => (row[at] ?? '') !== '')?.[at] ?? '';
  if (values === 1 && /^[([（]?[A-Za-z\d][)\].）、]?$/u.test(same)) return 'ignored';
  if (types > 0.8) return 'type';
  const texts = rows.map((row) => row[at] ?? '').filter((text) => text !== '');
  if (texts.filter((text) => fileName.test(text)).length >= texts.length * 0.8) return 'media';
  if (numbers > 0.9) return mayBeScores(texts) && values < 9 ? 'score' : 'ignored';
  const scale = findDifficultyScale('', texts);
  if (values > 1 && texts.every((text) => readDifficulty(text, scale) !== null)) return 'difficulty';
  const isRepeated = distinct < 0.4 || (values < 4 && texts.length > 6);
  if (isRepeated && length < 80) return changes < 1.6 ? 'chapter' : null;
  // Beside the first question of each chapter only, as in merged cells.
  if (at < stem && filled < 0.35 && values > 1 && numbers < 0.5) return 'chapter';
  return at > stem && length > 12 && distinct > 0.3 ? 'explanation' : null;
}
