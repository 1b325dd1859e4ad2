// Official notices: written once in all languages, shown from a time on.
import type { OfficialNotice } from '@tiku/contract';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage } from '../../../platform/db/keyset.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { insertChange } from '../../events/events.ts';
import { recordAction } from '../actions/actions.ts';
import type { ActingOperator } from '../actions/actions.ts';
import { deleteOfficial, insertOfficial, isCompany, selectOfficial } from './official-notice.store.ts';
import type { NewOfficial, NoticeRow } from './official-notice.store.ts';

function presentNotice(row: NoticeRow): OfficialNotice {
  return {
    notice_id: row.id,
    title: row.title,
    content: row.content,
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name ?? '' },
    released_at: row.released_at.toISOString(),
    is_released: row.is_released,
  };
}

export async function listNotices(
  db: Db,
  page: { after?: string | undefined; limit: number },
): Promise<{ list: OfficialNotice[]; next: string | null }> {
  const { rows, next } = cutPage(await selectOfficial(db, page), page.limit, ({ id }) => String(id));
  return { list: rows.map(presentNotice), next };
}

const titleOf = (title: Record<string, string>) => title.en ?? Object.values(title)[0] ?? '';

export async function sendNotice(tx: Db, operator: ActingOperator, notice: NewOfficial): Promise<number> {
  if (notice.companyId !== null && !(await isCompany(tx, notice.companyId))) throw new AppError('not_found');
  const { id, isNew } = await insertOfficial(tx, notice);
  if (!isNew) return id;
  const { companyId, releasedAt } = notice;
  const detail = { company_id: companyId, released_at: releasedAt };
  await recordAction(tx, operator, {
    action: 'send_notice',
    about: 'notice',
    aboutId: id,
    title: titleOf(notice.title),
    detail,
  });
  await insertChange(tx, 'notices');
  return id;
}

export async function withdrawNotice(tx: Db, operator: ActingOperator, noticeId: number): Promise<void> {
  const title = await deleteOfficial(tx, noticeId);
  if (!title) throw new AppError('not_found');
  await recordAction(tx, operator, {
    action: 'withdraw_notice',
    about: 'notice',
    aboutId: noticeId,
    title: titleOf(title),
  });
  await insertChange(tx, 'notices');
}
