// The tree of categories. Pure.

export interface Branch {
  id: number;
  parent_id: number | null;
}

type Tree = ReadonlyMap<number, Branch>;

function treeOf(branches: readonly Branch[]): Tree {
  return new Map(branches.map((branch) => [branch.id, branch]));
}

/** From the top to itself, or null where it is below itself. */
function pathTo(tree: Tree, id: number): number[] | null {
  const path: number[] = [];
  for (let at: number | null = id; at !== null; at = tree.get(at)?.parent_id ?? null) {
    if (path.length > tree.size) return null;
    path.unshift(at);
  }
  return path;
}

/** With itself. */
export function branchesBelow(branches: readonly Branch[], id: number): number[] {
  const children = Map.groupBy(branches, ({ parent_id }) => parent_id);
  const found: number[] = [];
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.push(next);
    for (const child of children.get(next) ?? []) waiting.push(child.id);
  }
  return found;
}

export type TreeFault = 'circle' | 'too-deep' | null;

/** What is wrong with a tree, if anything. */
export function faultOf(branches: readonly Branch[], levels: number): TreeFault {
  const tree = treeOf(branches);
  for (const { id } of branches) {
    const path = pathTo(tree, id);
    if (path === null) return 'circle';
    if (path.length > levels) return 'too-deep';
  }
  return null;
}
