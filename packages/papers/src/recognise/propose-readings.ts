// What all columns together could be: each proposal is a header as if somebody had named the columns well.
import type { Column } from '../layout/column.ts';
import { findDifficultyScale, readDifficulty } from '../layout/difficulty-words.ts';
import type { Header } from '../layout/find-header.ts';
import type { ColumnRole } from '@tiku/questions/column-roles';
import type { ColumnFacts } from './column-facts.ts';
import type { Evidence, Pointing } from './propose-options.ts';
import { proposeOptions } from './propose-options.ts';

export interface Proposal {
  header: Header;
  /** The columns whose meaning could as well be another one. */
  doubts: Doubt[];
  /** How well the answers point at the options. */
  fit: number;
}

export interface Doubt {
  at: number;
  code: 'column-unsure' | 'index-base-unsure';
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
  if (!pointing && !giveAnswer(evidence, roles, stem.at, doubts)) return null;
  if (stem.isUnsure) doubts.push({ at: stem.at, code: 'column-unsure' });
  giveOthers(evidence, roles, stem.at, doubts);
  const columns = [...roles].map(([at, { role, item }]): Column => {
    const isNumbered = role === 'option' || role === 'correct' || role === 'wrong';
    return { at, role, item, isNumbered, name: place.names[at] ?? '' };
  });
  columns.sort((a, b) => a.at - b.at);
  const unknown = place.names.flatMap((name, at) => (name.trim() === '' || roles.has(at) ? [] : [{ at, name }]));
  return {
    header: {
      firstRow: place.firstRow,
      lastRow: place.lastRow,
      columns,
      unknown,
      hasJoinedOptions: pointing?.kind === 'joined',
      isStemGuessed: false,
    },
    doubts,
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

function findStem({ facts, hints }: Evidence, roles: Roles): { at: number; isUnsure: boolean } | null {
  const first = Math.min(
    ...[...roles].flatMap(([at, { role }]) => (role === 'answer' || role === 'option' ? [at] : [])),
  );
  const ranked = facts
    .filter((column) => !roles.has(column.at) && mayBeStem(column, hints[column.at]?.role))
    .map((column) => ({ at: column.at, weight: weighStem(column, hints[column.at]?.role, column.at < first) }))
    .toSorted((a, b) => b.weight - a.weight);
  const [best, second] = ranked;
  if (!best) return null;
  return { at: best.at, isUnsure: second !== undefined && best.weight - second.weight < 0.25 };
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
function giveAnswer({ facts, hints }: Evidence, roles: Roles, stem: number, doubts: Doubt[]): boolean {
  const named = facts.find(({ at, filled }) => hints[at]?.role === 'answer' && filled > 0.3);
  const free = facts.filter(
    ({ at, filled, runsOn, dates, asks }) =>
      at !== stem && hints[at] === null && filled > 0.5 && !runsOn && dates < 0.5 && asks < 0.3,
  );
  const next = named ?? free.find(({ at }) => at > stem) ?? free[0];
  if (!next) return false;
  roles.set(next.at, { role: 'answer', item: 1 });
  const isClear = (facts[stem]?.asks ?? 0) > 0.5 && next.asks < 0.1 && free.length === 1;
  if (!named && !isClear) doubts.push({ at: next.at, code: 'column-unsure' });
  return true;
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
function giveOthers(evidence: Evidence, roles: Roles, stem: number, doubts: Doubt[]): void {
  const counts = new Map<ColumnRole, number>();
  for (const column of evidence.facts) {
    const { at, filled } = column;
    if (roles.has(at) || filled === 0) continue;
    const hint = evidence.hints[at]?.role;
    const role = hint !== undefined && !askingRoles.has(hint) ? hint : guessRole(evidence, column, stem);
    if (role === null) continue;
    if (role === 'score' && hint !== 'score') doubts.push({ at, code: 'column-unsure' });
    const item = (counts.get(role) ?? 0) + 1;
    counts.set(role, item);
    roles.set(at, { role, item });
  }
}

function guessRole({ rows, hints }: Evidence, column: ColumnFacts, stem: number): ColumnRole | null {
  const { at, filled, runsOn, numbers, types, distinct, values, changes, length, dates } = column;
  if (hints[at]) return null;
  if (runsOn || dates > 0.5) return 'ignored';
  if (types > 0.8) return 'type';
  const texts = rows.map((row) => row[at] ?? '').filter((text) => text !== '');
  if (numbers > 0.9) return texts.every((text) => Number(text) <= 20) && values < 9 ? 'score' : 'ignored';
  const scale = findDifficultyScale('', texts);
  if (texts.every((text) => readDifficulty(text, scale) !== null)) return 'difficulty';
  const isRepeated = distinct < 0.4 || (values < 4 && texts.length > 6);
  if (isRepeated && length < 80) return changes < 1.6 ? 'chapter' : null;
  // Beside the first question of each chapter only, as in merged cells.
  if (at < stem && filled < 0.35 && values > 1 && numbers < 0.5) return 'chapter';
  return at > stem && length > 12 && distinct > 0.3 ? 'explanation' : null;
}
