import { columnRoles } from '@tiku/questions/column-roles';
import type { ColumnRole } from '@tiku/questions/column-roles';
import type { Column } from '../layout/column.ts';
import type { Header } from '../layout/find-header.ts';
import type { Sheet } from '../workbook.ts';
import { nameAt } from './list-columns.ts';

/** The header with the columns as somebody said they are. */
export function applyRoles(header: Header, roles: readonly (ColumnRole | null)[], sheet: Sheet): Header {
  const counts = new Map<ColumnRole, number>();
  const columns = roles.flatMap((role, at): Column[] => {
    if (role === null || !columnRoles.includes(role)) return [];
    const item = (counts.get(role) ?? 0) + 1;
    counts.set(role, item);
    const isNumbered = role === 'option' || role === 'correct' || role === 'wrong';
    return [{ at, role, item, isNumbered, name: nameAt(sheet, header, at) }];
  });
  return { ...header, columns, unknown: [], hasJoinedOptions: counts.get('option') === 1, isStemGuessed: false };
}
