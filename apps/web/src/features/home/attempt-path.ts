import type { AttemptEntry } from '@tiku/contract';

/** An attempt is gone on with where it stopped; one that is handed in shows its report. */
export function attemptPath({ answer_id, handed_in_at }: AttemptEntry): string {
  const path = `/exam/detail/practice?answer_id=${answer_id}`;
  return handed_in_at === null ? path : `${path}&view=report`;
}
