// What kinds of attempts begin theirs with.
export { selectCandidates, selectLastAsked, selectLastNo } from './candidate.store.ts';
export type { Candidate } from './candidate.store.ts';
export { findByKey, findRunning, insertAttempt, insertPractised, lockPractice } from './new-attempt.store.ts';
export type { FirstAttempt, Sitting } from './new-attempt.store.ts';
