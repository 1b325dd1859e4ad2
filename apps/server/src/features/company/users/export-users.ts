import { writeTable } from '@tiku/papers';
import type { TableCell, TableColumn } from '@tiku/papers';
import { sendSpreadsheet } from '../../../platform/files/send-spreadsheet.ts';
import type { Context } from '../../../platform/http/context.ts';
import { texts } from '../../../platform/texts/texts.ts';
import { selectTimeZone } from '../../account/account.ts';
import { administrated } from '../administrate.ts';
import { titleOf } from './user-columns.ts';
import { selectUsers } from './user.store.ts';
import type { UserFilters, UserRow } from './user.store.ts';

type Company = Context<'company'>;

/** As a spreadsheet that can be filled in and imported elsewhere, and what has become of each. */
export function userTable(
  { language }: Pick<Company, 'language'>,
  timeZone: string,
): {
  columns: TableColumn[];
  cellsOf: (row: UserRow) => TableCell[];
} {
  const { yes, state, states } = texts[language].companySheet;
  const text = (name: Parameters<typeof titleOf>[0], width: number): TableColumn => ({
    title: titleOf(name, language),
    kind: 'text',
    width,
  });
  return {
    columns: [
      text('job_id', 14),
      text('name', 24),
      text('department', 20),
      text('job_title', 20),
      text('emailaddress', 30),
      text('mobile', 16),
      text('is_admin', 14),
      { title: titleOf('expiration', language), kind: 'date', width: 14 },
      { title: state, kind: 'text', width: 14 },
    ],
    cellsOf: (row) => [
      row.job_id,
      row.name,
      row.department,
      row.job_title,
      row.email,
      row.mobile,
      row.is_admin || row.is_super_admin ? yes : '',
      row.expires_at && lastDay(row.expires_at, timeZone),
      states[row.state],
    ],
  };
}

/** The last day of somebody whose time ends with a day, in the time zone of the caller. */
function lastDay(expiresAt: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(expiresAt.getTime() - 1);
}

export async function exportUsers(context: Company, filters: UserFilters): Promise<Buffer> {
  const { db, actor, language, reply } = context;
  const { id } = administrated(actor);
  const rows = await selectUsers(db, id, filters, { start: 0, limit: null, order_by: 'job_id' });
  const { columns, cellsOf } = userTable(context, await selectTimeZone(db, actor.accountId));
  const { name } = texts[language].companySheet;
  return sendSpreadsheet(reply, name, await writeTable({ name, columns, rows: rows.map(cellsOf) }));
}
