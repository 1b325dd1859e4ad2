import type { ReportEntry } from '@tiku/contract';
import { searchableText } from '@tiku/questions/rich-text';
import type { ReportRow } from './report.store.ts';

const stemLength = 160;

export function presentReport(row: ReportRow): ReportEntry {
  return {
    report_id: row.id,
    exam: { id: row.exam_id, title: row.exam_title },
    no: row.current_no ?? row.no,
    is_current: row.current_no !== null,
    stem: searchableText(row.stem ?? '').slice(0, stemLength),
    reason: row.reason,
    body: row.body,
    reporter: { user_id: row.account_id, name: row.reporter_name },
    reported_at: row.created_at.toISOString(),
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
