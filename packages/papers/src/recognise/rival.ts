// The reading that the rows bear out almost as well as the chosen one: somebody is shown both, and says which.
import type { SaidForm } from '@tiku/questions/file-reading';
import type { Header } from '../layout/find-header.ts';
import type { SheetColumns } from '../layout/sheet-columns.ts';
import type { Table } from '../layout/table-row.ts';
import type { SheetRecipe } from '../recipe.ts';

/** What is other than in the chosen reading. */
export interface Rival {
  header?: Header;
  answer_form?: SaidForm;
  first_option?: 0 | 1;
}

/** As a person may say it of the sheet. */
export interface SheetRival extends Pick<SheetRecipe, 'answer_form' | 'first_option'> {
  sheet_no: number;
  roles: SheetColumns['columns'][number]['role'][];
}

/** Numbers that count from 0 or from 1, or that are the texts of the options themselves. */
export function findOtherForm({ answerForm: { kind, base, isUnsure } }: Table): Rival | null {
  if (!isUnsure || kind === 'any') return null;
  return { answer_form: 'numbers', first_option: kind === 'texts' || base === 0 ? 1 : 0 };
}

/** With the columns at these places changing roles; where one of them has none, the other has none then. */
export function swapColumns(header: Header, one: number, other: number): Header {
  const columns = header.columns.map((column) => {
    if (column.at === one) return { ...column, at: other };
    return column.at === other ? { ...column, at: one } : column;
  });
  return { ...header, columns: columns.toSorted((a, b) => a.at - b.at) };
}

export function toSheetRival(
  { header: other, ...form }: Rival,
  chosen: Header,
  { sheet_no, columns }: SheetColumns,
): SheetRival {
  const roleAt = (at: number) => (other ?? chosen).columns.find((column) => column.at === at)?.role ?? null;
  return { sheet_no, roles: columns.map((_, at) => roleAt(at)), ...form };
}
