/**
 * Runs of `_` (with a number between two of them), `（ ）`, `( )`, `[ ]`, and the same in a formula. A single `_` counts only
 * where it stands alone: `snake_case` and `x_1` have none.
 */
const marks =
  /_{2,}(?:\s?\d{1,3}\s?_{2,})?|(?<![A-Za-z0-9_}\])])_(?![A-Za-z0-9_{])|（[\s\u3000]*）|\([\s\u3000]+\)|【[\s\u3000]*】|\[[\s\u3000]+\]|\((?:\\q?quad\s?){1,9}\)|\\underline\{(?:\\q?quad|\s){1,9}\}/gu;

/** How many blanks the text of a stem shows. */
export function countBlanks(stem: string): number {
  return stem.replaceAll('＿', '_').match(marks)?.length ?? 0;
}
