import type { ImportProblemEntry } from '@tiku/contract';
import { useTexts } from '../../lib/i18n.ts';

type Place = Pick<ImportProblemEntry, 'sheet_no' | 'row'> & { cell?: string };

/** `C7`, with the sheet where it is not the first; `the whole file` where it is about all of it. */
export function usePlace(): (place: Place) => string {
  const t = useTexts('exam-import');
  return ({ sheet_no, row, cell }) => {
    if (row === 0) return t('place.file');
    const inSheet = cell || t('place.row', { row });
    return sheet_no === 0 ? inSheet : t('place.sheet', { no: sheet_no + 1, place: inSheet });
  };
}
