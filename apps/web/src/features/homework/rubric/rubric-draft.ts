// A rubric as somebody writes it: rows, of which the last is always empty.
import type { OfferedRubric, Rubric } from '@tiku/contract';
import { rules } from '@tiku/contract/limits';

export interface RubricRow {
  key: number;
  /** Null for one that is new. */
  id: number | null;
  sentence: string;
  points: string;
}

export interface RubricDraft {
  isFromFull: boolean;
  rows: readonly RubricRow[];
}

type Source = Pick<Rubric | OfferedRubric, 'is_from_full'> & {
  criteria: readonly { criterion_id?: number; sentence: string; points: number }[];
};

const isEmpty = ({ sentence, points }: RubricRow) => sentence.trim() === '' && points.trim() === '';

/** With one more row to write in, as long as there may be more. */
function withRoom(rows: readonly RubricRow[]): readonly RubricRow[] {
  const last = rows.at(-1);
  if (rows.length >= rules.homework.criteriaMax || (last && isEmpty(last))) return rows;
  const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
  return [...rows, { key, id: null, sentence: '', points: '' }];
}

export function draftOf(source: Source | undefined): RubricDraft {
  const rows = (source?.criteria ?? []).map(({ criterion_id: id, sentence, points }, at) => ({
    key: at + 1,
    id: id ?? null,
    sentence,
    points: String(points),
  }));
  return { isFromFull: source?.is_from_full ?? false, rows: withRoom(rows) };
}

export function changeRow(draft: RubricDraft, key: number, part: Partial<RubricRow>): RubricDraft {
  return { ...draft, rows: withRoom(draft.rows.map((row) => (row.key === key ? { ...row, ...part } : row))) };
}

export function removeRow(draft: RubricDraft, key: number): RubricDraft {
  return { ...draft, rows: withRoom(draft.rows.filter((row) => row.key !== key)) };
}

/** Those that somebody has written something in. */
export function writtenRows({ rows }: RubricDraft): readonly RubricRow[] {
  return rows.filter((row) => !isEmpty(row));
}
