// The questions of certain rows: read in two ways, they can be compared.
import type { Sample } from './account/samples.ts';
import type { Draft } from './layout/draft.ts';

export interface RowPlace {
  sheet_no: number;
  row: number;
}

export function takeRows({ origins }: Draft, rows: readonly RowPlace[]): Sample[] {
  return rows.flatMap(({ sheet_no, row }) => {
    const item = origins.findIndex((each) => each.sheet_no === sheet_no && each.row <= row && row <= each.last_row);
    return item < 0 ? [] : [{ item, cells: [] }];
  });
}
