import type { AttemptEntry } from '@tiku/contract';

/** An attempt is gone on with where it stopped; one that is handed in shows its report. */
export function attemptPath({ exam, prac_type, answer_id }: AttemptEntry): string {
  return `/exam/detail/practice?exam_id=${exam.id}&mode=${prac_type}&answer_id=${answer_id}`;
}
