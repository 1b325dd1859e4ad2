// Which questions of a homework were graded anew: what grades and shows its papers asks here.
import type { GradeChange } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { selectChanges } from './changes.store.ts';
import type { ChangeRow } from './changes.store.ts';

export { selectRegraded } from './changes.store.ts';

function presentChange(row: ChangeRow, reader: 'taker' | 'marker'): GradeChange {
  const { way, old_score, new_score, reason, name, made_at, undone_at } = row;
  return {
    way,
    old_score,
    new_score,
    reason,
    name: reader === 'marker' ? name : null,
    made_at: made_at.toISOString(),
    undone_at: undone_at?.toISOString() ?? null,
  };
}

/** Of one paper, by number. */
export async function selectChangesOf(
  db: Db,
  attemptId: number,
  reader: 'taker' | 'marker',
): Promise<ReadonlyMap<number, GradeChange[]>> {
  const byNo = Map.groupBy(await selectChanges(db, [attemptId]), ({ no }) => no);
  return new Map(Array.from(byNo, ([no, rows]) => [no, rows.map((row) => presentChange(row, reader))]));
}

/** Of many papers for the people who mark them, by `placeOf`. */
export async function selectChangesOn(
  db: Db,
  attemptIds: readonly number[],
): Promise<ReadonlyMap<string, GradeChange[]>> {
  const byPlace = Map.groupBy(await selectChanges(db, attemptIds), placeOf);
  return new Map(Array.from(byPlace, ([place, rows]) => [place, rows.map((row) => presentChange(row, 'marker'))]));
}

export function placeOf({ attempt_id, no }: { attempt_id: number; no: number }): string {
  return `${attempt_id} ${no}`;
}
