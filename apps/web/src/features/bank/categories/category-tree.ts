// The tree of categories after somebody has moved one. Pure.
import type { BankCategory } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';
import { flattenTree } from '../../take/categories/categories.ts';
import type { TreeRow } from '../../take/categories/categories.ts';

export interface Place {
  id: number;
  parent_id: number | null;
  order_no: number;
}

export type Target = { id: number; where: 'before' | 'after' | 'inside' };

function idsBelow(categories: readonly BankCategory[], id: number): Set<number> {
  const below = new Set([id]);
  let size = 0;
  while (size < below.size) {
    size = below.size;
    for (const { id: each, parent_id } of categories) if (parent_id !== null && below.has(parent_id)) below.add(each);
  }
  return below;
}

/** The places that change when one goes elsewhere; null where it cannot go there. */
export function moveCategory(categories: readonly BankCategory[], id: number, target: Target): Place[] | null {
  const rows = flattenTree(categories);
  const [moved, aim] = [rows.find((row) => row.id === id), rows.find((row) => row.id === target.id)];
  if (!moved || !aim || idsBelow(categories, id).has(target.id)) return null;
  const parent = target.where === 'inside' ? aim.id : aim.parent_id;
  const level = target.where === 'inside' ? aim.level + 1 : aim.level;
  if (level + moved.height > rules.bank.levelsMax) return null;
  if (categories.some((each) => each.id !== id && each.parent_id === parent && each.title === moved.title)) return null;
  const siblings = rows.filter((row) => row.parent_id === parent && row.id !== id).map((row) => row.id);
  const at =
    target.where === 'inside' ? siblings.length : siblings.indexOf(aim.id) + (target.where === 'after' ? 1 : 0);
  return siblings.toSpliced(at, 0, id).map((each, index) => ({ id: each, parent_id: parent, order_no: index + 1 }));
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** Where a step by keyboard leads; null where there is no way. */
export function stepTarget(rows: readonly TreeRow[], id: number, step: Step): Target | null {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return null;
  const siblings = rows.filter((row) => row.parent_id === moved.parent_id);
  const at = siblings.findIndex((row) => row.id === id);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const targets: Record<Step, Target | null> = {
    up: before ? { id: before.id, where: 'before' } : null,
    down: after ? { id: after.id, where: 'after' } : null,
    in: before ? { id: before.id, where: 'inside' } : null,
    out: moved.parent_id === null ? null : { id: moved.parent_id, where: 'after' },
  };
  return targets[step];
}

/** Those that can stand above another: itself and what is below it cannot, nor what is too deep for it. */
export function possibleParents(rows: readonly TreeRow[], id: number | null): TreeRow[] {
  const below = id === null ? new Set<number>() : idsBelow(rows, id);
  const height = rows.find((row) => row.id === id)?.height ?? 0;
  return rows.filter((row) => !below.has(row.id) && row.level + 1 + height <= rules.bank.levelsMax);
}

export function nextOrder(categories: readonly BankCategory[], parent: number | null): number {
  const orders = categories.filter(({ parent_id }) => parent_id === parent).map(({ order_no }) => order_no);
  return Math.min(Math.max(0, ...orders) + 1, rules.bank.orderMax);
}
