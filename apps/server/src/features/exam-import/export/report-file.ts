// What was found wrong or doubtful in a file, row by row, for the colleague who made it.
import type { TableColumn } from '@tiku/papers';
import type { Context } from '../../../platform/http/context.ts';
import { importTexts } from '../../../platform/texts/imports/imports.ts';
import type { ImportRow } from '../exam-import.store.ts';
import { describeProblem } from '../preview/import-words.ts';
import { selectProblems } from '../preview/preview.store.ts';
import { sendFile } from '../read/send-file.ts';
import { writeApart } from './write-apart.ts';

/** As many rows as a spreadsheet has, less its header. */
const most = 1_000_000;

export async function reportFile(context: Context<'member'>, row: ImportRow): Promise<Buffer> {
  const { db, language } = context;
  const problems = await selectProblems(db, row.id, { start: 0, limit: most });
  const { files, report } = importTexts[language];
  const columns: TableColumn[] = [
    { title: report.sheet, kind: 'number', width: 8 },
    { title: report.row, kind: 'number', width: 8 },
    { title: report.cell, kind: 'text', width: 10 },
    { title: report.problem, kind: 'text', width: 60 },
    { title: report.fix, kind: 'text', width: 60 },
  ];
  const rows = problems.map((problem) => {
    const { sheet_no, row: line, cell, message, fix } = describeProblem(problem, language);
    return [sheet_no + 1, line === 0 ? null : line, cell, message, fix];
  });
  const table = { name: files.report, columns, rows };
  return sendFile(context, files.report, await writeApart({ name: 'table', table }));
}
