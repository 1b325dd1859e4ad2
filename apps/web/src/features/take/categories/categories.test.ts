import { describe, expect, it } from 'vitest';
import { flattenTree } from './categories.ts';

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

describe('flattenTree', () => {
  it('puts parents before children and adds up what is below', () => {
    expect(flattenTree(tree).map(({ id, level, total, height }) => [id, level, total, height])).toEqual([
      [1, 1, 3, 2],
      [2, 2, 2, 1],
      [3, 3, 1, 0],
      [4, 1, 1, 0],
    ]);
  });
});
