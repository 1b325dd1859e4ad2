// The front door: what other features may use of questions.
export { byFamily } from './by-family.ts';
export { QuestionFrame } from './question-frame.tsx';
export { HiddenKeyNote } from './hidden-key-note.tsx';
export { gradingOf } from './grading-of.ts';
export { addHighlight, stretchOf } from './highlights.ts';
export { stemIn, usePaintedStem } from './painted-stem.ts';
