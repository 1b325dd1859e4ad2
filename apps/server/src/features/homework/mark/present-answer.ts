import type { MarkedAnswer, SavedMark } from '@tiku/contract';
import { placeOf } from '../regrade/regrade.ts';
import type { selectChangesOn } from '../regrade/regrade.ts';
import type { AnswerMarkRow } from './marked-answer.store.ts';

type Changes = Awaited<ReturnType<typeof selectChangesOn>>;

/** One answer, with everybody who gave it. */
export function presentAnswer(
  rows: readonly AnswerMarkRow[],
  changes: Changes,
  { names_hidden }: { names_hidden: boolean },
): MarkedAnswer {
  const [first] = rows;
  if (!first) throw new Error('an answer that nobody gave');
  return {
    no: first.no,
    place: first.place,
    answer: first.answer,
    papers: rows.map((row) => ({
      answer_id: row.answer_id,
      user_id: names_hidden ? null : row.user_id,
      name: names_hidden ? '' : row.name,
      round: row.round,
      is_completed: row.is_completed,
      ...presentMark(row),
      changes: changes.get(placeOf({ attempt_id: row.answer_id, no: row.no })) ?? [],
    })),
  };
}

type MarkRow = Pick<
  AnswerMarkRow,
  'm_s' | 'm_c' | 'criteria' | 'adjustment' | 'version' | 'marker_id' | 'marker_name' | 'marked_at'
>;

export function presentSaved(row: MarkRow & Pick<SavedMark, 'answer_id' | 'no'>): SavedMark {
  return { answer_id: row.answer_id, no: row.no, ...presentMark(row) };
}

function presentMark(row: MarkRow): Omit<SavedMark, 'answer_id' | 'no'> {
  return {
    m_s: row.m_s,
    m_c: row.m_c,
    criteria: row.criteria,
    adjustment: row.adjustment,
    version: row.version,
    marker: row.marker_id === null ? null : { user_id: row.marker_id, name: row.marker_name ?? '' },
    marked_at: row.marked_at?.toISOString() ?? null,
  };
}
