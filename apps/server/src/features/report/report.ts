// Reports about content as other features meet them: the front door of this feature.
export { presentReport } from './present-report.ts';
export { findContentId, selectWaitingReports, upsertReport } from './report.store.ts';
export type { ReportRow } from './report.store.ts';
