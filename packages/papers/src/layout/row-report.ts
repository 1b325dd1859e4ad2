import { cellAddress } from '../import-problem.ts';
import type { ImportProblem, ImportProblemCode } from '../import-problem.ts';

/** What is said about one row; columns are counted from 0. */
export interface RowReport {
  problems: ImportProblem[];
  error(code: ImportProblemCode, column: number, values?: ImportProblem['values']): void;
  warn(code: ImportProblemCode, column: number, values?: ImportProblem['values']): void;
}

/** `row` is counted from 0; what is above the first row is said of it. */
export function reportOn(sheetNo: number, wanted: number): RowReport {
  const row = Math.max(0, wanted);
  const problems: ImportProblem[] = [];
  const add =
    (severity: 'error' | 'warning') => (code: ImportProblemCode, column: number, values?: ImportProblem['values']) => {
      const at = { sheet_no: sheetNo, row: row + 1, cell: cellAddress(row, column) };
      problems.push({ severity, ...at, code, ...(values && { values }) });
    };
  return { problems, error: add('error'), warn: add('warning') };
}
