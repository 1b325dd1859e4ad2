// Symmetric, positive definite matrices by Cholesky.
import { zeros } from './numbers.ts';

export type Matrix = readonly (readonly number[])[];

/** The lower triangle, or null where the matrix is not positive definite. */
function decompose(matrix: Matrix): number[][] | null {
  const size = matrix.length;
  const lower = Array.from({ length: size }, () => zeros(size));
  for (let row = 0; row < size; row++) {
    const own = lower[row] ?? [];
    for (let column = 0; column <= row; column++) {
      const other = lower[column] ?? [];
      let rest = matrix[row]?.[column] ?? 0;
      for (let at = 0; at < column; at++) rest -= (own[at] ?? 0) * (other[at] ?? 0);
      if (row > column) own[column] = rest / (other[column] ?? 1);
      else if (rest > 1e-12) own[column] = Math.sqrt(rest);
      else return null;
    }
  }
  return lower;
}

function substitute(lower: Matrix, values: readonly number[]): number[] {
  const size = lower.length;
  const solved = [...values];
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < row; at++) solved[row] = (solved[row] ?? 0) - (lower[row]?.[at] ?? 0) * (solved[at] ?? 0);
    solved[row] = (solved[row] ?? 0) / (lower[row]?.[row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++) {
      solved[row] = (solved[row] ?? 0) - (lower[at]?.[row] ?? 0) * (solved[at] ?? 0);
    }
    solved[row] = (solved[row] ?? 0) / (lower[row]?.[row] ?? 1);
  }
  return solved;
}

export function solve(matrix: Matrix, values: readonly number[]): number[] | null {
  const lower = decompose(matrix);
  return lower && substitute(lower, values);
}

export function invert(matrix: Matrix): number[][] | null {
  const lower = decompose(matrix);
  return (
    lower &&
    matrix.map((_, column) =>
      substitute(
        lower,
        matrix.map((__, row) => (row === column ? 1 : 0)),
      ),
    )
  );
}
