// Messages to people: the front door of this feature.
import type { Language, NoticeEntry } from '@tiku/contract';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { findNotice, insertRead, selectNewestNotices } from './notice.store.ts';
import type { NoticeRow, Translated } from './notice.store.ts';

export { countUnread as countUnreadNotices, insertNotice, insertNoticesTo } from './notice.store.ts';

export async function readNotice(db: Db, accountId: number, noticeId: number): Promise<NoticeRow> {
  const notice = await findNotice(db, accountId, noticeId);
  if (!notice) throw new AppError('not_found');
  await insertRead(db, accountId, noticeId);
  return { ...notice, is_read: true };
}

export async function newestNotices(db: Db, accountId: number, language: Language): Promise<NoticeEntry[]> {
  const rows = await selectNewestNotices(db, accountId, 3);
  return rows.map((row) => presentNotice(row, language));
}

export function presentNotice(row: NoticeRow, language: Language): NoticeEntry {
  return {
    notice_id: row.id,
    type: row.type,
    title: inLanguage(row.title, language),
    content: inLanguage(row.content, language),
    released_at: row.released_at.toISOString(),
    is_read: row.is_read,
  };
}

function inLanguage(text: Translated, language: Language): string {
  return text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}
