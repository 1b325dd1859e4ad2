// The front door: how questions come into the bank from elsewhere.
export { TakeImport } from './take/take-import.tsx';
export { TakeButton } from './take/take-button.tsx';
export { TakeBar, TakeCheckbox } from './take/take-selection.tsx';
