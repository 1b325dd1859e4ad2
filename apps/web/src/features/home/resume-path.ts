import type { AttemptEntry } from '@tiku/contract';
import { attemptPath, reportPath } from '../../lib/navigation/addresses.ts';

/** An attempt is gone on with where it stopped; one that is handed in shows its report. */
export function resumePath({ answer_id, handed_in_at }: AttemptEntry): string {
  return handed_in_at === null ? attemptPath(answer_id) : reportPath(answer_id);
}
