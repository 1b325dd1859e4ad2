import { writeTable } from '@tiku/papers';
import type { TableCell } from '@tiku/papers';
import { contentDisposition } from '../../../files/content-disposition.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Context } from '../../../http/context.ts';
import { texts } from '../../../texts/texts.ts';
import { findManaged } from '../lists/homework-list.store.ts';
import { selectMarked } from '../mark/marked-homework.ts';
import { completionOf } from './member-scores.ts';
import { selectScoresOf } from './score-list.store.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const widths = [8, 24, 16, 10, 10, 12, 10, 18, 10, 14];

/** All members, in the order of the list. */
export async function exportScores(context: Context<'member'>, homeworkId: number): Promise<Buffer> {
  const { db, actor, language, reply } = context;
  const managed = await findManaged(db, actor, homeworkId);
  if (!managed) throw new AppError('not_found');
  const { title, full_score, pass_percent } = managed;
  const rows = await selectScoresOf(db, await selectMarked(db, actor, homeworkId), { start: 0, limit: null });
  const { name, columns, completion, passed, failed } = texts[language].scoreSheet;
  const bytes = await writeTable({
    name,
    columns: Object.values(columns).map((column, at) => ({ title: column, width: widths[at] ?? 12 })),
    rows: rows.map((row): TableCell[] => [
      row.rank,
      row.name,
      completion[completionOf(row)] ?? '',
      row.score,
      full_score,
      row.score === null ? null : row.score * 100 >= full_score * pass_percent ? passed : failed,
      row.seconds,
      row.handed_in_at,
      row.attempts_count,
      row.switches_count,
    ]),
  });
  void reply
    .type(spreadsheet)
    .header('content-disposition', contentDisposition('attachment', `${title} - ${name}.xlsx`));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
