// Messages to people: the front door of this feature.
import { languages } from '@tiku/contract';
import type { Language, NoticeEntry } from '@tiku/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Texts } from '../../platform/texts/texts.ts';
import { fill, texts } from '../../platform/texts/texts.ts';
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
  const isMany = row.events_count > 1;
  const withCount = (text: string) => text.replaceAll('{count}', String(row.events_count));
  const title = isMany && row.many_title ? withCount(inLanguage(row.many_title, language)) : null;
  const content = isMany && row.many_content ? withCount(inLanguage(row.many_content, language)) : null;
  return {
    notice_id: row.id,
    type: row.type,
    kind: row.kind,
    title: title ?? inLanguage(row.title, language),
    content: content ?? inLanguage(row.content, language),
    path: row.path,
    released_at: row.released_at.toISOString(),
    is_read: row.is_read,
  };
}

/** A title and a content of the server's texts in every language. What is not named in `values` is filled in by the reader. */
export function inAllLanguages(
  choose: (texts: Texts) => { title: string; content: string },
  values: Record<string, string> = {},
): { title: Translated; content: Translated } {
  const filled = { count: '{count}', ...values };
  const inEach = (part: 'title' | 'content') =>
    Object.fromEntries(languages.map((language) => [language, fill(choose(texts[language])[part], filled)]));
  return { title: inEach('title'), content: inEach('content') };
}

function inLanguage(text: Translated, language: Language): string {
  return text[language] ?? text.en ?? Object.values(text)[0] ?? '';
}
