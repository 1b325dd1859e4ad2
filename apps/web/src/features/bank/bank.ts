// The front door: how questions come into the bank from elsewhere.
export { TakeButton } from './take/take-button.tsx';
export { TakeBar, TakeCheckbox } from './take/take-selection.tsx';
