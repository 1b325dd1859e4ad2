import type { ColumnRole } from '@tiku/questions/column-roles';

/** The columns of one sheet as they were read. */
export interface SheetColumns {
  sheet_no: number;
  /** The same for every file with these names over its columns. */
  shape: string;
  columns: ReadColumn[];
  /** What the first option is counted as, where the answers are numbers. */
  first_option: 0 | 1;
}

export interface ReadColumn {
  name: string;
  role: ColumnRole | null;
  is_unsure: boolean;
  samples: string[];
}
