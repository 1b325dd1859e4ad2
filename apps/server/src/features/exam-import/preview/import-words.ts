// What is wrong with a file, in the language of the reader; only codes are stored.
import type { ImportProblemEntry, Language } from '@tiku/contract';
import { fileLimits } from '@tiku/papers';
import type { Fault } from '../../../platform/texts/imports/import-texts.ts';
import { importTexts } from '../../../platform/texts/imports/imports.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { fill } from '../../../platform/texts/texts.ts';
import type { ProblemRow } from './preview.store.ts';

export type ImportFault = Fault;

export function describeFault(fault: ImportFault, language: Language): string {
  const count = new Intl.NumberFormat(language);
  const { cells, entries } = fileLimits;
  return fill(importTexts[language].faults[fault], { cells: count.format(cells), entries: count.format(entries) });
}

export function refuseFile(fault: ImportFault, language: Language): AppError {
  return new AppError('bad_file', { fields: { file: describeFault(fault, language) } });
}

export function describeProblem(row: ProblemRow, language: Language): ImportProblemEntry {
  const { severity, sheet_no, cell, code, quoted } = row;
  const { message, fix } = importTexts[language].problems[code];
  return { severity, sheet_no, row: row.row, cell, code, message: fill(message, quoted), fix: fill(fix, quoted) };
}
