// Telling open screens that something has changed: the front door of this feature.
export { createChangeStreams } from './change-streams.ts';
export { insertChange, insertChanges, purgeChanges } from './change.store.ts';
