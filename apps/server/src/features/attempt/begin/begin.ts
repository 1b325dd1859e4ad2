// What kinds of attempts begin theirs with.
export { selectCandidates, selectLastAsked, selectLastNo } from './candidate.store.ts';
export type { Candidate } from './candidate.store.ts';
export { findByKey, findRunning, insertAttempt, lockPractice } from './new-attempt.store.ts';
export type { Sitting } from './new-attempt.store.ts';
