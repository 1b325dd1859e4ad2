import { foldName } from './names.ts';
import type { Table } from './table-row.ts';
import { columnsOf } from './table-row.ts';

/** Stable names, for people and statistics alike. */
export type LayoutName =
  | 'tiku'
  | 'kaoshibao'
  | 'shuatidadang'
  | 'crac'
  | 'correctness-columns'
  | 'options-in-one-cell'
  | 'first-option-right'
  | 'option-columns'
  | 'question-and-answer'
  | 'chamilo'
  | 'unknown';

export function recogniseLayout(table: Table, hasTitleBlock: boolean): LayoutName {
  const names = table.header.columns.map(({ name }) => name);
  const folded = new Set(names.map(foldName));
  const hasOptions = columnsOf(table, 'option').length > 0 || columnsOf(table, 'wrong').length > 0;
  if (folded.has('q') && folded.has('t')) return 'crac';
  if (columnsOf(table, 'correct').length > 0) return 'correctness-columns';
  if (table.isFirstOptionRight) return 'first-option-right';
  if (folded.has('选择项1') || columnsOf(table, 'material').length > 0 || hasTitleBlock) return 'tiku';
  if (folded.has('难易') || folded.has('子章节')) return 'shuatidadang';
  if (folded.has('选项a') && names.some((name) => /必填|勿删/u.test(name))) return 'kaoshibao';
  if (table.header.hasJoinedOptions) return 'options-in-one-cell';
  return hasOptions ? 'option-columns' : 'question-and-answer';
}
