// The front door of categories: those of a bank in the order of their tree. Pure.
import type { BankCategory } from '@tiku/contract';

export interface TreeRow extends BankCategory {
  /** 1 at the top. */
  level: number;
  /** Levels below it that hold something, without its own. */
  height: number;
  /** Its questions with those of all below it. */
  total: number;
  isFirst: boolean;
  isLast: boolean;
}

/** Parents before children, those of one parent in their order. */
export function flattenTree(categories: readonly BankCategory[]): TreeRow[] {
  const children = Map.groupBy(categories, ({ parent_id }) => parent_id);
  const rows: TreeRow[] = [];
  const visit = (parent: number | null, level: number): { total: number; height: number } => {
    let [total, height] = [0, 0];
    const list = children.get(parent) ?? [];
    list.forEach((category, index) => {
      const row: TreeRow = {
        ...category,
        level,
        height: 0,
        total: category.questions_count,
        isFirst: index === 0,
        isLast: index === list.length - 1,
      };
      rows.push(row);
      const below = visit(category.id, level + 1);
      row.total += below.total;
      row.height = below.height;
      total += row.total;
      height = Math.max(height, below.height + 1);
    });
    return { total, height };
  };
  visit(null, 1);
  return rows;
}

/** For a list to choose from, as deep as they stand in the tree. */
export function categoryOptions(categories: readonly BankCategory[]): { value: string; text: string }[] {
  return flattenTree(categories).map(({ id, level, title }) => ({
    value: String(id),
    text: `${'\u2003'.repeat(level - 1)}${title}`,
  }));
}
