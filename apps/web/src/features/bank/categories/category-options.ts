import type { BankCategory } from '@tiku/contract';
import { flattenTree } from './category-tree.ts';

/** For a list to choose from, as deep as they stand in the tree. */
export function categoryOptions(categories: readonly BankCategory[]): { value: string; text: string }[] {
  return flattenTree(categories).map(({ id, level, title }) => ({
    value: String(id),
    text: `${'\u2003'.repeat(level - 1)}${title}`,
  }));
}
