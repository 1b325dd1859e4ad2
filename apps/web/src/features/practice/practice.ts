// The front door: how other features begin to practise, and how somebody stands.
export { GradeChanges } from './attempt/question/grade-changes.tsx';
export { MyPractice, PractiseLink } from './start/my-practice.tsx';
export { useBeginAttempt } from './start/use-begin-attempt.ts';
