// What people make of questions, as other features meet it: the front door of this feature.
export { selectKeyStandings } from './key-standings.store.ts';
export {
  countMarks,
  insertHighlights,
  isMarked,
  ownMark,
  ownProgress,
  selectMarkedNoes,
  selectMarks,
} from './mark.store.ts';
export type { MarkRow } from './mark.store.ts';
export { moveResults } from './move-results.store.ts';
export { giverOf, presentGrading } from './present-grading.ts';
export { readAskedMarks, readNote, toggleMark, writeNote } from './own-marks.ts';
export { presentNumber } from './present-number.store.ts';
export { questionHistory } from './question-history.ts';
export type { LastAnswerRow } from './question-history.ts';
export {
  bringBackMarks,
  moveMarks as renumberMarks,
  purgeMarksAside,
  selectMarkedAccounts,
} from './renumbered-marks.store.ts';
export { changeMarks, recordResults, selectPresentNumber, withMarks } from './settled-marks.ts';
