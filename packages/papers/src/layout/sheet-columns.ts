import type { ColumnRole } from '@tiku/questions/column-roles';
import type { SaidForm } from '@tiku/questions/file-reading';
import type { SheetRecipe } from '../recipe.ts';

/** The columns of one sheet as they were read, and what the person may say of them. */
export interface SheetColumns {
  sheet_no: number;
  /** The same for every file with these names over its columns; '' where nothing has a name. */
  shape: string;
  columns: ReadColumn[];
  /** What the first option is counted as, where the answers are numbers. */
  first_option: 0 | 1;
  /** How the answers name their options; null where each row was read by itself. */
  answer_form: SaidForm | null;
  /** The row that the names were read from, counted from 1; 0 where there are none. */
  header_row: number;
  /** The first rows that hold anything, among which the names may stand. */
  first_rows: { row: number; text: string }[];
  /** The columns are not those of the file: several of its rows were laid out as one. */
  is_laid_out: boolean;
  /** What somebody said of the sheet, but for the columns. */
  said: Omit<SheetRecipe, 'sheet_no' | 'shape' | 'roles'>;
}

export interface ReadColumn {
  name: string;
  role: ColumnRole | null;
  is_unsure: boolean;
  samples: string[];
}
