import { useMemo } from 'react';
import type { SheetCell } from '../sheet/sheet-grid.tsx';
import { sheetEntryOf } from './attempt.ts';
import { useAttempt } from './attempt-context.ts';

export function useCells(): SheetCell[] {
  const attempt = useAttempt((state) => state);
  return useMemo(() => attempt.sheet.noes.map((no) => ({ no, ...sheetEntryOf(attempt, no) })), [attempt]);
}
