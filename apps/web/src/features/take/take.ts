// The front door: how questions come into somebody's bank, and how several are chosen.
export { default as chooseStyles } from './choose.module.css';
export { ChooseQuestion } from './choose-question.tsx';
export { ChosenBar } from './chosen-bar.tsx';
export { useImportGoal } from './import-goal.ts';
export { TakeImport } from './take-import.tsx';
export { TakeButton } from './take-button.tsx';
export { TakeBar, TakeCheckbox } from './take-selection.tsx';
