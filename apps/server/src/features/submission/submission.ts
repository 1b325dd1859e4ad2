// What people hand in for a review, and what is decided about it: the front door of this feature.
export { decide, submissions } from './decide.ts';
export type { Decision, Submission, SubmissionKind } from './decide.ts';
export { removePicture, replacePicture } from './draft-picture.ts';
export type { DraftPicture } from './draft-picture.ts';
export { refuseUnderReview, statusWhenKept, submittedAt } from './keep.ts';
export type { KeptStatus } from './keep.ts';
export { needsReview } from './needs-review.ts';
export { restore, suspend, suspendables } from './suspend.ts';
export type { Suspendable } from './suspend.ts';
