// The front door: what other features may use of groups.
export { GroupPicker } from './group-picker.tsx';
export { GroupPart } from './loaded-group.tsx';
export { useGroupChoice } from './use-group-choice.ts';
