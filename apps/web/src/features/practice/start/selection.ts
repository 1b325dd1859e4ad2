// What somebody ticks on the start page, and the selection it stands for.
import type { QuestionSelection } from '@tiku/contract';
import type { QuestionType } from '@tiku/questions';

export interface Ticked {
  sections: readonly number[];
  types: readonly QuestionType[];
  difficulties: readonly number[];
  from: number;
  to: number;
  state: 'all' | 'new' | 'wrong' | 'favorited';
  order: 'sequence' | 'random';
  count: number;
}

export function tickedFor(total: number): Ticked {
  return {
    sections: [],
    types: [],
    difficulties: [],
    from: 1,
    to: total,
    state: 'all',
    order: 'sequence',
    count: total,
  };
}

/** What narrows nothing is left out. */
export function selectionOf(ticked: Ticked, total: number): QuestionSelection {
  const { sections, types, difficulties, state, order, count } = ticked;
  const [from, to] = ticked.from <= ticked.to ? [ticked.from, ticked.to] : [ticked.to, ticked.from];
  return {
    ...(sections.length > 0 && { sections: [...sections] }),
    ...(types.length > 0 && { types: [...types] }),
    ...(difficulties.length > 0 && { difficulties: [...difficulties] }),
    ...((from > 1 || to < total) && { range: [from, to] }),
    ...(state !== 'all' && { state }),
    ...(count < total && { count }),
    order,
  };
}

export function toggle<T>(ticked: readonly T[], value: T): T[] {
  return ticked.includes(value) ? ticked.filter((each) => each !== value) : [...ticked, value];
}

/** All of them, or none where some were ticked before. */
export function toggleAll<T>(ticked: readonly T[], values: readonly T[]): T[] {
  const others = ticked.filter((each) => !values.includes(each));
  return others.length < ticked.length ? others : [...others, ...values];
}

/** For so many of the questions: their part of what the author allows, else a minute each. */
export function minutesFor(count: number, total: number, allowed: number): number {
  return allowed > 0 ? Math.max(1, Math.round((allowed * count) / total)) : count;
}
