import { describe, expect, it } from 'vitest';
import { flattenTree } from '../../take/categories/categories.ts';
import { moveCategory, possibleParents, stepTarget } from './category-tree.ts';

const category = (id: number, parent_id: number | null, order_no = id, questions_count = 1) => ({
  id,
  parent_id,
  order_no,
  title: `Category ${id}`,
  questions_count,
});

//  1 ─ 2 ─ 3
//  4
const tree = [category(1, null), category(4, null), category(2, 1), category(3, 2)];
const rows = flattenTree(tree);

describe('moveCategory', () => {
  it('gives everything beside the new place its number', () => {
    expect(moveCategory(tree, 4, { id: 1, where: 'before' })).toEqual([
      { id: 4, parent_id: null, order_no: 1 },
      { id: 1, parent_id: null, order_no: 2 },
    ]);
    expect(moveCategory(tree, 4, { id: 1, where: 'inside' })).toEqual([
      { id: 2, parent_id: 1, order_no: 1 },
      { id: 4, parent_id: 1, order_no: 2 },
    ]);
  });

  it('refuses what would stand below itself, too deep, or beside one of its name', () => {
    expect(moveCategory(tree, 1, { id: 3, where: 'inside' })).toBeNull();
    const deep = [...tree, category(5, 3), category(6, 5)];
    expect(moveCategory(deep, 4, { id: 6, where: 'inside' })).toBeNull();
    expect(moveCategory(deep, 4, { id: 6, where: 'after' })).not.toBeNull();
    expect(
      moveCategory([...tree, { ...category(7, 1), title: 'Category 4' }], 4, { id: 7, where: 'after' }),
    ).toBeNull();
  });
});

describe('stepTarget', () => {
  it('leads up, down, into the one before and out of the parent', () => {
    expect(stepTarget(rows, 4, 'up')).toEqual({ id: 1, where: 'before' });
    expect(stepTarget(rows, 4, 'down')).toBeNull();
    expect(stepTarget(rows, 4, 'in')).toEqual({ id: 1, where: 'inside' });
    expect(stepTarget(rows, 2, 'out')).toEqual({ id: 1, where: 'after' });
    expect(stepTarget(rows, 1, 'out')).toBeNull();
  });
});

describe('possibleParents', () => {
  it('leaves out the category itself and all below it', () => {
    expect(possibleParents(rows, 2).map(({ id }) => id)).toEqual([1, 4]);
    expect(possibleParents(rows, null)).toHaveLength(4);
  });
});
