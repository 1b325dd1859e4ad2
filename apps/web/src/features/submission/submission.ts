// What people hand in for a review, as its writers see it: the front door of this feature.
export { ChangeNote, ComparedTexts, WithdrawChange, differing } from './change.tsx';
export { DraftPicture, DraftPictures } from './draft-pictures.tsx';
export { DraftButtons, DraftDesk, DraftHint, DraftIntroduction, useDraftFacts, useTellKept } from './draft.tsx';
