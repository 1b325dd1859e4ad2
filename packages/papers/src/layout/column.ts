import type { ColumnRole } from '@tiku/questions/column-roles';

export interface Column {
  /** Counted from 0. */
  at: number;
  role: ColumnRole;
  /** Which option, answer, score …, counted from 1. */
  item: number;
  /** By its own name, not by its place. */
  isNumbered: boolean;
  /** As the person wrote it. */
  name: string;
}
