// What somebody says of how a file is to be read. All of it may be left open, and is then found out.
import type { ColumnRole } from '@tiku/questions/column-roles';
import type { SaidForm, TextEncoding } from '@tiku/questions/file-reading';

export interface SheetRecipe {
  /** It is about this sheet of this file where this is given. */
  sheet_no?: number | undefined;
  /** It is about every sheet with these names where this is given. */
  shape?: string | undefined;
  /** By column; proposed anew where there is another number of columns. */
  roles?: (ColumnRole | null)[] | undefined;
  /** What the first option is counted as. */
  first_option?: 0 | 1 | undefined;
  /** The row that holds the names, counted from 1; 0 where the first row is a question already. */
  header_row?: number | undefined;
  /** How many rows make a question. */
  rows_each?: number | undefined;
  /** What stands between the options of one cell. */
  separator?: string | undefined;
  answer_form?: SaidForm | undefined;
  /** The sheet that the answers stand on, by the numbers of their questions. */
  answers_sheet?: number | undefined;
}

/** Of a file that is plain text. */
export interface TextRecipe {
  encoding?: TextEncoding | undefined;
  /** What stands between two cells: with it, the file is a table. */
  delimiter?: string | undefined;
}
