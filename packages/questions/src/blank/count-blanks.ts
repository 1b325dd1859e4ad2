/**
 * Runs of `_` (with a number between two of them), `（ ）`, `( )`, `[ ]`, and the same in a formula. A single `_` counts only
 * where it stands alone: `snake_case` and `x_1` have none, and neither has `__init__`.
 */
const marks =
  /_{2,}(?:\s?\d{1,3}\s?_{2,})?|(?<![A-Za-z0-9_}\])])_(?![A-Za-z0-9_{])|（[\s\u3000]*）|\([\s\u3000]+\)|【[\s\u3000]*】|\[[\s\u3000]+\]|\((?:\\q?quad\s?){1,9}\)|\\underline\{(?:\\q?quad|\s){1,9}\}/gu;

/** How many blanks the text of a stem shows. */
export function countBlanks(stem: string): number {
  return stem.replaceAll('＿', '_').replaceAll(reservedName, '').match(marks)?.length ?? 0;
}

/** `__init__` and its like in Python; `__and__` stands between two blanks. */
const reservedName = /(?<![\w])__(?!(?:and|or|is|in|of|to|y|e|o|de)__)[a-z][a-z0-9]*__(?!\w)/gu;
