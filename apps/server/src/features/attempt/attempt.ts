// Attempts as other features meet them: the front door of this feature.
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { batchesOfMany } from '../../platform/jobs/each-of-many.ts';
import type { Run } from '../../platform/jobs/each-of-many.ts';
import { addFigures, selectUncounted } from './report/stat.store.ts';

export { readRecentPractices } from './history/practice-home.ts';
export type { ReadAttempt } from './paper/attempt-row.ts';
export { lockRunning, lockUnfinished } from './paper/attempt.store.ts';
export type { GivenBy } from './paper/asked.store.ts';
export { withheldByBegun, withheldByTests } from './paper/withheld.store.ts';
export { findAsked } from './paper/find-asked.ts';
export { createPapers } from './paper/paper.ts';
export { highlightStem } from './paper/highlight.ts';
export { isAnswerFile, isAskedFile } from './answers/answer-file.store.ts';
export { closeAttempt } from './hand-in/close-attempt.ts';
export { closeOverdue, sweepAttempts } from './hand-in/hand-in.ts';
export { deleteUnusedPractices, isAnswered, isBeingCounted } from './history/exam-uses.store.ts';
export { markDeleted, markRestored } from './history/history-marks.store.ts';
export { selectLastAnswers, selectPresentNumbers } from './history/question-history.store.ts';
export { isReadableAttempt } from './history/own-attempts.ts';
export { purgeAttempts } from './history/purge-attempts.ts';
export { countMovedRanks } from './report/count-ranks.ts';
export { gradeAnswer } from './hand-in/grade-answer.ts';
export { answerSeconds } from './hand-in/graded-at-end.store.ts';
export { followGrades } from './hand-in/follow-grades.ts';
export { updateTotals } from './hand-in/hand-in.store.ts';
export { releaseAttempts, releaseResults, sweepResults } from './hand-in/release-results.ts';
export { insertSwitches } from './sitting/switch.store.ts';
export { judgeSwitch } from './sitting/judge-switch.ts';
export { writeAnswers } from './answers/answer.store.ts';

/** How people fare with questions, from what was handed in since. Answers how many attempts were counted. */
export async function countAnswers(db: Kysely<Tables>, run?: Run): Promise<number> {
  const select = (limit: number) => selectUncounted(db, limit);
  return batchesOfMany(db, { kind: 'count-answers', select, together: (ids) => addFigures(db, ids) }, run);
}
