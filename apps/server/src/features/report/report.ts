// Reports about content as other features meet them: the front door of this feature.
export { findContentId, upsertReport } from './report.store.ts';
