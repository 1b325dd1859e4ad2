import type { Sheet } from '../workbook.ts';

/** A sheet laid out anew, one question in each row, and where its rows came from. */
export interface ShapedSheet {
  sheet: Sheet;
  /** By row of the new sheet, both counted from 0; the last is included. */
  rowsOf: readonly { first: number; last: number }[];
}

/** Pictures stay with the row that their own has become part of, over its first cell. */
export function shapeSheet(sheet: Sheet, rows: string[][], rowsOf: ShapedSheet['rowsOf']): ShapedSheet {
  const pictures = sheet.pictures.flatMap((picture) => {
    const row = rowsOf.findIndex(({ first, last }) => picture.row >= first && picture.row <= last);
    return row < 0 ? [] : [{ ...picture, row }];
  });
  return { sheet: { ...sheet, rows, spans: [], underlined: new Map(), pictures }, rowsOf };
}
