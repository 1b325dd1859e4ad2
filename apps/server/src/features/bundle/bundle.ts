// Bundles as other features meet them: the front door of this feature.
export { boughtWithBundle } from './bundle-access.ts';
export { isChangedLogo } from './bundle-change.store.ts';
export { presentChange } from './bundle-change.ts';
export { readBundleInvitation } from './invite-to-bundle.ts';
export { bundleSubmission, suspendableBundle } from './bundle-submission.ts';
export { insertBundle, insertFavorite, replaceExams, writeLogo, writeStatus } from './bundle.store.ts';
