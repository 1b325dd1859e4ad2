import { writeTable } from '@tiku/papers';
import type { TableCell, TableColumn } from '@tiku/papers';
import { roundScore } from '@tiku/questions';
import { sendSpreadsheet } from '../../../platform/files/send-spreadsheet.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { fill, texts } from '../../../platform/texts/texts.ts';
import { selectTimeZone } from '../../account/account.ts';
import { findManaged } from '../lists/homework-list.store.ts';
import { selectMarked } from '../mark/marked-homework.ts';
import { completionOf } from './member-scores.ts';
import { selectScoresOf } from './score-list.store.ts';

const shapes = [
  ['rank', 'number', 8],
  ['name', 'text', 24],
  ['state', 'text', 16],
  ['score', 'number', 10],
  ['markedScore', 'number', 16],
  ['fullScore', 'number', 10],
  ['result', 'text', 12],
  ['minutes', 'number', 10],
  ['handedIn', 'instant', 18],
  ['papers', 'number', 10],
  ['switches', 'number', 14],
] as const satisfies readonly (readonly [string, TableColumn['kind'], number])[];

/** All members, in the order of the list. */
export async function exportScores(context: Context<'member'>, homeworkId: number): Promise<Buffer> {
  const { db, actor, language, reply } = context;
  const managed = await findManaged(db, actor, homeworkId);
  if (!managed) throw new AppError('not_found');
  const { title, full_score, pass_percent } = managed;
  const timeZone = await selectTimeZone(db, actor.accountId);
  const rows = await selectScoresOf(db, await selectMarked(db, actor, homeworkId), { start: 0, limit: null });
  const { name, columns, completion, stay, passed, failed, times } = texts[language].scoreSheet;
  const bytes = await writeTable({
    name,
    lines: [title, fill(times, { zone: timeZone })],
    timeZone,
    columns: shapes.map(([column, kind, width]) => ({ title: columns[column], kind, width })),
    rows: rows.map((row): TableCell[] => [
      row.rank,
      row.name,
      [completion[completionOf(row)], stay[row.stay]].filter(Boolean).join(' · '),
      row.score,
      row.marked_score,
      full_score,
      row.score === null ? null : row.score * 100 >= full_score * pass_percent ? passed : failed,
      row.seconds === null ? null : roundScore(row.seconds / 60),
      row.handed_in_at,
      row.attempts_count,
      row.switches_count,
    ]),
  });
  return sendSpreadsheet(reply, `${title} - ${name}`, bytes);
}
