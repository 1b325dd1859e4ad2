// Questions that are one although they are written twice.
export { areTwins } from './are-twins.ts';
export { areVersions } from './are-versions.ts';
export { comparedText } from './compared-text.ts';
export type { ComparedText } from './compared-text.ts';
export { fingerprint } from './fingerprint.ts';
export { groupAlike } from './group-alike.ts';
